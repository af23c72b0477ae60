-- Whether a row of a table is a draft or hangs on one; null when what it hangs on is gone (decision 044).
CREATE OR REPLACE FUNCTION is_draft(in_table text, in_row jsonb)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN in_table IN ('vendors', 'agenda_days', 'inspiration_folders', 'tasks') THEN in_row ->> 'drafted_at' IS NOT NULL
    WHEN in_table = 'agenda_items' THEN (
      SELECT d.drafted_at IS NOT NULL FROM public.agenda_days d
      WHERE d.wedding_id = (in_row ->> 'wedding_id')::uuid AND d.id = (in_row ->> 'day_id')::uuid)
    WHEN in_table IN ('inspirations', 'inspiration_shares') THEN (
      SELECT f.drafted_at IS NOT NULL FROM public.inspiration_folders f
      WHERE f.wedding_id = (in_row ->> 'wedding_id')::uuid AND f.id = (in_row ->> 'folder_id')::uuid)
    WHEN in_table IN ('comments', 'item_files') THEN CASE in_row ->> 'kind'
      WHEN 'vendor' THEN (
        SELECT v.drafted_at IS NOT NULL FROM public.vendors v
        WHERE v.wedding_id = (in_row ->> 'wedding_id')::uuid AND v.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      WHEN 'item' THEN (
        SELECT d.drafted_at IS NOT NULL FROM public.agenda_items i
        JOIN public.agenda_days d ON (d.wedding_id, d.id) = (i.wedding_id, i.day_id)
        WHERE i.wedding_id = (in_row ->> 'wedding_id')::uuid AND i.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      WHEN 'task' THEN (
        SELECT t.drafted_at IS NOT NULL FROM public.tasks t
        WHERE t.wedding_id = (in_row ->> 'wedding_id')::uuid AND t.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      WHEN 'image' THEN (
        SELECT f.drafted_at IS NOT NULL FROM public.inspirations i
        JOIN public.inspiration_folders f ON (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
        WHERE i.wedding_id = (in_row ->> 'wedding_id')::uuid AND i.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      END
    ELSE (
      SELECT v.drafted_at IS NOT NULL FROM public.vendors v
      WHERE v.wedding_id = (in_row ->> 'wedding_id')::uuid AND v.id = (in_row ->> 'vendor_id')::uuid)
  END
$$;
