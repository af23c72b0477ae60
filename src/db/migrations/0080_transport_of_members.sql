-- In batches of 500 rows of wedding_members: the trigger gives the members of before a level for the buses.
UPDATE wedding_members SET permissions = permissions
FROM batch WHERE (wedding_members.wedding_id, wedding_members.user_id) = (batch.wedding_id, batch.user_id)
  AND NOT permissions ? 'transport';
