import { waiting } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  REQUEST_NOT_FOUND: 'Esa solicitud ya no está.',
  TOO_MANY_ANSWERS: (data) =>
    `Has contestado a muchas solicitudes seguidas. Vuelve a probar ${waiting(data)}.`,
})
