/** The dialogs over 'Trae lo que ya tienes', in a file of their own for the browser. */
export { PasteDialog } from './arriving/paste-dialog.tsx'
export { CancelDialog } from './files/cancel-dialog.tsx'
export { PreviewLinesDialog } from './outcome/preview-lines-dialog.tsx'
export { UndoDialog } from './outcome/undo-dialog.tsx'
