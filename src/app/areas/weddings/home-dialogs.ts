/** The dialog over 'Mi boda', in a file of its own for the browser. */
export { EditWeddingDialog } from './edit-wedding-dialog.tsx'
