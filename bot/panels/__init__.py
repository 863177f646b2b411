"""Messages with buttons: the lobby, the table, the private panel. Dynamic items only, so that nothing is kept in memory
and every button works after a restart."""
