/** The contents of the tabs 'Archivos' and 'Conversación' have a file of their own: most visits are for the canvas. */
export { CommentComposer } from '../../../shared/comments/comment-composer.tsx'
export { ItemFiles } from '../../../shared/files/item-files.tsx'
export { ConversationTab } from './conversation-tab.tsx'
