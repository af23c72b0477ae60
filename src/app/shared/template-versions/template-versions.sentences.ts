import { addSentences } from '../error-messages.ts'

addSentences({
  TEMPLATE_VERSION_NOT_FOUND: 'Esa versión ya no se puede abrir.',
})
