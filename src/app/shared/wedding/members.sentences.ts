import { addSentences } from '../error-messages.ts'

addSentences({
  LAST_MEMBER_CANNOT_LEAVE: 'Eres la última persona de esta boda: no puedes salir, pero sí eliminarla.',
  NOBODY_WOULD_DECIDE: 'Tiene que quedar alguien que pueda hacerlo todo. Da antes ese acceso a otra persona.',
  MEMBER_NOT_FOUND: 'Esa persona no está en esta boda.',
  ONLY_THE_COUPLE_REMOVES_MEMBERS: 'Solo la pareja puede quitar a alguien.',
})
