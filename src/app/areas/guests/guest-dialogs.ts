/** What opens over the guest list, and what writes it to a file, in one file for the browser. */
export { AddGuestDialog } from './add-guest-dialog.tsx'
export { exportGuests } from './export-guests.ts'
export { ImportDialog } from './import-dialog/import-dialog.tsx'
