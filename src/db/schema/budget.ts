import { numeric, pgTable, uuid } from 'drizzle-orm/pg-core'
import { weddings } from './weddings.ts'

/** The sum that a couple wants to spend in all, in euros; no row while they have not said. */
export const budgets = pgTable('budgets', {
  weddingId: uuid('wedding_id')
    .primaryKey()
    .references(() => weddings.id, { onDelete: 'cascade' }),
  totalBudget: numeric('total_budget', { precision: 12, scale: 2, mode: 'number' }),
})
