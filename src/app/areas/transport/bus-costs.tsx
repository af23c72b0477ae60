import type { Vendor } from '#contract/vendors.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { type BusCosts, busCosts, type CompanyCost } from '#domain/transport/bus-costs.ts'
import type { BusTrip } from '#domain/transport/transport.ts'
import { vendorCents } from '#domain/vendors/vendor-prices.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { useAccess } from '../../shared/session/access.ts'
import { countBuses } from './transport.actions.ts'
import { companyName } from './use-companies.ts'

type BusCostsProps = { weddingId: string; trips: readonly BusTrip[]; companies: Vendor[] | undefined }

/** The cost of the buses with a price, by company, and what of it counts in the budget. */
export function BusCostsSection({ weddingId, trips, companies }: BusCostsProps) {
  const mayPrice = useAccess(weddingId, 'budget', 'edit')
  const mayChange = useAccess(weddingId, 'vendors', 'edit') && mayPrice
  const costs = busCosts(trips, companies ?? [])
  if (costs.priced === 0) return null
  return (
    <section aria-label="Coste de los autobuses" className="mt-8 border-t border-line-strong pt-4">
      <header className="flex flex-wrap items-baseline gap-x-3.5">
        <h2 className="text-[1.375rem]">Coste</h2>
        <span className="text-sm text-ink-2">{countedInWords(costs)}</span>
        <b className="num serif ml-auto text-[1.75rem] leading-none font-normal">
          {formatEuros(costs.totalCents)}
        </b>
      </header>
      {companies && (
        <ul className="mt-2">
          {costs.companies.map((cost) => (
            <CompanyRow
              key={cost.company.id}
              cost={cost}
              onCount={mayChange ? () => count(weddingId, cost.company) : undefined}
            />
          ))}
          {costs.withoutCompany.trips > 0 && (
            <li className={ROW}>
              <span>Sin empresa</span>
              <span className="num">{formatEuros(costs.withoutCompany.cents)}</span>
              <p className="col-span-2 text-sm text-ink-2">
                No cuenta en el presupuesto hasta que elijas la empresa en «Cambiar viaje».
              </p>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-line py-2.5 last:border-b-0'

type CompanyRowProps = { cost: CompanyCost<Vendor>; onCount: (() => void) | undefined }

function CompanyRow({ cost: { company, trips, cents, isItsCost }, onCount }: CompanyRowProps) {
  return (
    <li className={ROW}>
      <span className="break-words">
        {companyName(company)}
        <span className="ml-2 text-sm text-ink-2">{tripCount(trips)}</span>
      </span>
      <span className="num">{formatEuros(cents)}</span>
      <p className="col-span-2 text-sm text-ink-2">
        {isItsCost
          ? company.status === 'closed'
            ? 'Cuenta en el presupuesto.'
            : 'Sin confirmar: cuenta en el presupuesto como estimado.'
          : `En el presupuesto cuenta el coste del proveedor, ${formatEuros(vendorCents(company))}, y no esta suma.`}
      </p>
      {!isItsCost && onCount && (
        <Button variant="secondary" size="sm" onPress={onCount} className="mt-1 justify-self-start">
          Contar la suma
        </Button>
      )}
    </li>
  )
}

const tripCount = (trips: number) => (trips === 1 ? '1 viaje' : `${trips} viajes`)

function countedInWords({ priced, unpriced }: BusCosts<unknown>): string {
  if (unpriced === 0) return tripCount(priced)
  return `${tripCount(priced)}, ${unpriced === 1 ? '1 sin precio' : `${unpriced} sin precio`}`
}

async function count(weddingId: string, company: Vendor) {
  try {
    await countBuses(weddingId, company, companyName(company))
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}
