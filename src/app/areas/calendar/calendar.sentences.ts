import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  TOO_MANY_APPOINTMENTS: (data) => `Ya tienes ${many(data)} citas. Quita alguna antigua para añadir otra.`,
  TOO_MANY_ATTENDEES: (data) => `Caben ${many(data)} correos en una cita. Quita alguno antes.`,
  ATTENDEE_NOT_MEMBER: 'Alguien de la pareja ya no está en esa boda. Revisa a quién invitas.',
  TOO_MANY_APPOINTMENT_MAILS: (data) =>
    `Has llegado a los ${many(data)} correos de citas de un día. Mañana podrás volver a invitar y cambiar la hora de citas con invitados; mientras, puedes cambiar lo demás.`,
  APPOINTMENT_CHANGED: 'Mientras tanto la ha cambiado otra persona.',
  PROPOSAL_GONE: 'Ya no propone esa hora. Mira cómo está la cita.',
  PROPOSAL_DECLINED: 'Ya se lo hemos dicho, o la cita ha cambiado mientras tanto.',
  APPOINTMENT_NOT_FOUND: 'Esa cita ya no está.',
  APPOINTMENT_WITH_OTHERS: 'Esa boda o esa solicitud ya no está entre las tuyas. Elige otra.',
  WRONG_TIME: 'La cita tiene que acabar después de empezar, y durar un día como mucho.',
  TOO_MANY_CLOSURES: (data) => `Ya tienes ${many(data)} cierres. Quita alguno para añadir otro.`,
})
