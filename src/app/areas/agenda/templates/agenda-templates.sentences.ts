import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../../shared/error-messages.ts'

addSentences({
  AGENDA_TEMPLATE_NOT_FOUND: 'Esa plantilla de agenda ya no está.',
  AGENDA_TEMPLATE_CHANGED:
    'Esa plantilla ha cambiado desde que la abriste. Vuelve a mirarla antes de guardarla.',
  TOO_MANY_AGENDA_TEMPLATES: (data) => `Caben ${many(data)} plantillas de agenda. Quita alguna antes.`,
})
