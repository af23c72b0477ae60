import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  COVER_NOT_FOUND: 'Esa imagen ya no está. Elige otra portada.',
  LOOK_CONFLICTS: 'Mientras lo elegías, otra persona ha publicado otra cosa. Elige qué se queda.',
})
