import { IMPORT_FILES_MAX, IMPORT_TOTAL_MAX_BYTES, IMPORTS_OPEN_MAX } from '#domain/imports/imports.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  IMPORT_NOT_FOUND: 'Ese traslado ya no está. Los que no se traen se eliminan a las 24 horas.',
  IMPORT_CLOSED: 'Ese traslado ya no se puede cambiar: se está trayendo, ya está aquí o lo has dejado.',
  IMPORT_CHANGED: 'La boda ha cambiado desde que lo miraste, y no se ha traído nada. Así quedaría ahora.',
  IMPORT_NOT_READ: 'Todavía estamos leyendo algún archivo. Espera un momento y vuelve a intentarlo.',
  IMPORT_OFFSET: 'El archivo no ha llegado entero. Vuelve a soltarlo.',
  IMPORT_TOO_LARGE: `Caben ${IMPORT_TOTAL_MAX_BYTES / 1024 ** 3}\u00a0GB, con lo que tengas a medias en otras bodas. Trae primero una parte.`,
  TOO_MANY_IMPORTS: `Puedes tener ${IMPORTS_OPEN_MAX} traslados a medias en esta boda. Termina o deja alguno antes.`,
  TOO_MANY_IMPORT_FILES: `De una vez caben ${formatNumber(IMPORT_FILES_MAX)} archivos. Trae primero una parte, o mételos en varios ZIP.`,
  IMPORT_FILE_GONE: 'El archivo ya no está donde estaba, o ha cambiado. Vuelve a elegirlo.',
})
