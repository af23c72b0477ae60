import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  CATERER_WITHOUT_EMAIL: 'Ese proveedor no tiene email. Añádelo en su ficha y envíale la hoja.',
  CATERING_VERSION_NOT_FOUND: 'Esa versión de la hoja de catering ya no está.',
  TOO_MANY_CATERING_VERSIONS: (data) =>
    `Una boda guarda hasta ${many(data)} versiones de la hoja de catering.`,
})
