import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  TEXT_NOT_CARRIED: 'Esta versión de Azahar no trae ese texto.',
  ALREADY_ANNOUNCED: 'Ese texto ya está anunciado.',
  TOO_SOON: 'Hay que anunciarlo con 30 días, y no antes del día que trae el texto.',
  TEXT_IN_EFFECT: 'Ese texto ya vale: no se puede retirar.',
})
