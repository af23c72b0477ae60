import { SLUG_MAX, SLUG_MIN } from '#domain/planners/slugs.ts'
import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  SLUG_MISSING: 'Escribe la dirección de tu perfil.',
  SLUG_HAS_SPACES: 'La dirección no puede llevar espacios. Usa guiones: casa-jara.',
  SLUG_HAS_OTHER_CHARACTERS: 'Usa solo letras de la a a la z sin acentos, números y guiones.',
  SLUG_HYPHEN_MISPLACED: 'Los guiones van sueltos entre letras o números: casa-jara.',
  SLUG_TOO_SHORT: `La dirección tiene que tener al menos ${SLUG_MIN} caracteres.`,
  SLUG_TOO_LONG: `La dirección puede tener ${SLUG_MAX} caracteres como mucho.`,
  SLUG_RESERVED: 'Esa dirección está reservada para Azahar. Elige otra.',
  SLUG_TAKEN: (data) =>
    data?.suggestion ? `Ya está cogida. Prueba ${data.suggestion}.` : 'Ya está cogida. Prueba otra.',
  PRICE_NOT_A_NUMBER: 'Escribe el precio en euros, como 2.400, o déjalo vacío.',
  PRICE_NEGATIVE: 'El precio no puede ser negativo.',
  PRICE_TOO_HIGH: 'El precio puede ser de 9.999.999,99\u00a0€ como mucho.',
  PORTFOLIO_IMAGE_NOT_FOUND: 'Esa foto ya no está en tu portfolio.',
  TOO_MANY_PORTFOLIO_IMAGES: (data) =>
    `Caben ${many(data)} fotos en tu portfolio. Elimina alguna antes de añadir otra.`,
})
