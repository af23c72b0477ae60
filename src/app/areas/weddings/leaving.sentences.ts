import { addSentences } from '../../shared/error-messages.ts'
import '../../shared/wedding/members.sentences.ts'

addSentences({
  LAST_MEMBER_CANNOT_LEAVE: 'Eres la última persona de esta boda: no puedes salir, pero sí eliminarla.',
  WEDDING_NAME_DIFFERS: 'El nombre no coincide. Escríbelo tal como aparece.',
  WEDDING_HAS_OTHER_MEMBERS: 'Hay más personas en esta boda. Solo puede eliminarla la última.',
})
