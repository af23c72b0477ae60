import { type IsoDate, isIsoDate } from '../time/dates.ts'
import { type BankReading, MOVEMENTS_MAX, withKeys } from './bank-movements.ts'

/** A record has 80 characters; programs cut the blanks off their end. */
const FIRST_LINE = /^11\d{18}\d{12}[12]\d{14}/

/** Whether a text is in the norma 43 of the AEB, told by its records and not by the name of its file. */
export const isNorma43 = (text: string): boolean => FIRST_LINE.test(text.trimStart())

type Movement = { day: IsoDate; amount: number; concept: string; reference: string }

/** The sums of an account so far, compared with those of its last record. */
type Sums = { debits: number; debited: number; credits: number; credited: number }

const NO_SUMS: Sums = { debits: 0, debited: 0, credits: 0, credited: 0 }

/**
 * The movements of a norma 43 (cuaderno 43 of the AEB): records 11 open an account, 22 are movements, 23 say more of
 * the one before, 33 close the account with its sums and 88 the file. Sums that do not agree are `DAMAGED`, because a
 * file that was cut would lose payments in silence.
 */
export function readNorma43(text: string): BankReading {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const movements: Movement[] = []
  let sums = NO_SUMS
  let isOpen = false
  for (const line of lines) {
    const code = line.slice(0, 2)
    if (code === '11') {
      if (isOpen) return { problem: 'DAMAGED' }
      sums = NO_SUMS
      isOpen = true
    } else if (code === '22') {
      const movement = movementOf(line)
      if (!movement) return { problem: 'DAMAGED' }
      movements.push(movement)
      sums = added(sums, movement.amount)
    } else if (code === '23') {
      const last = movements.at(-1)
      if (!last) return { problem: 'DAMAGED' }
      last.concept += ` ${line.slice(4).trim()}`
    } else if (code === '33') {
      if (!agrees(line, sums)) return { problem: 'DAMAGED' }
      isOpen = false
    }
  }
  if (isOpen) return { problem: 'DAMAGED' }
  if (movements.length > MOVEMENTS_MAX) return { problem: 'TOO_MANY_MOVEMENTS' }
  if (movements.length === 0) return { problem: 'NO_MOVEMENTS' }
  const tidy = movements.map((one) => ({ ...one, concept: one.concept.replace(/\s+/g, ' ').trim() }))
  return { format: 'norma43', movements: withKeys(tidy), skipped: 0 }
}

function movementOf(line: string): Movement | null {
  const [year, month, day] = [line.slice(10, 12), line.slice(12, 14), line.slice(14, 16)]
  const date = `20${year}-${month}-${day}`
  const cents = numberAt(line, 28, 42)
  if (!isIsoDate(date) || cents === null || !/[12]/.test(line[27] ?? '')) return null
  const reference = [line.slice(52, 64), line.slice(64, 80)].map((part) => part.trim())
  return {
    day: date,
    amount: line[27] === '1' ? 0 - cents : cents,
    concept: '',
    reference: reference.filter((part) => /[^0]/.test(part)).join(' '),
  }
}

const added = ({ debits, debited, credits, credited }: Sums, amount: number): Sums =>
  amount < 0
    ? { debits: debits + 1, debited: debited - amount, credits, credited }
    : { debits, debited, credits: credits + 1, credited: credited + amount }

const agrees = (line: string, { debits, debited, credits, credited }: Sums) =>
  numberAt(line, 20, 25) === debits &&
  numberAt(line, 25, 39) === debited &&
  numberAt(line, 39, 44) === credits &&
  numberAt(line, 44, 58) === credited

function numberAt(line: string, from: number, to: number): number | null {
  const digits = line.slice(from, to)
  return /^\d+$/.test(digits) ? Number(digits) : null
}
