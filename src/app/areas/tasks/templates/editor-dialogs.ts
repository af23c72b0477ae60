export { BringDialog } from './bring-dialog.tsx'
export { TemplateConflicts } from './template-conflicts.tsx'
export { TemplateVersions } from './template-versions.tsx'
