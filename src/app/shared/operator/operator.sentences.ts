import { addSentences } from '../error-messages.ts'

addSentences({
  OPERATOR_NEEDS_SECOND_STEP: 'Activa antes la verificación en dos pasos, en tu perfil.',
  SITTING_NEEDED: 'Ha pasado media hora. Escribe otra vez el código de tu app.',
  NO_SUCH_ACCOUNT: 'Esa cuenta ya no está.',
  OWN_ACCOUNT: 'No puedes suspender tu propia cuenta.',
  CONVERSATION_NOT_FOUND: 'Esa conversación ya no está.',
  MESSAGE_ARRIVED: 'Ha llegado otro mensaje mientras escribías. Léelo antes de seguir.',
})
