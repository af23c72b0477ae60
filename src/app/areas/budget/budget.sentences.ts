import { formatEuros, toCents } from '#domain/budget/money.ts'
import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  TOO_MANY_SCENARIOS: (data) => `Caben ${many(data)} escenarios. Quita alguno antes de guardar otro.`,
  SCENARIO_CHANGED: 'Otra persona ha cambiado ese escenario. Ábrelo de nuevo para verlo.',
  DISTRIBUTION_CHANGED: (data) => {
    const { category, cents } = data as { category: string; cents: number | null }
    const now = cents === null ? 'nada' : formatEuros(cents)
    return `Otra persona ha previsto ${now} para ${category} mientras tanto. Si guardas otra vez, queda lo tuyo.`
  },
  NOTHING_TO_ADOPT: 'Con ese escenario no cambia ningún precio.',
  PRICE_CHANGED: (data) => {
    const { name, euros } = data as { name: string; euros: number }
    return `${name || 'Un proveedor'} ha cambiado a ${formatEuros(toCents(euros))}. Vuelve a mirar.`
  },
})
