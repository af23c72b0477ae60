import { fingerprint } from '../text/fingerprint.ts'
import type { IsoDate } from '../time/dates.ts'

/** A file of movements is at most so large, and holds at most so many. */
export const BANK_FILE_MAX_BYTES = 5 * 1024 ** 2
export const MOVEMENTS_MAX = 5_000

/** A movement of a bank account. `amount` is whole cents, negative for what was paid out. */
export type BankMovement = {
  /** The same for the same movement of another download, so that it is not noted twice. */
  key: string
  day: IsoDate
  amount: number
  concept: string
  reference: string
}

/** Why a file has no movements. */
export type BankFileProblem =
  | 'FILE_TOO_LARGE'
  /** No text: a PDF or an Excel file under the name of a CSV. */
  | 'NOT_TEXT'
  | 'SPREADSHEET'
  /** Text in which no row of headings is one of a bank. */
  | 'UNKNOWN_HEADINGS'
  | 'NO_MOVEMENTS'
  | 'TOO_MANY_MOVEMENTS'
  /** A norma 43 whose records do not add up to what it says itself. */
  | 'DAMAGED'

/** `skipped` counts rows of a table that are no movement: totals, notices, amounts that cannot be read. */
export type BankFile = { format: 'csv' | 'norma43'; movements: BankMovement[]; skipped: number }

export type BankReading = BankFile | { problem: BankFileProblem }

type Unkeyed = Omit<BankMovement, 'key'>

/** Movements with their keys: two that are the same in everything are told apart by their order. */
export function withKeys(movements: readonly Unkeyed[]): BankMovement[] {
  const seen = new Map<string, number>()
  return movements.map((movement) => {
    const { day, amount, concept, reference } = movement
    const text = [day, amount, concept, reference].join('|')
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return { ...movement, key: fingerprint(`${text}|${before}`) }
  })
}
