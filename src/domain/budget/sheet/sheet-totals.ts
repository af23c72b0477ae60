import { foldText } from '../../text/fold-text.ts'

const SUM =
  /^(?:(?:sub|gran )?tot(?:al(?:es)?|als)\b|suma\b|presupuesto total|importe total|grand total|sum\b|coste total)/

/** Whether a row adds up others: its amounts are theirs. */
export const isSum = (text: string): boolean => SUM.test(foldText(text))
