import type {
  GuestImportError,
  GuestImportErrorCode,
  GuestImportErrorParams,
  InterpretedRows,
  LeftOutReason,
  LeftOutRow,
  TooLongCell,
} from '#domain/guest-import/guest-import.ts'
import type { PossibleDuplicate } from '#domain/guests/guest-duplicates.ts'
import { isSkippable } from '#domain/guests/guest-duplicates.ts'
import type { ImportedGuest } from '#domain/guests/imported-guest.ts'
import { HOUSEHOLD_PEOPLE_MAX } from '#domain/households/households.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

/** Rounded up, so that a file just over the limit does not seem to be at it. */
const megabytes = (bytes: number) => `${formatNumber(Math.ceil((bytes / 1024 / 1024) * 10) / 10)}\u00a0MB`
const quoted = (texts: readonly string[]) => inSpanishList(texts.map((text) => `«${text}»`))
const count = (amount: number, one: string, many: string) =>
  amount === 1 ? one : many.replace('#', formatNumber(amount))

const SENTENCES: { [Code in GuestImportErrorCode]: (params: GuestImportErrorParams[Code]) => string } = {
  EMPTY_FILE: ({ sheet }) =>
    sheet
      ? `La primera hoja («${sheet}») está vacía. Pon ahí la lista y vuelve a elegir el archivo.`
      : 'No hay nada escrito en esta lista.',
  HEADERS_ONLY: () => 'Solo están los títulos de las columnas: no hay ningún nombre debajo.',
  NO_NAME_COLUMN: ({ headings }) =>
    headings.length > 0
      ? `No encontramos la columna de los nombres, solo ${quoted(headings.slice(0, MENTIONED))}. Titula «Nombre» la que los tiene.`
      : 'No encontramos los nombres. Ponlos en la primera columna o titula «Nombre» la que los tiene.',
  NO_NAMES: ({ rows }) =>
    count(rows, 'La única fila que hay no tiene nombre.', 'Ninguna de las # filas tiene nombre.'),
  TOO_MANY_ROWS: ({ max }) =>
    `La lista tiene más de ${formatNumber(max)} filas, el máximo de una importación. Divídela en varias.`,
  FILE_TOO_LARGE: ({ bytes, maxBytes }) =>
    `El archivo ocupa ${megabytes(bytes)} y el máximo son ${megabytes(maxBytes)}. Guarda solo la lista, sin imágenes.`,
  TEXT_TOO_LARGE: ({ maxBytes }) =>
    `El texto pegado pasa de ${megabytes(maxBytes)}. Pega la lista en varias partes.`,
  NOTES_TOO_LARGE: ({ maxBytes }) =>
    `Con sus notas, la lista pasa de ${megabytes(maxBytes)}, el máximo de una importación. Divídela en varias.`,
  UNPACKED_TOO_LARGE: ({ maxBytes }) =>
    `Una vez abierto, el archivo ocupa más de ${megabytes(maxBytes)}. Copia solo la lista en un libro nuevo.`,
  UNSUPPORTED_FILE: ({ fileName }) =>
    `«${fileName}» no es una lista que sepamos leer. Elige un archivo .csv, .xlsx o .xls, o pega los nombres como texto.`,
  PROTECTED_FILE: () => 'El archivo tiene contraseña. Guárdalo sin ella y vuelve a elegirlo.',
  DAMAGED_FILE: () =>
    'El archivo está dañado o incompleto. Ábrelo con tu programa de hojas de cálculo, guárdalo de nuevo y vuelve a elegirlo.',
  MALFORMED_QUOTES: ({ row }) =>
    `Hay unas comillas mal cerradas a partir de la fila ${formatNumber(row)}. Corrígelas y vuelve a elegir el archivo.`,
  UNREADABLE_FILE: () =>
    'Tu navegador no ha podido leer el archivo. Quizá se ha movido o ha cambiado: vuelve a elegirlo.',
  TOOK_TOO_LONG: () => 'El archivo tarda demasiado en leerse. Copia solo la lista en un archivo nuevo.',
  READER_UNAVAILABLE: () =>
    'No se ha podido cargar el lector de archivos. Comprueba tu conexión y vuelve a intentarlo.',
}

