import type { BudgetWarning } from '#domain/budget/budget-warning.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'

/** Says in words that the total is exceeded, or would be. */
export function WarningLine({ totalBudget, warning }: { totalBudget: number; warning: BudgetWarning }) {
  return <p className="mt-5 text-sm text-ink-2">{inWords(warning, formatEuros(toCents(totalBudget)))}</p>
}

function inWords(warning: BudgetWarning, total: string): string {
  const over = `pasáis de ${total} en ${formatEuros(warning.overCents)}`
  switch (warning.by) {
    case 'confirmed':
      return `Con lo confirmado ${over}. Podéis subir el presupuesto o desmarcar algún proveedor.`
    case 'expected':
      return `Si vienen todos los que faltan por responder, ${over}.`
    case 'pending':
      return `Con lo pendiente ${over}${warning.hasOffers ? ', aun con la oferta más barata de cada cosa' : ''}.`
    case 'offers':
      return `Con todo lo pendiente ${over}. Con la oferta más barata de cada cosa os quedan ${formatEuros(warning.leftCents)}.`
  }
}
