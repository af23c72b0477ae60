import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'
import '../../shared/slug.sentences.ts'
import '../../shared/images.sentences.ts'

addSentences({
  PLANNER_NOT_FOUND: 'Ese perfil ya no está en el directorio.',
  PRICE_NOT_A_NUMBER: 'Escribe el precio en euros, como 2.400, o déjalo vacío.',
  PRICE_NEGATIVE: 'El precio no puede ser negativo.',
  PRICE_TOO_HIGH: 'El precio puede ser de 9.999.999,99\u00a0€ como mucho.',
  PORTFOLIO_IMAGE_NOT_FOUND: 'Esa foto ya no está en tu portfolio.',
  TOO_MANY_PORTFOLIO_IMAGES: (data) =>
    `Caben ${many(data)} fotos en tu portfolio. Elimina alguna antes de añadir otra.`,
})
