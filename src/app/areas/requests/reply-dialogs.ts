export { ReplyTemplateDialog } from './reply-template-dialog.tsx'
export { ReplyTemplatesDialog } from './reply-templates-dialog.tsx'
export { ReplyVersions } from './reply-versions.tsx'
