import { jsonb, numeric, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Distribution } from '#domain/budget/distribution.ts'
import type { ScenarioChanges } from '#domain/budget/scenarios.ts'
import { weddings } from './weddings.ts'

/**
 * The budget of a wedding: the sum that a couple wants to spend in all, in euros, its plan by category in cents
 * (decision 112), and its scenarios (decision 115).
 */
export const budgets = pgTable('budgets', {
  weddingId: uuid('wedding_id')
    .primaryKey()
    .references(() => weddings.id, { onDelete: 'cascade' }),
  totalBudget: numeric('total_budget', { precision: 12, scale: 2, mode: 'number' }),
  scenarios: jsonb('scenarios')
    .$type<{ id: string; name: string; changes: ScenarioChanges }[]>()
    .notNull()
    .default([]),
  distribution: jsonb('distribution').$type<Distribution>().notNull().default({}),
})
