import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'
import '../../shared/images.sentences.ts'

addSentences({
  FOLDER_NOT_FOUND: 'Esa carpeta ya no está.',
  TOO_MANY_FOLDERS: (data) => `Caben ${many(data)} carpetas. Elimina alguna antes de crear otra.`,
  TOO_MANY_IMAGES: (data) => `Caben ${many(data)} imágenes en una boda. Elimina alguna antes de añadir otra.`,
  LINK_REFUSED: 'Solo podemos guardar imágenes de direcciones públicas que empiecen por http o https.',
  LINK_UNREACHABLE: 'No hemos encontrado ninguna imagen en ese enlace. Ábrelo para comprobarlo.',
  SHARE_DAY_REFUSED: 'El último día del enlace tiene que estar por llegar, y antes de un año.',
})
