import type { ReminderRun, StoppedAddress } from '#contract/guest-mails.ts'
import type { Guest } from '#contract/guests.ts'
import type { GuestDetails, Household } from '#contract/household-rows.ts'
import {
  awaitedOf,
  isAwaited as isAwaitedHousehold,
  isUnsent as isUnsentHousehold,
  type MailDay,
  mailAddressOf,
} from '#domain/households/guest-mails.ts'
import {
  householdName,
  type InvitationLanguage,
  type InvitationState,
  invitationState,
} from '#domain/households/households.ts'
import type { InvitationSettings, WeddingEvent } from '#domain/households/invitation-settings.ts'

/** The server brings this beside the guest list. */
export type HouseholdList = {
  households: Household[]
  guests: GuestDetails[]
  events: WeddingEvent[]
  settings: InvitationSettings
  stoppedAddresses: StoppedAddress[]
  reminderRuns: ReminderRun[]
  mailDay: MailDay | null
}

export type FamilyPerson = { guest: Guest; details: GuestDetails | undefined }

/** A household as it is shown: stored, or a guest who stands alone. */
export type Family = {
  /** The id of the household, or of the guest who stands alone. */
  key: string
  household: Household | null
  name: string
  people: FamilyPerson[]
}

/** The families of a guest list, each where its first guest stands. */
export function familiesOf(guests: readonly Guest[], list: HouseholdList): Family[] {
  const details = new Map(list.guests.map((one) => [one.guestId, one]))
  const households = new Map(list.households.map((one) => [one.id, one]))
  const families = new Map<string, Family>()
  for (const guest of guests) {
    const known = details.get(guest.id)
    const household = households.get(known?.householdId ?? '') ?? null
    const key = household?.id ?? guest.id
    const family = families.get(key)
    if (family) family.people.push({ guest, details: known })
    else families.set(key, { key, household, name: '', people: [{ guest, details: known }] })
  }
  for (const family of families.values()) family.name = nameOf(family)
  return [...families.values()]
}

const nameOf = ({ household, people }: Family) =>
  householdName(
    household?.name ?? null,
    people.map(({ guest }) => guest.fullName),
  )

/** The number to write to: that of the household, or of the first of its people who has one. */
export const phoneOf = ({ household, people }: Family): string | null =>
  household?.phone ?? people.map(({ details }) => details?.phone).find(Boolean) ?? null

export const languageOf = ({ household }: Family): InvitationLanguage => household?.language ?? 'es'

export type FamilyState = InvitationState | 'unreachable' | 'waiting' | 'refused' | 'unsure'

/** The state of the invitation; without a phone and an email it cannot be sent yet, and a mail may have failed. */
export function familyState(family: Family): { state: FamilyState; at: string | null } {
  const { state, at } = invitationState(family.household)
  if (state !== 'unsent') return { state, at }
  const address = addressOf(family)
  const mail = family.household?.mail
  // A mail to another address than the present one does not matter any more.
  if (mail && mail.address === address) {
    if (mail.status === 'waiting') return { state: 'waiting', at: null }
    if (mail.status === 'refused' || mail.status === 'unsure') return { state: mail.status, at: mail.at }
  }
  return { state: phoneOf(family) || address ? state : 'unreachable', at }
}

/** The address to write to, if there is one that can be. */
export const addressOf = ({ household, people }: Family): string | null =>
  mailAddressOf(
    household?.email ?? null,
    people.map(({ guest }) => guest.email),
  )

/** Families to whom the invitation was not sent yet. */
export const isUnsent = ({ household }: Family): boolean => isUnsentHousehold(household)

/** Families who have their invitation and somebody who has not answered, as far as the couple knows. */
export const isAwaited = ({ household, people }: Family): boolean =>
  isAwaitedHousehold(
    household,
    people.map(({ guest }) => guest.rsvp),
  )

/** A family as a reminder speaks to it: those who have still to answer. */
export const awaitedPart = (family: Family): Family => ({
  ...family,
  people: awaitedOf(family.people, ({ guest }) => guest.rsvp),
})
