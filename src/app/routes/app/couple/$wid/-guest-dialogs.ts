/** The dialogs of the guest list and its views by families: one file, fetched when the screen is idle. */
export { WithColumns } from '../../../../areas/guests/families/extra-columns.tsx'
export { FamiliesView } from '../../../../areas/guests/families/families-view.tsx'
export { FiltersDialog } from '../../../../areas/guests/families/filters-dialog.tsx'
export { InvitationsPanel } from '../../../../areas/guests/families/invitations-panel.tsx'
export * from '../../../../areas/guests/own-dialogs.ts'
