import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { INVITATION_CHANNELS, INVITATION_LANGUAGES } from '#domain/households/households.ts'
import type {
  BusRoute,
  InvitationTexts,
  MailTexts,
  Menu,
  OwnQuestion,
} from '#domain/households/invitation-settings.ts'
import type { OwnAnswers } from '#domain/households/own-answers.ts'
import type { AnsweredChange } from '#domain/households/rsvp-answers.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/**
 * Families and others who are invited together. A guest without a household stands alone and needs no row here
 * until a link is made or something is stored about them (decision 032).
 */
export const households = pgTable(
  'households',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Null while it is called by the surnames of its people. */
    name: text('name'),
    language: text('language', { enum: INVITATION_LANGUAGES }),
    phone: text('phone'),
    email: text('email'),
    /** The end of the address of its invitation; null until there is one, and when it was revoked. */
    token: text('token').unique(),
    /** When the address was made, and by whom; null while there is none, and of those from before this was kept. */
    linkedAt: timestamp('linked_at', { withTimezone: true, precision: 3 }),
    linkedBy: uuid('linked_by').references(() => profiles.id, { onDelete: 'set null' }),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }),
    sentBy: text('sent_by', { enum: INVITATION_CHANNELS }),
    /** When and how the date was told before the invitation (decision 160), and the date that was told. */
    dateSentAt: timestamp('date_sent_at', { withTimezone: true, precision: 3 }),
    dateSentBy: text('date_sent_by', { enum: INVITATION_CHANNELS }),
    dateTold: date('date_told', { mode: 'string' }),
    /** When the page with that date was first opened. */
    dateOpenedAt: timestamp('date_opened_at', { withTimezone: true, precision: 3 }),
    openedAt: timestamp('opened_at', { withTimezone: true, precision: 3 }),
    /** When its people last changed their answers. */
    answeredAt: timestamp('answered_at', { withTimezone: true, precision: 3 }),
    /** When it was last reminded, by mail or by hand. */
    remindedAt: timestamp('reminded_at', { withTimezone: true, precision: 3 }),
    /** Since when a planned reminder waits to be given by hand, because there is no mail to it. */
    remindDueAt: timestamp('remind_due_at', { withTimezone: true, precision: 3 }),
    song: text('song'),
    message: text('message'),
    /** To the questions that are asked of the family as a whole, by their keys. */
    ownAnswers: jsonb('own_answers').$type<OwnAnswers>().notNull().default({}),
    /** The gift of the family, as a member noted it, and when it was thanked. */
    gift: text('gift'),
    /** The gifts of the page's list that it takes care of, by their keys. */
    giftItems: text('gift_items').array().notNull().default(sql`'{}'`),
    thankedAt: timestamp('thanked_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.id] })],
)

/** Events beside the wedding itself, whose answer is `guests.rsvp`. */
export const weddingEvents = pgTable(
  'wedding_events',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    date: date('date', { mode: 'string' }),
    /** Minutes since midnight. */
    startsAt: smallint('starts_at'),
    place: text('place'),
    mapUrl: text('map_url'),
    position: smallint('position').notNull(),
    /** Since when it is on the invitations of those who are invited to it; null while it is a draft. */
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.id] })],
)

/** The texts and questions of a wedding's invitations (`domain/households/invitation-settings.ts`). */
export const invitationSettings = pgTable('invitation_settings', {
  weddingId: uuid('wedding_id')
    .primaryKey()
    .references(() => weddings.id, { onDelete: 'cascade' }),
  closingDate: date('closing_date', { mode: 'string' }),
  place: text('place'),
  mapUrl: text('map_url'),
  startsAt: smallint('starts_at'),
  dressCode: text('dress_code'),
  transport: text('transport'),
  lodging: text('lodging'),
  iban: text('iban'),
  photosUrl: text('photos_url'),
  contactName: text('contact_name'),
  contactPhone: text('contact_phone'),
  texts: jsonb('texts').$type<InvitationTexts>().notNull(),
  /** The same to families of one person, where the couple has other words for them. */
  textsToOne: jsonb('texts_to_one').$type<InvitationTexts>().notNull().default({}),
  mailTexts: jsonb('mail_texts').$type<MailTexts>().notNull().default({}),
  mailTextsToOne: jsonb('mail_texts_to_one').$type<MailTexts>().notNull().default({}),
  reminderTexts: jsonb('reminder_texts').$type<MailTexts>().notNull().default({}),
  reminderTextsToOne: jsonb('reminder_texts_to_one').$type<MailTexts>().notNull().default({}),
  maybeTexts: jsonb('maybe_texts').$type<MailTexts>().notNull().default({}),
  maybeTextsToOne: jsonb('maybe_texts_to_one').$type<MailTexts>().notNull().default({}),
  saveDateMails: jsonb('save_date_mails').$type<MailTexts>().notNull().default({}),
  saveDateMailsToOne: jsonb('save_date_mails_to_one').$type<MailTexts>().notNull().default({}),
  remindersOn: boolean('reminders_on').notNull().default(false),
  reminderDays: smallint('reminder_days').array().notNull().default([21, 7]),
  /** Since when they are planned as they are: what was due before is not sent. */
  remindersSetAt: timestamp('reminders_set_at', { withTimezone: true, precision: 3 }),
  menus: jsonb('menus').$type<Menu[]>().notNull(),
  questions: jsonb('questions').$type<OwnQuestion[]>().notNull().default([]),
  asksSong: boolean('asks_song').notNull().default(true),
  asksMessage: boolean('asks_message').notNull().default(true),
  saveDateOn: boolean('save_date_on').notNull().default(false),
  saveDateShowsPlace: boolean('save_date_shows_place').notNull().default(true),
  saveDateTexts: jsonb('save_date_texts').$type<InvitationTexts>().notNull().default({}),
  /** Whether guests may answer that they may come, and the last day of it; null for as long as answers are taken. */
  offersMaybe: boolean('offers_maybe').notNull().default(false),
  maybeUntil: date('maybe_until', { mode: 'string' }),
  busRoutes: jsonb('bus_routes').$type<BusRoute[]>().notNull(),
})

/** Each time a household changed its answers, and what: health data is never copied here. */
export const householdAnswers = pgTable(
  'household_answers',
  {
    weddingId: uuid('wedding_id').notNull(),
    id: uuid('id').notNull(),
    householdId: uuid('household_id').notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, precision: 3 }).notNull(),
    changes: jsonb('changes').$type<AnsweredChange[]>().notNull(),
    /** Whether a member noted it while they spoke with the family; who, while they have an account. */
    isByTelephone: boolean('is_by_telephone').notNull().default(false),
    /** The line of activity by which it was noted, with which it goes when that is undone. */
    lineId: uuid('line_id'),
    notedBy: uuid('noted_by').references(() => profiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('household_answers_order_idx').on(table.weddingId, table.householdId, table.answeredAt),
    foreignKey({
      name: 'household_answers_household_fk',
      columns: [table.weddingId, table.householdId],
      foreignColumns: [households.weddingId, households.id],
    }).onDelete('cascade'),
  ],
)
