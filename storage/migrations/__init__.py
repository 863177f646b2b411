"""The history of the schema, applied by `Database.open`."""
