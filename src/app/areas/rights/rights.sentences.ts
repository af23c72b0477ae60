import { waiting } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'
import '../../shared/files/archive.sentences.ts'

addSentences({
  TOO_MANY_EXPORTS: (data) => `Has pedido muchas copias hoy. Vuelve a probar ${waiting(data)}.`,
})
