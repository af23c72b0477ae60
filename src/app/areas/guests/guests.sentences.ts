import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  GUEST_NAME_REQUIRED: 'Escribe el nombre.',
  GUEST_LIST_CHANGED: 'La lista ha cambiado mientras decidías. Revísala antes de sobrescribirla.',
})
