import { expect, it } from 'vitest'
import { heldInWords } from './payment-words.ts'

const paid = (...cents: number[]) => cents.map((one) => ({ cents: one }))
const open = (...cents: number[]) => cents.map((leftCents) => ({ leftCents }))

it.each([
  [paid(70_000, 50_000), open(80_000, 0), 'Hay 2 pagos hechos (1.200,00 €) y 1 por pagar (800,00 €).'],
  [paid(1), [], 'Hay 1 pago hecho (0,01 €).'],
  [[], open(80_000, 10_000), 'Hay 2 por pagar (900,00 €).'],
  [[], open(0), 'Tiene plazos de pago.'],
])('what hangs on a vendor with %j paid and %j open: %s', (done, lines, words) => {
  expect(heldInWords(done, lines).replaceAll('\u00a0', ' ')).toBe(words)
})
