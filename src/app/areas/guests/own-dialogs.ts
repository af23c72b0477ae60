/** The dialogs of the list, its answers and its files; the route adds the views by families. */
export { AddGuestDialog } from './add-guest-dialog.tsx'
export { AnswersInFull } from './answers/answers-of-families.tsx'
export { DetailReader } from './details/detail-reader.tsx'
export { exportGuests } from './export-guests.ts'
export { ImportDialog } from './import-dialog/import-dialog.tsx'
export { GuestSheet } from './phone/guest-sheet.tsx'
