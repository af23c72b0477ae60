/** The contents of the tabs 'Archivos' and 'Conversación' have a file of their own: most visits are for the canvas. */
export { CommentComposer } from '../../../lib/comments/comment-composer.tsx'
export { ItemFiles } from '../../../lib/files/item-files.tsx'
export { ConversationTab } from './conversation-tab.tsx'
