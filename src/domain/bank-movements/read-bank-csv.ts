import { foldText } from '../text/fold-text.ts'
import { type BankReading, MOVEMENTS_MAX, withKeys } from './bank-movements.ts'
import { readDay, readSignedEuros } from './cells.ts'
import { csvCells } from './csv-cells.ts'

/** Names, numbers of accounts and periods stand above the headings of most banks. */
const HEADINGS_WITHIN_ROWS = 40

const DELIMITERS = [';', '\t', ',', '|']

type Column = 'day' | 'valueDay' | 'amount' | 'paidIn' | 'paidOut' | 'concept' | 'reference'

/**
 * The headings of the downloads of Santander, BBVA, CaixaBank (personal and business), Sabadell, ING, Bankinter,
 * Unicaja, Abanca and Openbank, folded and without signs. One column may have several: 'Concepto' and 'Movimiento' of
 * BBVA together say what a movement is.
 */
const HEADINGS: Record<Column, RegExp> = {
  day: /^(fecha|f|fec)( de)?( la)?( (operacion|operativa|contable|oper|mov|movimiento))?$/,
  valueDay: /^(fecha|f|fec)( de)? ?valor$/,
  amount: /^(importe|cantidad)( (eur|euros|movimiento|operacion|en euros))?$/,
  paidIn: /^(ingresos?|abonos?|haber)( eur)?$/,
  paidOut: /^(gastos?|cargos?|debe)( eur)?$/,
  concept:
    /^(concepto( (comun|propio|ampliado|complementario \d+))?|descripcion|movimiento|mas datos|observaciones|comentarios?|detalle|ordenante|informacion adicional)$/,
  reference: /^(referencia( \d+)?|numero de documento|n documento|documento)$/,
}

type Layout = { columns: Record<Column, number[]>; at: number; rows: string[][] }

/** The movements of a bank's CSV; rows above and below its table are left out. */
export function readBankCsv(text: string): BankReading {
  const layout = findLayout(text)
  if (!layout) return { problem: 'UNKNOWN_HEADINGS' }
  const rows = layout.rows.slice(layout.at + 1)
  if (rows.length > MOVEMENTS_MAX) return { problem: 'TOO_MANY_MOVEMENTS' }
  const read = rows.map((cells) => movementOf(cells, layout.columns))
  const movements = withKeys(read.filter((movement) => movement !== null))
  if (movements.length === 0) return { problem: 'NO_MOVEMENTS' }
  return { format: 'csv', movements, skipped: read.length - movements.length }
}

function findLayout(text: string): Layout | null {
  for (const delimiter of DELIMITERS) {
    const rows = csvCells(text, delimiter)
    for (const [at, cells] of rows.slice(0, HEADINGS_WITHIN_ROWS).entries()) {
      const columns = columnsOf(cells)
      const hasDay = columns.day.length + columns.valueDay.length > 0
      const hasAmount = columns.amount.length + columns.paidIn.length > 0
      if (hasDay && hasAmount) return { columns, at, rows }
    }
  }
  return null
}

function columnsOf(cells: readonly string[]): Record<Column, number[]> {
  const headings = cells.map((cell) => foldText(cell.replace(/[^\p{L}\p{N}\s]/gu, ' ')))
  const matching = (pattern: RegExp) =>
    headings.flatMap((heading, index) => (pattern.test(heading) ? [index] : []))
  return {
    day: matching(HEADINGS.day),
    valueDay: matching(HEADINGS.valueDay),
    amount: matching(HEADINGS.amount),
    paidIn: matching(HEADINGS.paidIn),
    paidOut: matching(HEADINGS.paidOut),
    concept: matching(HEADINGS.concept),
    reference: matching(HEADINGS.reference),
  }
}

function movementOf(cells: readonly string[], columns: Record<Column, number[]>) {
  const texts = (column: Column) => columns[column].map((index) => cells[index] ?? '').filter(Boolean)
  const [dayCell = ''] = [...texts('day'), ...texts('valueDay')]
  const day = readDay(dayCell)
  const amount = amountOf(texts)
  if (!day || amount === null || amount === 0) return null
  const inOneLine = (column: Column) => [...new Set(texts(column))].join(' ').replace(/\s+/g, ' ').trim()
  return { day, amount, concept: inOneLine('concept'), reference: inOneLine('reference') }
}

/** One signed column, or two of which one is filled in; what was paid out may stand there with or without a sign. */
function amountOf(texts: (column: Column) => string[]): number | null {
  const [amount] = texts('amount')
  if (amount) return readSignedEuros(amount)
  const paidIn = readSignedEuros(texts('paidIn')[0] ?? '0')
  const paidOut = readSignedEuros(texts('paidOut')[0] ?? '0')
  return paidIn === null || paidOut === null ? null : paidIn - Math.abs(paidOut)
}
