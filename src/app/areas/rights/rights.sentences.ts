import { waiting } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'
import '../../shared/files/archive.sentences.ts'

addSentences({
  INVOICE_RECORDS_NOT_TAKEN:
    'Has emitido facturas, y conservarlas te toca a ti. Descarga antes sus registros en Facturación › Facturas › Ver el registro, y guárdalos con las facturas.',
  TOO_MANY_EXPORTS: (data) => `Has pedido muchas copias hoy. Vuelve a probar ${waiting(data)}.`,
})
