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
$$;
