export { FromBookDialog } from './from-book-dialog.tsx'
export { KeepVendorDialog } from './keep-vendor-dialog.tsx'
