import type { ImportFileView } from '#contract/import-rows.ts'
import {
  IMPORT_FILES_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_TABLE_MAX_BYTES,
  IMPORT_TOTAL_MAX_BYTES,
} from '#domain/imports/imports.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

export type Problem = NonNullable<ImportFileView['problem']>

/** A problem in two words, and what helps. */
type ProblemWords = { label: string; help: string }

const AGAIN = 'y vuelve a soltarlo'

const WORDS: Readonly<Record<Exclude<Problem, 'PROTECTED'>, ProblemWords>> = {
  EMPTY: {
    label: 'Vacío',
    help: `No tiene nada dentro. Si está en la nube, ábrelo antes en tu dispositivo ${AGAIN}.`,
  },
  DAMAGED: {
    label: 'Dañado',
    help: `No se abre. Ábrelo con el programa en el que lo hiciste, guárdalo otra vez ${AGAIN}.`,
  },
  TOO_LARGE: {
    label: 'Demasiado grande',
    help: `Una lista puede pesar ${IMPORT_TABLE_MAX_BYTES / 1024 ** 2}\u00a0MB. Guárdala sin imágenes, o pártela en dos, ${AGAIN}.`,
  },
  TOO_MANY_ROWS: {
    label: 'Demasiadas filas',
    help: `Una lista puede tener ${formatNumber(IMPORT_ROWS_MAX)} filas. Pártela en dos ${AGAIN}.`,
  },
  ROWS_FULL: {
    label: 'Demasiadas filas en total',
    help: `De una vez caben ${formatNumber(IMPORT_ROWS_MAX)} filas entre todos los archivos. Trae primero los otros, o quita alguno ${AGAIN}.`,
  },
  TOO_MANY_FILES: {
    label: 'Demasiados archivos',
    help: `De una vez caben ${formatNumber(IMPORT_FILES_MAX)} archivos. Haz varios ZIP y trae uno detrás de otro.`,
  },
  UNPACKS_TOO_LARGE: {
    label: 'Demasiado grande por dentro',
    help: `Lo que hay dentro ocupa más de lo que cabe de una vez, ${(2 * IMPORT_TOTAL_MAX_BYTES) / 1024 ** 3}\u00a0GB. Haz varios ZIP más pequeños.`,
  },
  TOOK_TOO_LONG: {
    label: 'Ha tardado demasiado',
    help: `Leerlo llevaba demasiado. Pártelo en dos, o guárdalo como CSV, ${AGAIN}.`,
  },
  NOT_READ: {
    label: 'No se ha podido leer',
    help: `Puede ser cosa nuestra: quítalo ${AGAIN}. Si sigue igual, guárdalo como CSV o PDF.`,
  },
  NEWER: {
    label: 'De una versión más nueva',
    help: `Esta boda salió de una versión más nueva de azahar. Actualiza esta ${AGAIN}.`,
  },
  REPEATED: {
    label: 'Repetido',
    help: 'Es igual que otro que ya está aquí. Con uno basta.',
  },
}

/** A problem of a file in words; a password is taken away where the file was made. */
export function problemWords(problem: Problem, name: string): ProblemWords {
  if (problem === 'PROTECTED')
    return { label: 'Cerrado con contraseña', help: `Tiene contraseña. ${passwordHelp(name)}` }
  const { label, help } = WORDS[problem]
  return { label, help: isNumbers(name) && NOT_OPENED.includes(problem) ? FROM_NUMBERS : help }
}

const NOT_OPENED: readonly Problem[] = ['DAMAGED', 'NOT_READ']
const isNumbers = (name: string) => /\.numbers$/i.test(name)
const FROM_NUMBERS = `Ábrelo en Numbers, en Archivo › Exportar a › Excel, y suelta ese archivo.`

function passwordHelp(name: string): string {
  if (/\.pdf$/i.test(name)) return `Ábrelo, imprímelo como PDF sin contraseña ${AGAIN}.`
  if (/\.zip$/i.test(name)) return 'Ábrelo en tu dispositivo y suelta lo que hay dentro.'
  if (isNumbers(name)) return `Quítasela en Numbers, en Archivo › Cambiar contraseña, ${AGAIN}.`
  const program = /\.(docx?|odt)$/i.test(name) ? 'Word' : 'Excel'
  return `Quítasela en ${program}, en Archivo › Información, ${AGAIN}.`
}
