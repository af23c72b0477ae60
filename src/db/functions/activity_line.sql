-- The id of the line of activity that this transaction writes: the first to ask makes it.
CREATE OR REPLACE FUNCTION activity_line() RETURNS uuid LANGUAGE sql AS $$
  SELECT coalesce(
    nullif(current_setting('azahar.activity_line', true), ''),
    set_config('azahar.activity_line', gen_random_uuid()::text, true))::uuid
$$;
