import type { CategoryPlan } from '#domain/budget/distribution.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'

/** How much of the total is planned. */
export function sumInWords(cents: number, totalBudget: number | null): string {
  if (totalBudget === null) return `Previsto: ${formatEuros(cents)}.`
  const total = toCents(totalBudget)
  const planned = `Previsto: ${formatEuros(cents)} de ${formatEuros(total)}`
  if (cents === total) return `${planned}.`
  return cents < total
    ? `${planned}; quedan ${formatEuros(total - cents)} por repartir.`
    : `${planned}; os pasáis en ${formatEuros(cents - total)}.`
}

/** How a category stands beside its plan. */
export function planInWords({ plannedCents, kind, cents }: CategoryPlan): string {
  const amount = formatEuros(cents)
  const rest = {
    left: `quedan ${amount}`,
    pending: `con lo pendiente os pasáis en ${amount}`,
    over: `os pasáis en ${amount}`,
  }
  return `Previsto ${formatEuros(plannedCents)} · ${rest[kind]}`
}
