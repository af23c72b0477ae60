import { addSentences } from '../../shared/error-messages.ts'
import '../../shared/wedding/members.sentences.ts'

addSentences({
  COUPLE_EDITS_EVERYTHING: 'La pareja siempre edita todo.',
  PRESET_OF_OTHER_ROLE: 'La cuenta de esa persona no puede tener ese papel.',
})
