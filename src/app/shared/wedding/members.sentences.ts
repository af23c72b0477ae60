import { addSentences } from '../error-messages.ts'

addSentences({
  MEMBER_NOT_FOUND: 'Esa persona no está en esta boda.',
  ONLY_THE_COUPLE_REMOVES_MEMBERS: 'Solo la pareja puede quitar a alguien.',
})
