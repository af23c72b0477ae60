/** The dialogs of the plan, in one file of the built app. */
export { ShapeDialog } from './shape-dialog.tsx'
export { SizeDialog } from './size-dialog.tsx'
