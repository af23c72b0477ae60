import { addSentences } from '../../shared/error-messages.ts'
import '../../shared/wedding/members.sentences.ts'

addSentences({
  WEDDING_NAME_DIFFERS: 'El nombre no coincide. Escríbelo tal como aparece.',
  WEDDING_HAS_OTHER_MEMBERS: 'Hay más personas en esta boda. Solo puede eliminarla la última.',
})
