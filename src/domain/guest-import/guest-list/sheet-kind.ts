import { foldText } from '../../text/fold-text.ts'
import type { GuestImportError, InterpretedRows } from '../guest-import.ts'
import { namesGroup } from './accompanied-people.ts'
import { foldHeading } from './fold-heading.ts'
import { beginsWithGivenName } from './given-names.ts'
import { readHeading } from './headings.ts'
import type { GuestListReading } from './reading.ts'

/** Headings of what is bought, paid or done for a wedding; guests have none of these. */
const OF_OTHERS =
  /\b(?:proveedor(?:es)?|vendors?|supplier|empresa|company|precio|coste|costo|price|cost|presupuesto|budget|importe|amount|pagado|paid|pago|pagos|payment|deposito|deposit|senal|saldo|balance|iva|factura|tareas?|tasks?|to do|todo|responsable|assigned to|hora|time|horario|start|actividad|activity|duracion|duration|vencimiento|due|cancion|cancio|artista|artist|song title|articulo|item|unidades|quantity|qty|plato|ingredientes|web|website|servicio|service|concepto|estimado|estimated|actual|real)\b/

const NAMES_OF_OTHERS =
  /^(?:presupuesto|budget|gastos|costes|costs|expenses|pagos|payments|proveedor(?:es)?|vendors?|suppliers?|catering|menus?|musica|music|canciones|songs|playlist|timeline|cronograma|horarios?|schedule|agenda|tareas|tasks|checklist|to ?do|pendientes|regalos?|gifts?|registry|luna de miel|honeymoon|resumen|summary|dashboard|panel|instrucciones|instructions|config(?:uracion)?|ajustes|settings|listas|datos|decoracion|flores|flowers|contactos proveedores|contratos|contracts|notas|notes|ideas|hoteles|hotels|alojamientos?|autobuses|bus)\b/

const SURE_FIELDS = new Set([
  'rsvp',
  'surname',
  'household',
  'companions',
  'age',
  'isChild',
  'side',
  'diet',
  'seats',
])

/** The share of the names that are known ones in a list of guests without telling headings. */
const KNOWN_NAMES = 0.35

/** Whether a page of a workbook lists guests, rather than vendors, payments, songs or tasks. */
export function listsGuests(
  sheet: string | null,
  headings: readonly string[],
  outcome: InterpretedRows | GuestImportError,
): boolean {
  if (outcome.kind === 'error' || outcome.guests.length === 0) return false
  const ofOthers = headings.filter((heading) => OF_OTHERS.test(foldHeading(heading))).length
  const sure = headings.filter((heading) => SURE_FIELDS.has(readHeading(heading)?.field ?? '')).length
  if (ofOthers > sure) return false
  const known =
    outcome.guests.filter(({ fullName }) => beginsWithGivenName(fullName) || namesGroup(fullName)).length /
    outcome.guests.length
  if (NAMES_OF_OTHERS.test(foldText(sheet ?? ''))) return sure > 1 && known >= KNOWN_NAMES
  return known >= KNOWN_NAMES || (sure > 0 && hasNameHeading(headings))
}

const hasNameHeading = (headings: readonly string[]): boolean =>
  headings.some((heading) => readHeading(heading)?.field === 'name')

export const headingsOf = (rows: readonly (readonly string[])[], { headerRow }: GuestListReading) =>
  headerRow === null ? [] : rows[headerRow]!
