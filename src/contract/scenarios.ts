import * as z from 'zod'
import { SCENARIO_NAME_MAX, SCENARIO_VENDORS_MAX, SCENARIOS_MAX } from '#domain/budget/scenarios.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { UNIT_QUANTITY_MAX } from '#domain/vendors/price-units.ts'
import { PLANNED_HEADS_MAX } from '#domain/vendors/vendor-prices.ts'
import { id, text } from './base.ts'
import { headPrice } from './vendor-prices.ts'

const difference = z.int32().min(-PLANNED_HEADS_MAX).max(PLANNED_HEADS_MAX)
const quantity = z.int32().min(0).max(UNIT_QUANTITY_MAX)

const byVendor = <T extends z.ZodType>(value: T) =>
  z
    .record(id, value)
    .refine((values) => Object.keys(values).length <= SCENARIO_VENDORS_MAX, 'too many vendors')

/** The changes of a scenario to today: guests are more or fewer than the answers give, the rest is as it would be. */
export const scenarioChanges = z.object({
  adults: difference,
  children: difference,
  /** Euros of an adult or a unit, by the id of the vendor. */
  prices: byVendor(headPrice.shape.adult),
  /** Hours, by the id of the vendor. */
  hours: byVendor(quantity),
  /** `null` while they follow from the guests. */
  tables: quantity.nullable(),
  buses: quantity.nullable(),
  /** Vendors that count although they are not confirmed. */
  counted: z.array(id).max(SCENARIO_VENDORS_MAX),
})

export const scenario = z.object({
  id,
  name: text.overwrite(cleanLine).min(1).max(SCENARIO_NAME_MAX),
  changes: scenarioChanges,
})

export type Scenario = z.infer<typeof scenario>

/** The scenarios of a wedding, in the order in which they were saved. */
export const scenarios = z.array(scenario).max(SCENARIOS_MAX)

/** A vendor as the person saw it: what it costs, and its price by unit. */
export const seenVendor = z.object({ vendorId: id, cost: z.number(), adult: z.number() })

export type SeenVendor = z.infer<typeof seenVendor>
