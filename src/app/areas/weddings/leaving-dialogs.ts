/** The dialogs at the foot of 'Miembros', in one file for the browser. */
export { DeleteWeddingDialog } from './delete-wedding-dialog.tsx'
export { LeaveWeddingDialog } from './leave-wedding-dialog.tsx'
