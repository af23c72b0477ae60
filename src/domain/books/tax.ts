/** The rates of IVA that a planner's work may have, in percent: general, reduced, super-reduced and exempt. */
export const VAT_RATES = [21, 10, 4, 0] as const
export type VatRate = (typeof VAT_RATES)[number]

/** A business keeps this back for IRPF, in percent: 15, or 7 in a professional's first years; couples keep nothing. */
export const IRPF_RATES = [0, 7, 15] as const
export type IrpfRate = (typeof IRPF_RATES)[number]

export type TaxRates = { vatRate: VatRate; irpfRate: IrpfRate }

/** A price and what it consists of, in whole cents: `base + vat = total`, and `total - irpf = payable`. */
export type TaxLine = { base: number; vat: number; total: number; irpf: number; payable: number }

/**
 * The line of a price with IVA. Base and IRPF are rounded to the cent, half a cent away from zero, each line by itself
 * (Ley 37/1992 art. 78, RD 1619/2012 art. 6); the IVA is what is left, so that every line adds up.
 */
export function taxLine(total: number, { vatRate, irpfRate }: TaxRates): TaxLine {
  const base = divided(total * 100, 100 + vatRate)
  const irpf = divided(base * irpfRate, 100)
  return { base, vat: total - base, total, irpf, payable: total - irpf }
}

/** The price with IVA of a base, from which `taxLine` finds that base again. */
export const totalOfBase = (base: number, vatRate: VatRate): number => base + divided(base * vatRate, 100)

/** The parts of a payment, base, IVA and IRPF: `base + vat - irpf` is the payment. */
export type TaxShare = { base: number; vat: number; irpf: number }

export const NO_SHARE: TaxShare = { base: 0, vat: 0, irpf: 0 }

/** The earlier payments of a line, and their parts. */
export type Paid = { amount: number; share: TaxShare }

/**
 * The parts of a further payment. They are the difference to what was there, so that the parts of all payments of a
 * line are those of the line when it is paid whole, however many payments and roundings there were.
 */
export function shareOfPayment(line: TaxLine, before: Paid, amount: number): TaxShare {
  const paid = before.amount + amount
  const base = proportion(line.base, paid, line.payable)
  const vat = line.irpf === 0 ? paid - base : proportion(line.vat, paid, line.payable)
  const irpf = base + vat - paid
  const { share } = before
  return { base: base - share.base, vat: vat - share.vat, irpf: irpf - share.irpf }
}

export const addShares = (shares: readonly TaxShare[]): TaxShare =>
  shares.reduce(
    (sum, { base, vat, irpf }) => ({ base: sum.base + base, vat: sum.vat + vat, irpf: sum.irpf + irpf }),
    NO_SHARE,
  )

/** The parts of the entry that takes a payment back. A difference, because `-0` is no amount. */
export const reversedShare = ({ base, vat, irpf }: TaxShare): TaxShare => ({
  base: 0 - base,
  vat: 0 - vat,
  irpf: 0 - irpf,
})

function proportion(whole: number, part: number, of: number): number {
  if (part === of) return whole
  return Number(rounded(BigInt(whole) * BigInt(part), BigInt(of)))
}

/** Products of two amounts are beyond what a number holds exactly. */
const divided = (dividend: number, divisor: number) => Number(rounded(BigInt(dividend), BigInt(divisor)))

function rounded(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n ? -1n : 1n
  return sign * ((2n * dividend * sign + divisor) / (2n * divisor))
}
