/** The columns of a vendor that make up its price per unit: as its cost, only who sees the budget sees them. */
export const PRICE_COLUMNS = [
  'head_basis',
  'head_event_id',
  'adult_price',
  'child_price',
  'minimum_heads',
  'price_unit',
  'fixed_price',
  'included_units',
  'unit_quantity',
  'people_per_unit',
  'planned_adults',
  'planned_children',
] as const
