import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../../shared/error-messages.ts'

addSentences({
  TEMPLATE_NOT_FOUND: 'Esta plantilla ya no está.',
  TEMPLATE_CHANGED: 'Has guardado esta plantilla en otro dispositivo después de abrirla aquí.',
  TEMPLATE_IS_NEWER: 'La plantilla ha cambiado desde que la abriste. Vuelve a mirarla antes de usarla.',
  TOO_MANY_TEMPLATES: (data) => `Caben ${many(data)} plantillas. Elimina alguna antes.`,
})
