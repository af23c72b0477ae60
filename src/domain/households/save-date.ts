import type { IsoDate } from '../time/dates.ts'
import { todayAt, type WeddingDay } from '../weddings/weddings.ts'
import { isUnsent } from './guest-mails.ts'
import type { InvitationTimes } from './households.ts'
import { type InvitationSettings, isInvitationClosed } from './invitation-settings.ts'

/** Longest own text of a save-the-date in one language, in characters. */
export const SAVE_DATE_TEXT_MAX = 600

/** When a family had its invitation, and whether a mail may have brought it though that is not noted. */
export type MaybeInvited = InvitationTimes & { mayHaveInvitation: boolean }

type Told = MaybeInvited & { dateTold: IsoDate | null }

/** Whether it is certain that a family has no invitation. */
export const isUninvited = (household: MaybeInvited | null): boolean =>
  isUnsent(household) && !household?.mayHaveInvitation

/** Whether a family is still to be told the date: it has no invitation, and no message with that date has gone to it. */
export const isToBeTold = (household: Told | null, eventDate: IsoDate | null): boolean =>
  eventDate !== null && isUninvited(household) && household?.dateTold !== eventDate

/** Whether a family knows another date than the present one. */
export const knowsOtherDate = (
  household: Pick<Told, 'dateTold'> | null,
  eventDate: IsoDate | null,
): boolean => household !== null && household.dateTold !== null && household.dateTold !== eventDate

type Closing = Pick<InvitationSettings, 'closingDate'>

/** Whether nothing is left to announce: the wedding has come, or families answer no more. */
const isTooLate = (settings: Closing, wedding: WeddingDay, now: Date): boolean =>
  isInvitationClosed(settings, wedding, now) ||
  (wedding.eventDate !== null && todayAt(wedding, now) >= wedding.eventDate)

/** Why a wedding cannot announce its date before its invitation (decision 160); `null` when it can. */
export function whyNoSaveDate(
  settings: Closing,
  wedding: WeddingDay,
  now: Date,
): 'noDate' | 'tooLate' | null {
  if (isTooLate(settings, wedding, now)) return 'tooLate'
  return wedding.eventDate === null ? 'noDate' : null
}

/**
 * Whether the link of a family shows the date alone: the couple has switched it on, the family has had its
 * invitation by no way for certain, and the wedding is still to come. One that lost its date says that it is to be confirmed.
 */
export const showsSaveDate = (
  settings: Closing & Pick<InvitationSettings, 'saveDateOn'>,
  household: MaybeInvited | null,
  wedding: WeddingDay,
  now: Date,
): boolean => settings.saveDateOn && isUninvited(household) && !isTooLate(settings, wedding, now)
