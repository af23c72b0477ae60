export { BringDialog } from './bring-dialog.tsx'
export { TemplateConflicts } from './template-conflicts.tsx'