/** Why a list cannot be imported, as a sentence for people. */
export function importErrorMessage(error: GuestImportError): string {
  const sentence = SENTENCES[error.code] as (params: GuestImportError['params']) => string
  return sentence(error.params)
}

/** Columns and rows named one by one before the rest is only counted. */
const MENTIONED = 5

/**
 * Says what the import will do and leave out, a sentence each, the number of guests that come first. `skipped` are
 * those beside them that stay away because they seem to be in the list already.
 */
export function previewSentences(
  preview: InterpretedRows,
  guests = preview.guests,
  skipped = 0,
  updated = 0,
): string[] {
  const { droppedWithoutName, unknownRsvp, tooLong, ignoredColumns, rowsAboveHeader } = preview
  const { emailsInNotes, leftOut, notedColumns, open } = preview
  const sentences = [
    totalSentence(guests.length, skipped, updated),
    guests.length > 0 &&
      updated > 0 &&
      count(
        updated,
        'Se pondrá al día 1 que ya está en tu lista.',
        'Se pondrán al día # que ya están en tu lista.',
      ),
    familiesSentence(guests),
    open.length > 0 &&
      `${mention(open)} ${open.length === 1 ? 'habla' : 'hablan'} de más personas sin decir cuántas: ${open.length === 1 ? 'viene como una' : 'cada uno viene como una'}.`,
    notedColumns.length > 0 &&
      count(notedColumns.length, 'Va a las notas la columna', 'Van a las notas # columnas:').concat(
        ` ${mention(notedColumns)}.`,
      ),
    droppedWithoutName > 0 &&
      count(droppedWithoutName, '1 fila sin nombre no se importa.', '# filas sin nombre no se importan.'),
    unknownRsvp > 0 &&
      count(
        unknownRsvp,
        '1 respuesta no se entiende: queda pendiente y lo escrito va a las notas.',
        '# respuestas no se entienden: quedan pendientes y lo escrito va a las notas.',
      ),
    preview.unknownFacts > 0 &&
      count(
        preview.unknownFacts,
        '1 edad o idioma no se entiende y va a las notas.',
        '# edades o idiomas no se entienden y van a las notas.',
      ),
    emailsInNotes > 0 &&
      count(emailsInNotes, '1 email sin @ se queda en las notas.', '# emails sin @ se quedan en las notas.'),
    ...leftOutSentences(leftOut),
    ...tooLongSentences(tooLong),
    ignoredColumns.length > 0 &&
      count(ignoredColumns.length, 'No se importa la columna', 'No se importan # columnas:').concat(
        ` ${mention(ignoredColumns)}.`,
      ),
    rowsAboveHeader > 0 &&
      count(
        rowsAboveHeader,
        'La fila de encima de los títulos no se importa.',
        'Las # filas de encima de los títulos no se importan.',
      ),
  ]
  return sentences.filter((sentence) => sentence !== false)
}

function totalSentence(total: number, skipped: number, updated: number): string {
  if (total === 0 && updated > 0)
    return count(
      updated,
      'Se pondrá al día 1 invitado que ya está en tu lista, y no se añadirá ninguno.',
      'Se pondrán al día # invitados que ya están en tu lista, y no se añadirá ninguno.',
    )
  if (total > 0) return count(total, 'Se importará 1 invitado.', 'Se importarán # invitados.')
  return skipped > 0
    ? 'No se importará ningún invitado: todos parecen estar ya en tu lista.'
    : 'No se importará ningún invitado: no hay ninguno marcado.'
}

