/** The dialogs over 'Trae lo que ya tienes' and the screens after its preview, in a file of their own for the browser. */
export { PasteDialog } from './arriving/paste-dialog.tsx'
export { CancelDialog } from './files/cancel-dialog.tsx'
export { AfterPreview } from './outcome/after-preview.tsx'
export { PreviewLinesDialog } from './outcome/preview-lines-dialog.tsx'
