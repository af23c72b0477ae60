import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  TOO_MANY_APPOINTMENTS: (data) => `Ya tienes ${many(data)} citas. Quita alguna antigua para añadir otra.`,
  APPOINTMENT_NOT_FOUND: 'Esa cita ya no está.',
  APPOINTMENT_WITH_OTHERS: 'Esa boda o esa solicitud ya no está entre las tuyas. Elige otra.',
  WRONG_TIME: 'La cita tiene que acabar después de empezar, y durar un día como mucho.',
  TOO_MANY_CLOSURES: (data) => `Ya tienes ${many(data)} cierres. Quita alguno para añadir otro.`,
})
