-- From here on the version of a guest list is never below the number of its guests: an import raises it by its rows.
INSERT INTO wedding_versions (wedding_id, area, shard, version)
SELECT wedding_id, 'guests', 0, count(*) FROM guests GROUP BY wedding_id
ON CONFLICT (wedding_id, area, shard) DO UPDATE SET version = wedding_versions.version + excluded.version;
