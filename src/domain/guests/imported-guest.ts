import type { GuestAge, InvitationLanguage } from '../households/households.ts'
import type { NewGuest } from './guests.ts'

/** The further facts that a list may know of a guest: each is left out where it says nothing. */
export type GuestFacts = {
  /** Of a guest who may come; their `rsvp` is null. */
  maybe?: boolean
  /** The name of the household that the guest belongs to. */
  household?: string
  age?: GuestAge
  ageYears?: number
  side?: string
  language?: InvitationLanguage
  phone?: string
  /** The table at the wedding itself, as the list names it. */
  table?: string
}

export type ImportedGuest = NewGuest & GuestFacts
