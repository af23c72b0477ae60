import { addSentences } from '../error-messages.ts'

addSentences({
  IMPORT_NOT_BASE64: 'Un archivo no está escrito como base64, y no se ha leído ninguno.',
  ARCHIVE_UNKNOWN: 'Este archivo no es una boda descargada de Azahar. Elige el ZIP tal como lo descargaste.',
  ARCHIVE_NEWER:
    'Esta boda se descargó de una versión más nueva de Azahar. Recarga la página y vuelve a probar.',
  ARCHIVE_DAMAGED:
    'A este ZIP le falta algo o está dañado. No hemos importado nada: vuelve a descargar la boda.',
  ARCHIVE_TOO_LARGE: 'Este ZIP tiene más de lo que cabe en una boda. No hemos importado nada.',
  IMPORT_UNDER_WAY: 'Ya estás importando otra boda. Espera a que termine y vuelve a probar.',
})
