import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  REPORT_NOT_FOUND: 'Ese aviso ya no está.',
  REPORT_DECIDED: 'Otra persona acaba de decidir sobre este aviso. Ciérralo y vuelve a abrirlo.',
  NOTHING_TO_HIDE: 'Ese contenido ya no está, así que no hay nada que ocultar. Puedes dejarlo.',
  GROUND_MISSING: 'Falta en qué se basa: una ley o un punto de los términos.',
  CLAIM_NOT_FOUND: 'Esa reclamación ya está contestada. Ciérrala y vuelve a abrirla.',
})
