type Part = { concept: string; percent: number; daysBefore: number | null }

/** The usual plan: a reservation today, the second payment three months and the last one a month before the day. */
export const USUAL_PLAN: readonly Part[] = [
  { concept: 'Reserva', percent: 30, daysBefore: null },
  { concept: 'Segundo pago', percent: 40, daysBefore: 90 },
  { concept: 'Último pago', percent: 30, daysBefore: 30 },
]

/** A fee in shares of hundredths, in whole cents; the last one takes what the rounding leaves. */
export function splitFee(total: number, percents: readonly number[]): number[] {
  const parts = percents.slice(0, -1).map((percent) => Math.floor((total * percent) / 100))
  return [...parts, total - parts.reduce((sum, part) => sum + part, 0)]
}

/** The percent of a fee that an instalment is, when it is a whole one: what its name says beside it. */
export function percentOf(part: number, total: number): number | null {
  const percent = Math.round((part * 100) / total)
  return total > 0 && Math.abs(percent * total - part * 100) <= 100 ? percent : null
}
