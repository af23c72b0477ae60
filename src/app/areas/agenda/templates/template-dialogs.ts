export { SaveTemplateDialog } from './save-template-dialog.tsx'
export { TemplatesDialog } from './templates-dialog.tsx'
