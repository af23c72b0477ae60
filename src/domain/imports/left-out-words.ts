import { LIMITS } from '../operation/limits.ts'
import { inSpanishList } from '../text/spanish-list.ts'
import { formatNumber } from '../text/spanish-numbers.ts'
import type { LeftOut, ReadingProblem } from './imports.ts'

/** Rows that are told by their numbers. */
const ROWS_TOLD = 12

type Words = { one: string; several: string }

const rowsOf = (words: string): Words => ({ one: `1 fila ${words}`, several: `# filas ${words}` })

/** Of reasons that are about rows. */
const OF_ROWS: Partial<Record<LeftOut['reason'], Words>> = {
  noName: rowsOf('sin nombre'),
  sum: rowsOf('con sumas'),
  number: rowsOf('con solo un número'),
  title: rowsOf('con títulos'),
  tooLong: { one: '1 fila con un texto demasiado largo', several: '# filas con textos demasiado largos' },
  discarded: { one: '1 proveedor descartado', several: '# proveedores descartados' },
  negative: rowsOf('con un importe negativo'),
  unreadable: { one: '1 fila con algo que no se entiende', several: '# filas con algo que no se entiende' },
  tooMuch: rowsOf('con un importe demasiado grande'),
  noTime: rowsOf('sin hora'),
  noTitle: rowsOf('sin título'),
  noTable: { one: '1 persona sin mesa', several: '# personas sin mesa' },
  currency: rowsOf('en otra moneda'),
  repeated: { one: '1 fila repetida', several: '# filas repetidas' },
}

/** A part that stays out, and where it is: '3 filas sin nombre' with 'Filas 41, 77 y 90'. */
export function leftOutInWords({ reason, rows, name, cell }: LeftOut): {
  title: string
  detail: string | null
} {
  const quoted = name === null ? '' : ` «${name}»`
  switch (reason) {
    case 'unknownPerson':
      return { title: `«${name}» no está entre los invitados`, detail: seatOf(rows, cell) }
    case 'unsurePerson':
      return { title: `No sabemos qué sitio es el de «${name}»`, detail: seatOf(rows, cell) }
    case 'tableFull':
      return { title: `«${name}» no cabe en su mesa`, detail: seatOf(rows, cell) }
    case 'noRoom':
      return {
        title: 'El archivo entero',
        detail: `Su sitio ya guarda ${LIMITS.vendor.files} documentos, que son los que caben.`,
      }
    case 'emptySheet':
      return { title: `La hoja${quoted} está vacía`, detail: null }
    case 'column':
      return { title: `La columna${quoted} no tiene sitio aquí`, detail: null }
    case 'macros':
      return { title: 'Las macros del archivo no se ejecutan ni se guardan', detail: null }
    case 'protected':
      return { title: `«${name}» tiene contraseña`, detail: null }
    case 'damaged':
      return { title: `«${name}» está dañado`, detail: null }
    case 'tooDeep':
      return { title: `«${name}» es un ZIP dentro de otros dos`, detail: null }
  }
  const { one, several } = OF_ROWS[reason] ?? rowsOf('que no se traen')
  const title = rows.length === 1 ? one : several.replace('#', formatNumber(rows.length))
  const told = [rowNumbers(rows), name, cell === null ? null : `«${cell}»`].filter((part) => part)
  return { title, detail: told.length > 0 ? told.join(' · ') : null }
}

/** The row that seats a person, and the table as it is called there. */
const seatOf = (rows: readonly number[], table: string | null): string | null =>
  [rowNumbers(rows), table].filter((part) => part).join(' · ') || null

/** `Fila 41`, `Filas 41, 77 y 90`, `Filas 1, 2, … y 4 más`. */
function rowNumbers(rows: readonly number[]): string | null {
  if (rows.length === 0) return null
  if (rows.length === 1) return `Fila ${formatNumber(rows[0]!)}`
  const told = rows.slice(0, ROWS_TOLD).map((row) => formatNumber(row))
  const more = rows.length - told.length
  return `Filas ${inSpanishList(more > 0 ? [...told, `${formatNumber(more)} más`] : told)}`
}

/** Why nothing of a file is read, as a sentence that says what to do. */
export const READING_PROBLEM_WORDS: Record<ReadingProblem, string> = {
  EMPTY: 'El archivo está vacío.',
  PROTECTED: 'El archivo tiene contraseña. Guárdalo sin ella y vuelve a soltarlo.',
  DAMAGED: 'El archivo está dañado o incompleto. Guárdalo de nuevo con su programa y vuelve a soltarlo.',
  TOO_LARGE: 'El archivo pasa de 25\u00a0MB. Guarda solo la lista, sin imágenes, y vuelve a soltarlo.',
  TOO_MANY_ROWS: 'El archivo tiene más de 30.000 filas. Divídelo en varios.',
  ROWS_FULL:
    'Con este archivo serían más de 30.000 filas. Trae primero los otros, o quita alguno y vuelve a soltarlo.',
  TOO_MANY_FILES: 'El ZIP tiene más de 2.000 archivos. Divídelo en varios.',
  UNPACKS_TOO_LARGE: 'Una vez abierto, el archivo ocupa demasiado. Copia solo la lista en un archivo nuevo.',
  TOOK_TOO_LONG: 'El archivo tarda demasiado en leerse. Copia solo la lista en un archivo nuevo.',
  NEWER:
    'Es una boda de una versión más nueva de azahar. Actualiza esta, o ábrela en la instalación de la que salió.',
  NOT_READ:
    'No hemos podido leer este archivo. Ábrelo con su programa, guárdalo de nuevo y vuelve a soltarlo.',
}
