import type { BankFileProblem } from '#domain/bank-movements/bank-movements.ts'
import type { Reason } from '#domain/bank-movements/propose.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'

/** Why a file of a bank cannot be read, and what to do. */
export const BANK_PROBLEMS: Record<BankFileProblem, string> = {
  FILE_TOO_LARGE: 'El archivo pasa de 5\u00a0MB. Descarga menos meses.',
  NOT_TEXT: 'Esto no es un CSV ni una norma 43, aunque se llame así. Descárgalo del banco como CSV.',
  SPREADSHEET: 'Esto es una hoja de cálculo. Ábrela y guárdala como CSV, o descárgala del banco como CSV.',
  UNKNOWN_HEADINGS: 'No encontramos las columnas de fecha e importe. ¿Es la lista de movimientos?',
  NO_MOVEMENTS: 'En este archivo no hay ningún movimiento.',
  TOO_MANY_MOVEMENTS: 'Hay más de 5.000 movimientos. Descarga menos meses.',
  DAMAGED: 'A esta norma 43 le falta algo: sus totales no cuadran. Vuelve a descargarla.',
}

const REASON_WORDS: Record<Reason, string> = {
  reference: 'la referencia',
  amount: 'el importe',
  name: 'el nombre',
  day: 'el día',
}

/** `Coinciden el importe y el nombre`. */
export const reasonsInWords = (reasons: readonly Reason[]): string =>
  `${reasons.length > 1 ? 'Coinciden' : 'Coincide'} ${inSpanishList(reasons.map((one) => REASON_WORDS[one]))}`
