-- Keeps in a setting of the transaction whether the rows of an area that it has touched were all drafts (`drafts`) or
-- not (`all`). The version that is raised, the notifications and the live updates follow it (decision 044).
CREATE OR REPLACE FUNCTION note_reach()
RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  setting text := 'azahar.reach_' || TG_ARGV[0];
  was_draft boolean;
  becomes_draft boolean;
BEGIN
  IF TG_TABLE_NAME IN ('comments', 'item_files') THEN
    setting := 'azahar.reach_' || CASE coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> 'kind'
      WHEN 'item' THEN 'agenda' WHEN 'task' THEN 'tasks' WHEN 'image' THEN 'inspiration' ELSE 'vendors' END;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    was_draft := is_draft(TG_TABLE_NAME, to_jsonb(OLD));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    becomes_draft := is_draft(TG_TABLE_NAME, to_jsonb(NEW));
  END IF;
  IF NOT coalesce(was_draft, true) OR NOT coalesce(becomes_draft, true) THEN
    PERFORM set_config(setting, 'all', true);
  ELSIF coalesce(was_draft, becomes_draft) AND current_setting(setting, true) IS DISTINCT FROM 'all' THEN
    PERFORM set_config(setting, 'drafts', true);
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END
$$;
