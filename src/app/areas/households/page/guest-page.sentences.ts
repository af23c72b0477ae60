import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../../shared/error-messages.ts'

addSentences({
  GUEST_PAGE_CONFLICTS:
    'Mientras lo escribías, otra persona ha cambiado el mismo texto. Elige cuál se queda.',
  GUEST_PAGE_CHANGED: 'Otra persona ha cambiado el borrador. Míralo y publica después.',
  VENUE_PLAN_NOT_FOUND: 'El plano ya no está. Súbelo otra vez.',
  TOO_MANY_GIFTS: (data) => `Caben ${many(data)} regalos.`,
  TOO_MANY_QUESTIONS: (data) => `Caben ${many(data)} preguntas.`,
})