/** How many families the guests come in, by the names in their rows; nothing of a list that names none. */
function familiesSentence(guests: readonly ImportedGuest[]): string | false {
  const sizes = new Map<string, number>()
  for (const { household } of guests) {
    const key = foldText(household ?? '')
    if (key) sizes.set(key, (sizes.get(key) ?? 0) + 1)
  }
  if (sizes.size === 0) return false
  const alone = guests.filter(({ household }) => !household).length
  const tooMany = [...sizes.values()].reduce((sum, size) => sum + Math.max(0, size - HOUSEHOLD_PEOPLE_MAX), 0)
  return [
    count(sizes.size, 'Vienen en 1 familia', 'Vienen en # familias'),
    alone > 0 && count(alone, ' y 1 por su cuenta', ' y # por su cuenta'),
    '.',
    tooMany > 0 &&
      ` En una familia caben ${HOUSEHOLD_PEOPLE_MAX} personas: ${count(tooMany, '1 se queda suelta.', '# se quedan sueltas.')}`,
  ]
    .filter(Boolean)
    .join('')
}

/** Says before anything is sent how to go on when a list would have more guests than it can. */
export const overfullSentence = (total: number, max: number): string =>
  `Con los que ya tienes serían ${formatNumber(total)} invitados, y en una lista caben ${formatNumber(max)}. Trae menos, o sobrescribe la lista actual.`

/** How many of the guests may be repeated, or `null` when none is. */
export function duplicatesSentence(duplicates: readonly PossibleDuplicate[]): string | null {
  const existing = duplicates.filter(isSkippable).length
  const repeated = duplicates.filter(({ of }) => of === 'import').length
  const sharing = duplicates.length - existing - repeated
  const parts = [
    existing > 0 && count(existing, '1 podría estar ya en tu lista', '# podrían estar ya en tu lista'),
    sharing > 0 &&
      count(sharing, '1 comparte email con alguien de tu lista', '# comparten email con alguien de tu lista'),
    repeated > 0 &&
      count(repeated, '1 parece repetido en lo que importas', '# parecen repetidos en lo que importas'),
  ].filter((part) => part !== false)
  return parts.length > 0 ? `${inSpanishList(parts)}.` : null
}

/** Why a row is left out, as it stands beside its name. */
export const LEFT_OUT: Record<LeftOutReason, string> = {
  total: 'parece un total',
  number: 'es solo un número',
  title: 'parece un título',
  envelope: 'es el apellido de un grupo',
  elsewhere: 'no está en la columna de los nombres',
}

const LEFT_OUT_MANY: Record<LeftOutReason, string> = {
  total: 'parecen totales',
  number: 'son solo números',
  title: 'parecen títulos',
  envelope: 'son apellidos de grupos',
  elsewhere: 'no están en la columna de los nombres',
}

function leftOutSentences(rows: readonly LeftOutRow[]): string[] {
  return Object.entries(LEFT_OUT).flatMap(([reason, one]) => {
    const names = rows.filter(({ because }) => because === reason).map(({ guest }) => guest.fullName)
    if (names.length === 0) return []
    return names.length === 1
      ? [`No se importa «${names[0]}»: ${one}.`]
      : [`No se importan ${mention(names)}: ${LEFT_OUT_MANY[reason as LeftOutReason]}.`]
  })
}

const FIELD_NAMES: Record<TooLongCell['field'], string> = {
  fullName: 'el nombre',
  email: 'el email',
  notes: 'las notas',
  household: 'la familia',
  side: 'la parte de quien viene',
  phone: 'el teléfono',
  table: 'el nombre de la mesa',
}

function tooLongSentences(cells: readonly TooLongCell[]): string[] {
  const told = cells
    .slice(0, MENTIONED)
    .map(
      ({ row, field, length, max }) =>
        `La fila ${formatNumber(row)} no se importa: ${FIELD_NAMES[field]} ${field === 'notes' ? 'tienen' : 'tiene'} ${formatNumber(length)} caracteres y el máximo son ${formatNumber(max)}.`,
    )
  const rest = new Set(cells.slice(MENTIONED).map(({ row }) => row)).size
  if (rest > 0)
    told.push(
      count(
        rest,
        'Otra fila tampoco se importa por lo mismo.',
        'Otras # filas tampoco se importan por lo mismo.',
      ),
    )
  return told
}

function mention(columns: readonly string[]): string {
  const rest = columns.length - MENTIONED
  if (rest <= 0) return quoted(columns)
  return `${columns
    .slice(0, MENTIONED)
    .map((column) => `«${column}»`)
    .join(', ')} y ${formatNumber(rest)} más`
}
