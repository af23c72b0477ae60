/** The catalogue's dialogs, in one file for the browser. */
export { CustomComponentDialog } from './custom-component-dialog.tsx'
export { EditComponentDialog } from './edit-component-dialog.tsx'
