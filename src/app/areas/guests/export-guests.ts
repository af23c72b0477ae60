import type { Guest } from '#contract/guests.ts'
import { offerFile } from '../../lib/spreadsheet/offer-file.ts'
import { guestsToCsv, guestsToXlsx } from './export/guest-file.ts'

/** Hands the person their list as a file. */
export const exportGuests = (guests: readonly Guest[], format: 'csv' | 'xlsx') =>
  offerFile(
    { name: 'invitados', toCsv: () => guestsToCsv(guests), toXlsx: () => guestsToXlsx(guests) },
    format,
  )
