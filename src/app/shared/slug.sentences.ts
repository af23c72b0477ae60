import { SLUG_MAX, SLUG_MIN } from '#domain/text/slugs.ts'
import { addSentences } from './error-messages.ts'

/** The refusals of an address that a person chooses for a public page. */
addSentences({
  SLUG_MISSING: 'Escribe la dirección.',
  SLUG_HAS_SPACES: 'La dirección no puede llevar espacios. Usa guiones: casa-jara.',
  SLUG_HAS_OTHER_CHARACTERS: 'Usa solo letras de la a a la z sin acentos, números y guiones.',
  SLUG_HYPHEN_MISPLACED: 'Los guiones van sueltos entre letras o números: casa-jara.',
  SLUG_TOO_SHORT: `La dirección tiene que tener al menos ${SLUG_MIN} caracteres.`,
  SLUG_TOO_LONG: `La dirección puede tener ${SLUG_MAX} caracteres como mucho.`,
  SLUG_RESERVED: 'Esa dirección está reservada para Azahar. Elige otra.',
  SLUG_TAKEN: (data) =>
    data?.suggestion ? `Ya está cogida. Prueba ${data.suggestion}.` : 'Ya está cogida. Prueba otra.',
})
