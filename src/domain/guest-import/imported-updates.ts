import { GUEST_NOTES_MAX, type Rsvp } from '../guests/guests.ts'
import type { ImportedGuest } from '../guests/imported-guest.ts'
import type { GuestAge, InvitationLanguage } from '../households/households.ts'
import { foldText } from '../text/fold-text.ts'
import { dialNumber } from '../text/phone.ts'
import { familyNameOf } from './imported-households.ts'

/** An import may change these of a guest who is in the wedding already. */
export type UpdatedFields = {
  fullName: string
  email: string | null
  rsvp: Rsvp
  /** Noted of a guest who has not answered; a list takes back no answer. */
  maybe: boolean
  notes: string | null
  age: GuestAge
  ageYears: number | null
  side: string | null
  phone: string | null
}

export const UPDATED_FIELDS = [
  ...['fullName', 'email', 'rsvp', 'maybe', 'notes', 'age', 'ageYears', 'side', 'phone'],
] as (keyof UpdatedFields)[]

/** A guest of the wedding, with the household as it is named on the screens; `null` while that is not known. */
export type KnownGuest = UpdatedFields & { id: string; household: HouseholdOfGuest | null }

/** `name` is empty for a guest who stands alone. */
export type HouseholdOfGuest = { name: string; language: InvitationLanguage }

/** Fields of one guest, before and after: what is not as it was shown is not changed. */
export type GuestUpdate = { guestId: string; was: Partial<UpdatedFields>; becomes: Partial<UpdatedFields> }

const digits = (phone: string | null | undefined) => dialNumber(phone)?.replace(/\D/g, '').slice(-9)

/**
 * The changes of a row in a corrected list to the guest whom it names; `null` when there are none. An empty cell says
 * nothing, notes are added to those that are there, and a name differs by more than accents and case.
 */
export function updateOf(known: KnownGuest, row: ImportedGuest): GuestUpdate | null {
  const becomes: Partial<UpdatedFields> = {}
  if (foldText(row.fullName) !== foldText(known.fullName)) becomes.fullName = row.fullName
  if (row.email && foldText(row.email) !== foldText(known.email ?? '')) becomes.email = row.email
  if (row.rsvp !== null && row.rsvp !== known.rsvp) becomes.rsvp = row.rsvp
  if (row.maybe && known.rsvp === null && !known.maybe) becomes.maybe = true
  if (row.phone && digits(row.phone) !== digits(known.phone)) becomes.phone = row.phone
  if (row.side && foldText(row.side) !== foldText(known.side ?? '')) becomes.side = row.side
  if (row.age && row.age !== known.age) becomes.age = row.age
  const years = row.age === 'adult' ? null : (row.ageYears ?? known.ageYears)
  if (row.age && years !== known.ageYears) becomes.ageYears = years
  const notes = addedNotes(known.notes, row.notes)
  if (notes !== null) becomes.notes = notes
  const fields = UPDATED_FIELDS.filter((field) => becomes[field] !== undefined)
  if (fields.length === 0) return null
  const was = Object.fromEntries(fields.map((field) => [field, known[field]])) as Partial<UpdatedFields>
  return { guestId: known.id, was, becomes }
}

/**
 * Whether a row names another household or language than the guest has. An import leaves both as they are: they belong
 * to an invitation that others have too, and that may have been sent. A code groups rows and names nothing, and the
 * second of two households of one name is exported with a number.
 */
export function namesOtherHousehold({ household }: KnownGuest, row: ImportedGuest): boolean {
  if (!household) return false
  if (row.language && row.language !== household.language) return true
  const name = row.household ? familyNameOf(row.household) : null
  if (!name) return false
  return ![name, name.replace(/ \(\d+\)$/, '')].map(foldText).includes(foldText(household.name))
}

/** The notes with the lines that are not among them yet; `null` when there is none, or no room. */
function addedNotes(known: string | null, given: string | null): string | null {
  const there = new Set((known ?? '').split('\n').map(foldText))
  const added = (given ?? '').split('\n').filter((line) => line !== '' && !there.has(foldText(line)))
  if (added.length === 0) return null
  const notes = [...(known ? [known] : []), ...added].join('\n')
  return notes.length > GUEST_NOTES_MAX ? null : notes
}
