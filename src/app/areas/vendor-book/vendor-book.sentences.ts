import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'
import '../../shared/files/book-files.sentences.ts'

addSentences({
  TOO_MANY_BOOK_VENDORS: (data) =>
    `En tu libreta caben ${many(data)} proveedores. Elimina alguno para añadir otro.`,
  BOOK_VENDOR_CHANGED: 'Otra persona ha cambiado lo mismo mientras tanto.',
  BOOK_COMPONENT_NOT_FOUND: 'Eso ya no está en el catálogo. Elige otra cosa.',
})
