import { foldHeading } from '../../guest-import/guest-list/fold-heading.ts'

/** The subjects of the columns of a budget sheet, in the order in which they are offered. */
export const SHEET_FIELDS = [
  'name',
  'concept',
  'category',
  'cost',
  'paid',
  'due',
  'day',
  'status',
  'notes',
] as const

export type SheetField = (typeof SHEET_FIELDS)[number]

/** The subject of each column; `null` for one that is not imported. */
export type SheetColumns = readonly (SheetField | null)[]

const list = (headings: string): readonly string[] => headings.split('|')

/** Headings in Spanish, English and Catalan, as `foldHeading` leaves them. The earlier wins a field. */
const HEADINGS: Record<SheetField, readonly string[]> = {
  name: list(
    'proveedor|proveedores|nombre del proveedor|empresa|vendor|vendors|vendor name|supplier|provider|company|proveidor|proveidors|nom del proveidor|nombre|name|nom',
  ),
  concept: list(
    'concepto|conceptos|servicio|servicios|componente|partida|gasto|concept|service|component|expense|item|concepte|servei|despesa|tipo|que',
  ),
  category: list('categoria|categorias|grupo|seccion|capitulo|bloque|category|group|section|type|area'),
  cost: list(
    'coste|coste total|coste final|coste real|coste acordado|precio acordado|presupuesto final|importe final|cuanto cuesta|cuesta|costo|costo total|importe|importe total|precio|precio total|precio final|total|cost|total cost|final cost|actual cost|actual|final price|total price|agreed price|contract amount|contract total|price|amount|preu|preu total|cost total|import|presupuesto|presupuestado|coste estimado|estimado|pressupost|budget|estimated cost|estimate|estimated|quote|valor',
  ),
  paid: list(
    'pagado|ya pagado|pagado hasta ahora|total pagado|importe pagado|pagos|abonado|paid|amount paid|paid so far|paid to date|total paid|pagat|abonat|senal|a cuenta|anticipo|deposito|reserva|deposit|deposit paid|paga i senyal|bestreta|pagada',
  ),
  due: list(
    'pendiente|pendiente de pago|importe pendiente|por pagar|falta por pagar|queda por pagar|saldo pendiente|saldo|resto|restante|resta|falta|queda|due|amount due|balance due|balance|remaining|outstanding|left to pay|pendent|per pagar|pendent de pagament',
  ),
  day: list(
    'vence|vencimiento|fecha de pago|fecha pago|fecha limite|fecha limite de pago|proximo pago|fecha|due date|payment date|pay by|date due|deadline|date|venciment|data de pagament|data limit|data|cuando',
  ),
  status: list(
    'estado|confirmado|contratado|reservado|cerrado|situacion|status|confirmed|booked|hired|estat|confirmat|contractat|reservat|confirmada|contratada',
  ),
  notes: list(
    'notas|nota|observaciones|comentarios|detalles|descripcion|incluye|que incluye|notes|note|comments|details|description|observacions|comentaris',
  ),
}

const ENGLISH = /^(?:due|date|deadline|pay)/

/** Headings in English go with dates whose month comes first. */
export const isEnglishHeading = (cell: string): boolean => ENGLISH.test(foldHeading(cell))

/** The subject of each cell of a row of headings: each once, for the heading that names it best. */
export function fieldsOfHeadings(cells: readonly string[]): (SheetField | null)[] {
  const headings = cells.map(foldHeading)
  const columns: (SheetField | null)[] = headings.map(() => null)
  for (const field of SHEET_FIELDS) {
    const ranks = headings.map((heading) => HEADINGS[field].indexOf(heading))
    const best = Math.min(...ranks.filter((rank) => rank >= 0))
    const column = ranks.indexOf(best)
    if (column >= 0) columns[column] ??= field
  }
  return columns
}

/** The columns with another subject for one of them, which another column gives up. */
export const withField = (columns: SheetColumns, at: number, field: SheetField | null): SheetColumns =>
  columns.map((own, column) => (column === at ? field : own === field ? null : own))
