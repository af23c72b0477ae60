import { addSentences } from '../../../shared/error-messages.ts'

addSentences({
  PUSH_SERVICE_REFUSED: 'No podemos enviar notificaciones a este navegador.',
})
