-- In batches of 200 rows of invitation_settings: the buses that invitations ask for become trips.
INSERT INTO bus_trips (wedding_id, id, direction, vehicle, seats, stops, created_at)
SELECT t.wedding_id, t.id, t.direction, t.vehicle, t.seats, t.stops, t.created_at
FROM batch CROSS JOIN LATERAL trips_of_bus_routes(batch.wedding_id) t;
