-- The cost of a vendor with a price per head in euros, of the numbers that `vendor_heads` gives. Guests who are missing
-- to the minimum cost as adults. `perHeadCents` of the domain says the same, which a test compares.
CREATE OR REPLACE FUNCTION vendor_cost(adult numeric, child numeric, minimum integer, heads jsonb)
RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT least(
    9999999.99,
    adult * greatest((heads ->> 'adults')::integer, minimum - (heads ->> 'children')::integer)
      + child * (heads ->> 'children')::integer)
$$;
