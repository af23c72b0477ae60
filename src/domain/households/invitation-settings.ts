import type { IsoDate } from '../time/dates.ts'
import { dayInMadrid, yearBefore } from '../time/dates.ts'
import { todayAt, type WeddingDay } from '../weddings/weddings.ts'
import type { InvitationLanguage, InvitationTimes } from './households.ts'

/** Longest texts of the settings, in characters. */
export const SETTINGS_LINE_MAX = 200
export const SETTINGS_TEXT_MAX = 2000
export const SETTINGS_URL_MAX = 1000

export const MENU_NAME_MAX = 60
export const MENUS_MAX = 12
export const EVENTS_MAX = 10
export const EVENT_NAME_MAX = 60

/** Names of menus and of routes by which answers refer to them. */
export const KEY_MAX = 40
export const KEY_FORM = /^[a-z0-9-]{1,40}$/

/** A menu that guests choose from. */
export type Menu = { key: string; name: string; forChildren: boolean }

/** A stop of a bus that can be asked for, as the buses of the wedding say it; `time` is minutes since midnight. */
export type BusRoute = {
  id: string
  direction: 'out' | 'back'
  name: string
  time: number | null
  place: string | null
}

/** A message to send with the link, in the languages that have one of their own. */
export type InvitationTexts = Partial<Record<InvitationLanguage, string>>

export const OWN_QUESTION_KINDS = ['text', 'choice', 'number'] as const
export type OwnQuestionKind = (typeof OWN_QUESTION_KINDS)[number]

/** An option of a choice; `key` is what is stored. */
export type OwnOption = { key: string; texts: InvitationTexts }

/** A question of the couple's own on the invitation, beside menus and buses. */
export type OwnQuestion = {
  /** The name by which answers refer to it; it stays while the words change. */
  key: string
  kind: OwnQuestionKind
  /** Asked once of the family, or of each person. */
  isOfFamily: boolean
  /** The event to whose guests it is asked; `null` for all people of the invitation. */
  eventId: string | null
  texts: InvitationTexts
  /** Of a choice alone. */
  options: OwnOption[]
}

/** A mail in own words. */
export type MailText = { subject: string; text: string }

export type MailTexts = Partial<Record<InvitationLanguage, MailText>>

/** The texts and questions of a wedding's invitation. Times are minutes since midnight. */
export type InvitationSettings = {
  /** The last day on which answers are taken. */
  closingDate: IsoDate | null
  place: string | null
  mapUrl: string | null
  startsAt: number | null
  dressCode: string | null
  transport: string | null
  lodging: string | null
  iban: string | null
  photosUrl: string | null
  /** The person to call once the answers are closed. */
  contactName: string | null
  contactPhone: string | null
  texts: InvitationTexts
  /** The same to families of one person, where the couple has other words for them. */
  textsToOne: InvitationTexts
  /** The words of the mail with the invitation, and of the reminder, where they are not ours. */
  mailTexts: MailTexts
  mailTextsToOne: MailTexts
  reminderTexts: MailTexts
  reminderTextsToOne: MailTexts
  /** The reminder to those who have all said that they may come, and the mail with the date before the invitation. */
  maybeTexts: MailTexts
  maybeTextsToOne: MailTexts
  saveDateMails: MailTexts
  saveDateMailsToOne: MailTexts
  /** Whether those who have not answered are reminded by themselves, and how many days before the closing date. */
  remindersOn: boolean
  reminderDays: number[]
  menus: Menu[]
  /** Questions of the couple's own, in the order in which they are asked. */
  questions: OwnQuestion[]
  /** Whether a song and some words are asked for at the end. */
  asksSong: boolean
  asksMessage: boolean
  /** Whether families without their invitation find the date alone at their link (decision 160), and the place with it. */
  saveDateOn: boolean
  saveDateShowsPlace: boolean
  saveDateTexts: InvitationTexts
  /** Whether guests may answer that they may come, and the last day of it; null for as long as answers are taken. */
  offersMaybe: boolean
  maybeUntil: IsoDate | null
  busRoutes: BusRoute[]
}

