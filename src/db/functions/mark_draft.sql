-- Marks what is noted of drafts, so that only who sees drafts reads of it: changes of their rows, and lines of
-- commands that touched nothing else (decision 044).
CREATE OR REPLACE FUNCTION mark_draft()
RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reaches text[] := ARRAY[
    current_setting('azahar.reach_vendors', true),
    current_setting('azahar.reach_agenda', true),
    current_setting('azahar.reach_inspiration', true),
    current_setting('azahar.reach_tasks', true)];
BEGIN
  IF TG_TABLE_NAME = 'activity_changes' THEN
    NEW.is_draft := 'drafts' = CASE
      WHEN NEW.entity = 'vendors' OR NEW.entity LIKE '%\_on\_vendor' THEN reaches[1]
      WHEN NEW.entity LIKE 'agenda%' OR NEW.entity LIKE '%\_on\_item' THEN reaches[2]
      WHEN NEW.entity LIKE 'inspiration%' OR NEW.entity LIKE '%\_on\_image' THEN reaches[3]
      WHEN NEW.entity = 'tasks' OR NEW.entity LIKE '%\_on\_task' THEN reaches[4]
      ELSE '' END;
    NEW.is_draft := coalesce(NEW.is_draft, false);
  ELSE
    NEW.is_draft := split_part(NEW.action, '.', 1) IN ('vendors', 'agenda', 'inspiration', 'tasks', 'uploads', 'activity')
      AND coalesce('drafts' = ANY (array_remove(reaches, NULL)), false)
      AND NOT coalesce('all' = ANY (array_remove(reaches, NULL)), false);
  END IF;
  RETURN NEW;
END
$$;
