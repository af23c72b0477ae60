import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { APPOINTMENT_KINDS, type AppointmentReminder } from '#domain/calendar/appointments.ts'
import { ATTENDANCES, type ToldMethod } from '#domain/calendar/attendees.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const at = (name: string) => instant(name).notNull().defaultNow()

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
    /** Counts its changes: the SEQUENCE of calendars. */
    revision: integer('revision').notNull().default(0),
    /** Minutes before it, and the instant of that until the reminder is given. */
    reminder: integer('reminder').$type<AppointmentReminder>(),
    remindAt: instant('remind_at'),
    /** The person of the planner's agency who added it, whom it reminds. */
    madeBy: uuid('made_by').references(() => profiles.id, { onDelete: 'set null' }),
    /** Since it was removed; its people may have to be told, and asked again when it comes back. */
    removedAt: instant('removed_at'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('planner_appointments_day_idx').on(table.ownerId, table.day),
    index('planner_appointments_wedding_idx').on(table.weddingId),
    index('planner_appointments_made_by_idx').on(table.madeBy),
  ],
)

/** The people who are invited to an appointment by mail. The token is the permission to answer, in the mail and its file. */
export const appointmentAttendees = pgTable(
  'appointment_attendees',
  {
    ownerId: uuid('owner_id').notNull(),
    appointmentId: uuid('appointment_id').notNull(),
    id: uuid('id').notNull(),
    /** The member of the wedding that it is; null for a further address. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name'),
    token: text('token').notNull().unique(),
    status: text('status', { enum: ATTENDANCES }).notNull().default('needsAction'),
    answeredAt: instant('answered_at'),
    /** The last message to their calendar, its revision, and the time and the place in it. */
    toldMethod: text('told_method').$type<ToldMethod>(),
    toldRevision: integer('told_revision'),
    toldContent: text('told_content'),
    /** The time that they propose in its place, until it is accepted or they are told that it is declined, and when they last proposed one. */
    proposedDay: date('proposed_day', { mode: 'string' }),
    proposedStartsAt: integer('proposed_starts_at'),
    proposedEndsAt: integer('proposed_ends_at'),
    proposedAt: instant('proposed_at'),
    /** Since it was declined; it goes when they have been told. */
    declinedAt: instant('declined_at'),
    /** Since they were taken off; the row goes when they have been told. */
    endedAt: instant('ended_at'),
    createdAt: at('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.appointmentId, table.id] }),
    foreignKey({
      name: 'appointment_attendees_appointment_fk',
      columns: [table.ownerId, table.appointmentId],
      foreignColumns: [plannerAppointments.ownerId, plannerAppointments.id],
    }).onDelete('cascade'),
    unique('appointment_attendees_email_unique').on(table.ownerId, table.appointmentId, table.email),
    index('appointment_attendees_user_idx').on(table.userId),
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
