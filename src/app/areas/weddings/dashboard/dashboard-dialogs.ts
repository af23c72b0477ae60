/** The dialogs over 'Tus bodas', in one file for the browser. */
export { LeaveWeddingDialog } from '../leave-wedding-dialog.tsx'
export { NewWeddingDialog } from './new-wedding-dialog.tsx'
