import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { APPOINTMENT_KINDS } from '#domain/calendar/appointments.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull().defaultNow()

/** Days on which a planner takes no wedding, both ends included. The key is (owner, id). */
export const plannerClosures = pgTable(
  'planner_closures',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    label: text('label').notNull(),
    createdAt: at('created_at'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
)

/** Appointments of a planner, in the clocks of Madrid (`domain/calendar/appointments.ts`). The key is (owner, id). */
export const plannerAppointments = pgTable(
  'planner_appointments',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: APPOINTMENT_KINDS }).notNull(),
    title: text('title').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Minutes since the midnight that begins the day; an end past 1440 is on the next day. */
    startsAt: integer('starts_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    weddingId: uuid('wedding_id').references(() => weddings.id, { onDelete: 'set null' }),
    /** A request of the planner; it names nothing once that is gone. */
    requestId: uuid('request_id'),
    place: text('place'),
    notes: text('notes'),
    /** Counts its changes, as calendars that subscribe ask for. */
    revision: integer('revision').notNull().default(0),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('planner_appointments_day_idx').on(table.ownerId, table.day),
    index('planner_appointments_wedding_idx').on(table.weddingId),
  ],
)

/** The address to which a planner's other calendars subscribe. Its token is the permission to read it. */
export const plannerCalendars = pgTable('planner_calendars', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  showsWeddings: boolean('shows_weddings').notNull(),
  showsHolds: boolean('shows_holds').notNull(),
  showsAppointments: boolean('shows_appointments').notNull(),
  showsClosures: boolean('shows_closures').notNull(),
  createdAt: at('created_at'),
})
