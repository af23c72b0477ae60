import { readSignedEuros } from '../../bank-movements/cells.ts'
import { restoreCell } from '../../guest-import/spreadsheet-cell.ts'
import { foldText } from '../../text/fold-text.ts'
import type { VendorStatus } from '../../vendors/vendors.ts'

/** The amount of a cell: whole cents, nothing, yes or no without an amount, or what cannot be imported. */
export type SheetAmount =
  | { kind: 'cents'; cents: number }
  | { kind: 'none' | 'yes' | 'negative' | 'unreadable' }

/** Cells that stand for an amount that is not known yet, as spreadsheets and people write them. */
const NOTHING =
  /^(?:[-–—−.?¿/]*|n\/?a|no|por (?:confirmar|definir|decidir|determinar)|pendiente|tbd|tbc|per confirmar)$/
const YES = /^(?:si|x|yes|y|true|verdadero|pagad[oa]|paid|pagat|ok|[✓✔☑✅])$/
const FREE = /^(?:gratis|incluid[oa]|free|included|inclos|gratuito)$/

/** `1,234.56` and `1,234`, as spreadsheets in English write them. */
const ENGLISH = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/

/** The amount of a cell: `1.234,50 €`, `1234.5`, `€ 1,234.50`, `—`. A formula that came as its text is none. */
export function amountOfCell(cell: string): SheetAmount {
  const text = foldText(restoreCell(cell.trim()))
    .replace(/(?:€|\beur(?:os?)?\b|\u20ac)/g, '')
    .trim()
  if (NOTHING.test(text)) return { kind: 'none' }
  if (YES.test(text)) return { kind: 'yes' }
  if (FREE.test(text)) return { kind: 'cents', cents: 0 }
  const sign = /^[-−–]/.test(text) ? '-' : ''
  const digits = text.replace(/^[-−–]\s*/, '')
  const cents = readSignedEuros(sign + (ENGLISH.test(digits) ? digits.replaceAll(',', '') : digits))
  if (cents === null) return { kind: 'unreadable' }
  return cents < 0 ? { kind: 'negative' } : { kind: 'cents', cents }
}

/** Whether a cell holds a number of euros. */
export const isAmount = (cell: string): boolean => amountOfCell(cell).kind === 'cents'

const OPEN =
  /^(?:sin |por |no\b|pendiente|en |abiert|open|pending|to |not |per |false|falso|propuesta|presupuestad|pedid|negocia|contact|interes)/
const CLOSED =
  /confirmad|contratad|reservad|cerrad|firmad|pagad|booked|confirmed|hired|signed|paid|closed|confirmat|contractat|reservat|tancat|^(?:si|x|yes|y|true|verdadero|ok|1|[✓✔☑✅])$/
const DISCARDED = /descartad|cancelad|anulad|rechazad|discarded|cancel|rejected|declined|descartat/

/** The state that a cell gives a vendor; `null` when it says none that we know. */
export function statusOfCell(cell: string): VendorStatus | 'discarded' | null {
  const text = foldText(restoreCell(cell.trim()))
  if (text === '') return null
  if (DISCARDED.test(text)) return 'discarded'
  if (OPEN.test(text)) return 'open'
  return CLOSED.test(text) ? 'closed' : null
}
