import * as z from 'zod'
import { IBAN_REFUSED, readIban } from '#domain/budget/iban.ts'
import { ALLERGENS, DIET_NOTE_MAX, DIETS } from '#domain/guests/allergens.ts'
import { MAP_LINK_MAX, readMapLink } from '#domain/households/coordinates.ts'
import { GUEST_MAIL_KINDS, GUEST_MAIL_STATUSES } from '#domain/households/guest-mails.ts'
import { GUEST_AGES, INVITATION_CHANNELS, INVITATION_LANGUAGES } from '#domain/households/households.ts'
import {
  EVENT_NAME_MAX,
  MENU_NAME_MAX,
  MENUS_MAX,
  SETTINGS_LINE_MAX,
  SETTINGS_TEXT_MAX,
  SETTINGS_URL_MAX,
} from '#domain/households/invitation-settings.ts'
import { REMINDER_DAYS_MAX, REMINDERS_MAX } from '#domain/households/reminders.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import { day, id, instant, optionalTextField, requiredLine, requiredText, weddingPath } from './base.ts'
import { haveOwnKeys, key, ownQuestions, storedQuestion, storedTexts } from './own-question-rows.ts'
import { saveDateFields, storedSaveDate } from './save-date.ts'

/**
 * The way of an answer that a member noted while they spoke with the family, and the member, `null` once the account is
 * gone. Null when the family gave it itself.
 */
export const byTelephone = z.object({ memberId: id.nullable() }).nullable()

const ownAnswers = z.record(z.string(), z.string())

/** A household that is stored: one without a name is called by the surnames of its people. */
export const household = z.object({
  id,
  name: z.string().nullable(),
  language: z.enum(INVITATION_LANGUAGES).nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /**
   * The address of its invitation, `/i/…`; null until there is one, when it was revoked, and for members who only see
   * the guests: who has it answers for the family.
   */
  path: z.string().nullable(),
  hasLink: z.boolean(),
  sentAt: instant.nullable(),
  sentBy: z.enum(INVITATION_CHANNELS).nullable(),
  openedAt: instant.nullable(),
  /** When its people last changed their answers. */
  answeredAt: instant.nullable(),
  /** The way of the newest answer. */
  byTelephone,
  /** When it was last reminded, and since when a planned reminder waits to be given by hand. */
  remindedAt: instant.nullable(),
  remindDueAt: instant.nullable(),
  /** The newest mail with its invitation, or a reminder of it. */
  mail: z
    .object({
      kind: z.enum(GUEST_MAIL_KINDS),
      status: z.enum(GUEST_MAIL_STATUSES),
      address: z.string(),
      at: instant,
    })
    .nullable(),
  /** When and how it was last told the date before its invitation, the date it was told, and the newest mail of it. */
  dateSentAt: instant.nullable(),
  dateSentBy: z.enum(INVITATION_CHANNELS).nullable(),
  dateTold: z.string().nullable(),
  /** When the page with the date was first opened since it was told. */
  dateOpenedAt: instant.nullable(),
  /** Whether a mail may have brought its invitation though that is not noted: no date is told then. */
  mayHaveInvitation: z.boolean(),
  dateMail: z.object({ status: z.enum(GUEST_MAIL_STATUSES), address: z.string(), at: instant }).nullable(),
  song: z.string().nullable(),
  message: z.string().nullable(),
  /** The answers to the questions of the couple that are asked of the whole family, by their keys. */
  ownAnswers,
  /** The gift of the family, as a member noted it, and when it was thanked. */
  gift: z.string().nullable(),
  thankedAt: instant.nullable(),
  createdAt: instant,
})

export type Household = z.infer<typeof household>

/** The facts about a guest beside the guest list. */
export const guestDetails = z.object({
  guestId: id,
  householdId: id.nullable(),
  age: z.enum(GUEST_AGES),
  ageYears: z.int().nullable(),
  side: z.string().nullable(),
  phone: z.string().nullable(),
  menu: z.string().nullable(),
  allergens: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIETS)),
  dietNote: z.string().nullable(),
  hasHealthConsent: z.boolean(),
  needsHighChair: z.boolean(),
  mayBringCompanion: z.boolean(),
  companionOf: id.nullable(),
  busOut: z.string().nullable(),
  busBack: z.string().nullable(),
  /** The events beside the wedding that the guest is invited to, with their answers. */
  events: z.record(z.string(), z.boolean().nullable()),
  /** The answers to the couple's own questions, by their keys. */
  ownAnswers,
})

export type GuestDetails = z.infer<typeof guestDetails>

/** A request with the ids of all guests of the largest wedding. */
export const TOGETHER_BODY_MAX_BYTES = 512 * 1024

export const householdPath = weddingPath.extend({ householdId: id })

/** Guests by their ids, one at least. */
export const guestIds = (max: number) => z.array(id).min(1).max(max)

/** Minutes since midnight. */
const minute = z
  .int()
  .min(0)
  .max(24 * 60 - 1)

export const weddingEvent = z.object({
  id,
  name: z.string(),
  date: z.string().nullable(),
  startsAt: z.int().nullable(),
  place: z.string().nullable(),
  mapUrl: z.string().nullable(),
  position: z.int(),
  /** Whether it is on the invitations of those who are invited to it; an event begins as a draft. */
  isPublished: z.boolean(),
})

const line = optionalTextField(SETTINGS_LINE_MAX)
const paragraphs = optionalTextField(SETTINGS_TEXT_MAX)