/** The settings of a wedding that has none. */
export const NO_SETTINGS: InvitationSettings = {
  closingDate: null,
  place: null,
  mapUrl: null,
  startsAt: null,
  dressCode: null,
  transport: null,
  lodging: null,
  iban: null,
  photosUrl: null,
  contactName: null,
  contactPhone: null,
  texts: {},
  textsToOne: {},
  mailTexts: {},
  mailTextsToOne: {},
  reminderTexts: {},
  reminderTextsToOne: {},
  maybeTexts: {},
  maybeTextsToOne: {},
  saveDateMails: {},
  saveDateMailsToOne: {},
  remindersOn: false,
  reminderDays: [21, 7],
  menus: [],
  questions: [],
  asksSong: true,
  asksMessage: true,
  saveDateOn: false,
  saveDateShowsPlace: true,
  saveDateTexts: {},
  offersMaybe: false,
  maybeUntil: null,
  busRoutes: [],
}

/** An event beside the wedding itself: preboda, tornaboda, the civil ceremony. */
export type WeddingEvent = {
  id: string
  name: string
  date: IsoDate | null
  /** Minutes since midnight. */
  startsAt: number | null
  place: string | null
  mapUrl: string | null
  position: number
  /** Whether it is on the invitations; until then nobody but the members knows of it. */
  isPublished: boolean
}

/** The last day on which answers are taken; `null` without a closing date and a date of the wedding. */
export const lastAnswerDay = (
  { closingDate }: Pick<InvitationSettings, 'closingDate'>,
  eventDate: IsoDate | null,
): IsoDate | null => closingDate ?? eventDate

/** Whether answers are no longer taken: from the midnight of its zone after the closing date, or after the wedding itself. */
export function isInvitationClosed(
  settings: Pick<InvitationSettings, 'closingDate'>,
  wedding: WeddingDay,
  now: Date,
): boolean {
  const last = lastAnswerDay(settings, wedding.eventDate)
  return last !== null && todayAt(wedding, now) > last
}

/** Whether a guest may still answer that they may come; from the midnight after its last day it is a yes or a no. */
export function isMaybeOffered(
  { offersMaybe, maybeUntil }: Pick<InvitationSettings, 'offersMaybe' | 'maybeUntil'>,
  wedding: WeddingDay,
  now: Date,
): boolean {
  return offersMaybe && (maybeUntil === null || todayAt(wedding, now) <= maybeUntil)
}

/** Months after the last answer that a wedding without a date is taken as past. */
export const WITHOUT_DATE_MONTHS = 12

/** When a family of a wedding answered last; while none has, when the last invitation was sent. */
export function lastAnswerOf(families: readonly InvitationTimes[]): string | null {
  const newest = (times: readonly (string | null)[]) =>
    times.reduce((last, at) => (at !== null && (last === null || at > last) ? at : last), null)
  return newest(families.map(({ answeredAt }) => answeredAt)) ?? newest(families.map(({ sentAt }) => sentAt))
}

/** Whether a wedding without a date is taken as past: nobody has answered for `WITHOUT_DATE_MONTHS`. */
export const isStale = (lastAnswerAt: string | null, now: Date): boolean =>
  lastAnswerAt !== null && dayInMadrid(new Date(lastAnswerAt)) < yearBefore(dayInMadrid(now))

/**
 * Whether families are reminded no more: answers are no longer taken, or the wedding has neither a closing date nor a
 * date of its own and no family has answered for a year. The invitation itself stays open then.
 */
export function areRemindersClosed(
  settings: Pick<InvitationSettings, 'closingDate'>,
  wedding: WeddingDay,
  lastAnswerAt: string | null,
  now: Date,
): boolean {
  if (isInvitationClosed(settings, wedding, now)) return true
  return settings.closingDate === null && wedding.eventDate === null && isStale(lastAnswerAt, now)
}
