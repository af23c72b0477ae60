import { waiting } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  EXPORT_NOT_FOUND: 'Esa copia ya no está. Puedes preparar otra.',
  EXPORT_UNDER_WAY:
    'Otra persona está preparando una copia de esta boda. Espera a que termine y vuelve a probar.',
  TOO_MANY_WEDDING_EXPORTS: (data) => `Has preparado muchas copias hoy. Vuelve a probar ${waiting(data)}.`,
  EXPORT_CLOSED: 'En esa copia hay partes de la boda que ya no ves. Prepara otra.',
})
