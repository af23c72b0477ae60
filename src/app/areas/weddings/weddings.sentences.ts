import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  DELETED_WEDDING_NOT_FOUND: 'Esta boda ya no se puede recuperar.',
})
