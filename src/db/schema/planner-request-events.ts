import { boolean, foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { LOST_REASONS, REQUEST_EVENTS } from '#domain/planners/request-stages.ts'
import { plannerRequests } from './planners.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The events of a request, from which its stage follows. The key is (planner, request, id). */
export const plannerRequestEvents = pgTable(
  'planner_request_events',
  {
    plannerId: uuid('planner_id').notNull(),
    requestId: uuid('request_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: REQUEST_EVENTS }).notNull(),
    author: text('author', { enum: ['planner', 'couple'] }).notNull(),
    /** Noted by hand, so that it can be taken back. */
    isNoted: boolean('is_noted').notNull().default(false),
    /** Of 'lost' alone. */
    reason: text('reason', { enum: LOST_REASONS }),
    /** The planner's own words beside it. */
    text: text('text'),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.requestId, table.id] }),
    foreignKey({
      name: 'planner_request_events_request_fk',
      columns: [table.plannerId, table.requestId],
      foreignColumns: [plannerRequests.plannerId, plannerRequests.id],
    }).onDelete('cascade'),
    index('planner_request_events_order_idx').on(table.plannerId, table.requestId, table.kind, table.at),
  ],
)
