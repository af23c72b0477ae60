import { addSentences } from '../error-messages.ts'
import { fileSize } from './file-size.ts'

addSentences({
  BOOK_VENDOR_NOT_FOUND: 'Ese proveedor ya no está en la libreta.',
  BOOK_FILES_FULL: (data) =>
    `Los archivos de tu libreta ocupan ${fileSize(data?.maxBytes ?? 0)}, que es lo que cabe. Elimina alguno para guardar otro.`,
  FILE_NAMELESS: 'Escribe un nombre.',
  FILE_RENAMED: (data) => `Otra persona lo ha llamado «${data?.name}» mientras tanto.`,
})
