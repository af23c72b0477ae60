/** What opens over the guest list, shows it by families and writes it to a file, in one file for the browser. */
export { AddGuestDialog } from './add-guest-dialog.tsx'
export { AnswersInFull } from './answers/answers-of-families.tsx'
export { exportGuests } from './export-guests.ts'
export { FamiliesView } from './families/families-view.tsx'
export { InvitationsPanel } from './families/invitations-panel.tsx'
export { ImportDialog } from './import-dialog/import-dialog.tsx'
