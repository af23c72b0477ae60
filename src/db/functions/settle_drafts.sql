-- Says which members of a wedding see its drafts: its planners, and the couple once their last planner has left, so
-- that nothing that was prepared is lost (decision 044).
CREATE OR REPLACE FUNCTION settle_drafts()
RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wedding uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.wedding_id ELSE NEW.wedding_id END;
  has_planner boolean;
  lost_planner boolean := false;
BEGIN
  has_planner := EXISTS (
    SELECT FROM wedding_members
    WHERE wedding_id = wedding AND role = 'planner' AND preset IN ('planner', 'coordination', 'custom'));
  IF TG_OP <> 'INSERT' THEN
    lost_planner := OLD.role = 'planner' AND OLD.preset IN ('planner', 'coordination', 'custom');
  END IF;
  lost_planner := NOT has_planner AND (lost_planner OR EXISTS (
    SELECT FROM wedding_members WHERE wedding_id = wedding AND preset = 'couple' AND sees_drafts));
  UPDATE wedding_members m SET sees_drafts = NOT m.sees_drafts
  WHERE m.wedding_id = wedding AND m.sees_drafts IS DISTINCT FROM (
    CASE WHEN has_planner THEN m.role = 'planner' AND m.preset IN ('planner', 'coordination', 'custom')
      ELSE lost_planner AND m.preset = 'couple' END);
  RETURN NULL;
END
$$;
