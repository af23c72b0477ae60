import Info from 'lucide-react/icons/info'
import type { Vendor } from '#contract/vendors.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { priceSteps } from '#domain/budget/price-steps.ts'
import type { ScenarioChanges } from '#domain/budget/scenarios.ts'
import { Icon } from '#ui/icon.tsx'
import type { NameOf } from './scenario-words.ts'

type InsightProps = { vendors: readonly Vendor[]; changes: ScenarioChanges; nameOf: NameOf }

/** The cost of one more adult, and the next table, bus or minimum. */
export function Insight({ vendors, changes, nameOf }: InsightProps) {
  const { adultCents, step, floor } = priceSteps(vendors, changes)
  return (
    <p className="mt-5 flex gap-2.5 text-sm text-ink-2">
      <Icon of={Info} />
      <span>
        <b className="font-strong text-ink">Cada adulto de más cuesta {formatEuros(adultCents)}</b>
        {step &&
          `, y con ${step.people} más hace falta ${step.unit === 'table' ? 'otra mesa' : 'otro autobús'} de ${nameOf(step.vendor)} (${formatEuros(step.cents)})`}
        .{floor && ` Por debajo de ${floor.minimum}, ${nameOf(floor.vendor)} cobra igual.`}
      </span>
    </p>
  )
}
