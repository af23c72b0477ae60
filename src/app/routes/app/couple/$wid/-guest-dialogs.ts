/** The dialogs of the guest list and its views by families: one file, fetched when the screen is idle. */

export * from '../../../../areas/guests/own-dialogs.ts'
export { InvitationsPanel } from '../../../../areas/households/sending/invitations-panel.tsx'
export { WithColumns } from '../../../../areas/households/table/extra-columns.tsx'
export { FamiliesView } from '../../../../areas/households/table/families-view.tsx'
export { FiltersDialog } from '../../../../areas/households/table/filters-dialog.tsx'
export { seatsElsewhere } from '../../../../areas/seating/elsewhere/loaded-seats.ts'
