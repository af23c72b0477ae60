import { waiting } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  SUPPORT_NOT_FOUND: 'Esa conversación ya no está.',
  TOO_MANY_MESSAGES: (data) => `Has escrito varios mensajes seguidos. Vuelve a probar ${waiting(data)}.`,
})
