import { waiting } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  REQUEST_NOT_FOUND: 'Esa solicitud ya no está.',
  NO_DATE_TO_HOLD: 'Esa solicitud no tiene una fecha que esté por llegar.',
  HOLD_OUT_OF_RANGE: 'Una fecha se guarda desde hoy y durante 120 días como mucho.',
  TOO_MANY_HOLDS: 'Ya tienes 100 fechas guardadas. Suelta alguna para guardar esta.',
  TOO_MANY_ANSWERS: (data) =>
    `Has contestado a muchas solicitudes seguidas. Vuelve a probar ${waiting(data)}.`,
})
