/** The dialogs over 'Mi boda', in one file for the browser. */
export { DeleteWeddingDialog } from './delete-wedding-dialog.tsx'
export { EditWeddingDialog } from './edit-wedding-dialog.tsx'
export { LeaveWeddingDialog } from './leave-wedding-dialog.tsx'
