import { readIban } from '../budget/iban.ts'
import { MAX_CENTS } from '../budget/money.ts'
import { cleanLine } from '../text/clean-text.ts'

/** Longest texts of EPC 069-12, in characters, and its whole payload in bytes. */
const NAME_MAX = 70
const REMITTANCE_MAX = 140
export const PAYLOAD_MAX_BYTES = 331

type CreditTransfer = {
  payee: string
  iban: string
  /** Whole cents, from 0.01 euros on. */
  cents: number
  remittance: string
}

/**
 * The text of a payment QR by EPC 069-12, version 002, which the apps of banks read: a SEPA credit transfer, that the
 * payer sees and sends. `null` for an IBAN whose check digits do not agree, a blank payee or an amount of nothing.
 */
export function paymentQrText({ payee, iban, cents, remittance }: CreditTransfer): string | null {
  const account = readIban(iban)
  const name = shortened(payee, NAME_MAX)
  if (!account || !name || cents < 1 || cents > MAX_CENTS) return null
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  const textWith = (about: string) =>
    ['BCD', '002', '1', 'SCT', '', name, account, amount, '', '', about].join('\n')
  let about = shortened(remittance, REMITTANCE_MAX)
  while (about && new TextEncoder().encode(textWith(about)).length > PAYLOAD_MAX_BYTES)
    about = [...about].slice(0, -1).join('')
  return textWith(about)
}

const shortened = (text: string, max: number) => [...cleanLine(text)].slice(0, max).join('').trim()
