import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  TABLE_NOT_FOUND: 'Esa mesa ya no está.',
  TABLE_FULL: 'Esa mesa está llena. Ponle un sitio más o elige otra.',
  GUEST_NOT_COMING: 'Esa persona ya no viene, y no necesita sitio.',
  SEATED_MEANWHILE: 'Alguien acaba de sentar a esa persona en otra mesa. Ya ves dónde está.',
  TOO_MANY_SEATING_TABLES: (data) => `Caben ${many(data)} mesas en cada evento.`,
})