const webAddress = optionalTextField(SETTINGS_URL_MAX)
  .refine((typed) => typed === null || readWebAddress(typed) !== null, 'an address of the web')
  .transform((typed) => readWebAddress(typed)?.href ?? null)

/** A link to a map, or coordinates, of which one is made (decision 167). */
export const mapLink = optionalTextField(MAP_LINK_MAX)
  .refine((typed) => typed === null || readMapLink(typed) !== null, 'an address of the web, or coordinates')
  .transform((typed) => (typed === null ? null : readMapLink(typed)))

export const eventFields = z.object({
  name: requiredLine(EVENT_NAME_MAX),
  date: day.nullable(),
  startsAt: minute.nullable(),
  place: line,
  mapUrl: mapLink,
})

const menu = z.object({ key, name: requiredLine(MENU_NAME_MAX), forChildren: z.boolean() })

const busRoute = z.object({
  id: key,
  direction: z.enum(['out', 'back']),
  name: requiredLine(SETTINGS_LINE_MAX),
  time: minute.nullable(),
  place: line,
})

const texts = z.partialRecord(z.enum(INVITATION_LANGUAGES), requiredText(SETTINGS_TEXT_MAX))

export const mailTexts = z.partialRecord(
  z.enum(INVITATION_LANGUAGES),
  z.object({ subject: requiredLine(SETTINGS_LINE_MAX), text: requiredText(SETTINGS_TEXT_MAX) }),
)

const reminderDays = z
  .array(z.int().min(1).max(REMINDER_DAYS_MAX))
  .max(REMINDERS_MAX)
  .transform((days) => [...new Set(days)].sort((a, b) => b - a))

export const settingsFields = z.object({
  closingDate: day.nullable(),
  place: line,
  mapUrl: mapLink,
  startsAt: minute.nullable(),
  dressCode: paragraphs,
  transport: paragraphs,
  lodging: paragraphs,
  iban: optionalTextField(SETTINGS_LINE_MAX)
    .refine((typed) => typed === null || readIban(typed) !== null, IBAN_REFUSED)
    .transform((typed) => typed && readIban(typed)),
  photosUrl: webAddress,
  contactName: line,
  contactPhone: line,
  texts,
  textsToOne: texts,
  mailTexts,
  mailTextsToOne: mailTexts,
  reminderTexts: mailTexts,
  reminderTextsToOne: mailTexts,
  maybeTexts: mailTexts,
  maybeTextsToOne: mailTexts,
  saveDateMails: mailTexts,
  saveDateMailsToOne: mailTexts,
  remindersOn: z.boolean(),
  reminderDays,
  menus: z.array(menu).max(MENUS_MAX).refine(haveOwnKeys, 'a different key for each menu'),
  questions: ownQuestions,
  asksSong: z.boolean(),
  asksMessage: z.boolean(),
  ...saveDateFields,
  offersMaybe: z.boolean(),
  maybeUntil: day.nullable(),
})

/** The most routes that a page of a former release could send. */
const FORMER_ROUTES_MAX = 20

/** The buses as pages of former releases send them; they are taken over into the trips of the wedding. */
export const formerRoutes = z
  .array(busRoute)
  .max(FORMER_ROUTES_MAX)
  .refine((rows) => haveOwnKeys(rows.map((row) => ({ key: row.id }))), 'a different id for each route')

export const storedMailTexts = z.partialRecord(
  z.enum(INVITATION_LANGUAGES),
  z.object({ subject: z.string(), text: z.string() }),
)

export const invitationSettings = z.object({
  closingDate: z.string().nullable(),
  place: z.string().nullable(),
  mapUrl: z.string().nullable(),
  startsAt: z.int().nullable(),
  dressCode: z.string().nullable(),
  transport: z.string().nullable(),
  lodging: z.string().nullable(),
  iban: z.string().nullable(),
  photosUrl: z.string().nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  texts: storedTexts,
  textsToOne: storedTexts,
  mailTexts: storedMailTexts,
  mailTextsToOne: storedMailTexts,
  reminderTexts: storedMailTexts,
  reminderTextsToOne: storedMailTexts,
  maybeTexts: storedMailTexts,
  maybeTextsToOne: storedMailTexts,
  saveDateMails: storedMailTexts,
  saveDateMailsToOne: storedMailTexts,
  remindersOn: z.boolean(),
  reminderDays: z.array(z.int()),
  menus: z.array(menu),
  questions: z.array(storedQuestion),
  asksSong: z.boolean(),
  asksMessage: z.boolean(),
  ...storedSaveDate,
  /** Whether guests may answer that they may come, and the last day of it; null for as long as answers are taken. */
  offersMaybe: z.boolean(),
  maybeUntil: z.string().nullable(),
  busRoutes: z.array(busRoute),
})

const settingsValue = z
  .union([z.string(), z.int(), z.boolean(), z.object({ subject: z.string(), text: z.string() })])
  .nullable()

/** A setting that two members have changed, each in its own way. */
export const settingsConflict = z.object({
  field: settingsFields.keyof(),
  /** The language of a text, with `.subject` or `.text` for a part of a mail; null for a setting that is one value. */
  part: z.string().nullable(),
  stored: settingsValue,
  given: settingsValue,
})

export type SettingsConflict = z.infer<typeof settingsConflict>

/** The needs of a guest, for the kitchen. */
export const needsOfGuest = z
  .object({
    allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
    diets: z.array(z.enum(DIETS)).max(DIETS.length),
    dietNote: optionalTextField(DIET_NOTE_MAX),
  })
  .partial()
