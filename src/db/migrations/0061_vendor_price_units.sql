ALTER TABLE "vendors" ADD COLUMN "price_unit" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "fixed_price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "included_units" integer;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "unit_quantity" integer;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "people_per_unit" integer;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "planned_adults" integer;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "planned_children" integer;--> statement-breakpoint
DROP FUNCTION vendor_cost(numeric, numeric, integer, jsonb);--> statement-breakpoint
-- The cost of a vendor with a price per unit in euros, of the numbers that `vendor_heads` gives. Parts that are null are
-- those of a price per guest; guests who are missing to the minimum cost as adults. `perHeadCents` of the domain says
-- the same, which a test compares.
CREATE OR REPLACE FUNCTION vendor_cost(
  unit text, adult numeric, child numeric, fixed numeric, minimum integer, included integer, quantity integer,
  people_per_unit integer, heads jsonb)
RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT least(9999999.99, coalesce(fixed, 0) + CASE coalesce(unit, 'guest')
    WHEN 'guest' THEN adult * greatest(0, charged - free) + child * greatest(0, children - greatest(0, free - charged))
    WHEN 'adultHour' THEN adult * greatest(adults, minimum) * greatest(0, units - free)
    ELSE adult * greatest(0, greatest(units, minimum) - free) END)
  FROM (
    SELECT adults, children, free, greatest(adults, minimum - children) AS charged,
      CASE unit
        WHEN 'person' THEN adults + children
        WHEN 'family' THEN coalesce(quantity, families)
        WHEN 'table' THEN coalesce(quantity, ceil((adults + children)::numeric / coalesce(people_per_unit, 10)))
        WHEN 'bus' THEN coalesce(quantity, ceil((adults + children)::numeric / coalesce(people_per_unit, 50)))
        ELSE coalesce(quantity, 0) END AS units
    FROM (
      SELECT (heads ->> 'adults')::integer AS adults, (heads ->> 'children')::integer AS children,
        coalesce((heads ->> 'families')::integer, 0) AS families, coalesce(included, 0) AS free) counted) counted
$$;--> statement-breakpoint
-- How many adults, children and families an event counts, or the wedding itself (null): those who are invited, those who
-- have not declined, and those who said yes. Babies are not counted; a guest without a household is a family of one.
CREATE OR REPLACE FUNCTION vendor_heads(in_wedding uuid, in_event uuid)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'invited', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult'),
      'children', count(*) FILTER (WHERE age = 'child'),
      'families', count(DISTINCT family)),
    'expected', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult' AND answer IS NOT FALSE),
      'children', count(*) FILTER (WHERE age = 'child' AND answer IS NOT FALSE),
      'families', count(DISTINCT family) FILTER (WHERE answer IS NOT FALSE)),
    'confirmed', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult' AND answer),
      'children', count(*) FILTER (WHERE age = 'child' AND answer),
      'families', count(DISTINCT family) FILTER (WHERE answer)))
  FROM (
    SELECT age, rsvp AS answer, coalesce(household_id, id) AS family
    FROM guests WHERE in_event IS NULL AND wedding_id = in_wedding AND age <> 'baby'
    UNION ALL
    SELECT age, answer, coalesce(household_id, guests.id) FROM event_answers
    JOIN guests ON (guests.wedding_id, guests.id) = (event_answers.wedding_id, guest_id)
    WHERE event_answers.wedding_id = in_wedding AND event_id = in_event AND age <> 'baby'
  ) invited
$$;
