import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../error-messages.ts'

addSentences({
  KEPT_TEMPLATE_NOT_FOUND: 'Ya no está entre las que ves.',
  TEMPLATE_STAYS_SHARED: 'Solo quien la hizo, o quien dirige el equipo, puede dejar de compartirla.',
  TOO_MANY_SHARED_TEMPLATES: (data) => `Caben ${many(data)}. Quita alguna antes.`,
})
