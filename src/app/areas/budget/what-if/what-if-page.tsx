import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Vendor } from '#contract/vendors.ts'
import { publishedAmong } from '#domain/budget/budget.ts'
import type { BusRoutes } from '#domain/budget/scenario-buses.ts'
import { componentName } from '#domain/catalogue/catalogue.ts'
import { NO_HEADS } from '#domain/vendors/vendor-prices.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { budgetQuery } from '../budget.queries.ts'
import { AskedPricesForm } from './asked-prices-form.tsx'
import { Scenarios } from './scenarios.tsx'
import type { SetPrice } from './use-asked-prices.ts'

type WhatIfPageProps = {
  weddingId: string
  vendors: readonly Vendor[] | undefined
  components: readonly CatalogueComponent[] | undefined
  /** The routes of the buses of each vendor, for who sees them. */
  busRoutes: BusRoutes
  /** The query that the vendors come from. */
  query: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'>
  /** Undoes a line of activity. */
  onUndo: (lineId: string) => void
  /** Sets the price by unit of a vendor. */
  onPrice: SetPrice
}

/** '¿Y si…?': the cost of the wedding with other numbers. It is worked out here and changes nothing by itself. */
export function WhatIfPage(props: WhatIfPageProps) {
  const { weddingId, vendors: all, components, busRoutes, query, onUndo, onPrice } = props
  const budget = useQuery(budgetQuery(weddingId))
  const editsVendors = useAccess(weddingId, 'vendors', 'edit')
  const vendors = all && publishedAmong(all)
  const nameOf = namedBy(components ?? [])
  // The guests of a price that was just set are counted by the server.
  const isCounted = vendors?.some(({ perHead }) => perHead && perHead.heads !== NO_HEADS)
  const askedAbout = vendors?.filter(({ status, cost }) => status === 'closed' || cost) ?? []
  return (
    <Page className="max-lg:pb-88">
      <Link
        to="/app/couple/$wid/budget"
        params={{ wid: weddingId }}
        className="mb-1 inline-flex min-h-9 items-center gap-2 text-sm font-strong text-ink-2 hover:text-ink pointer-coarse:min-h-11"
      >
        <Icon of={ArrowLeft} size="sm" />
        Presupuesto
      </Link>
      {vendors && budget.data ? (
        isCounted ? (
          <Scenarios
            weddingId={weddingId}
            vendors={vendors}
            busRoutes={busRoutes}
            scenarios={budget.data.scenarios}
            nameOf={nameOf}
            onUndo={onUndo}
          />
        ) : editsVendors && askedAbout.length > 0 ? (
          <AskedPricesForm
            weddingId={weddingId}
            vendors={askedAbout}
            nameOf={nameOf}
            componentOf={({ vendorType }) => componentName(components ?? [], vendorType)}
            isCounting={vendors.some(({ perHead }) => perHead)}
            onPrice={onPrice}
          />
        ) : (
          <NoPrices weddingId={weddingId} />
        )
      ) : (
        <>
          <PageHeader title="¿Y si vienen menos?" />
          {query.isError || budget.isError ? (
            <ErrorState
              title="No hemos podido cargar los precios."
              detail={messageFor(query.error ?? budget.error)}
              onRetry={() => void Promise.all([query.refetch(), budget.refetch()])}
              isRetrying={query.isFetching || budget.isFetching}
            />
          ) : (
            <SkeletonRows rows={6} />
          )}
        </>
      )}
    </Page>
  )
}

const namedBy =
  (components: readonly CatalogueComponent[]) =>
  ({ name, vendorType }: Vendor): string =>
    name || componentName(components, vendorType)

function NoPrices({ weddingId }: { weddingId: string }) {
  return (
    <>
      <PageHeader title="¿Y si vienen menos?" />
      <EmptyState
        question="¿Qué precios dependen de cuántos sois?"
        line="Di qué proveedores cobran por persona, mesa, autobús u hora, y hacemos la cuenta. Lo que no toques se queda fijo, venga quien venga."
      >
        <Link
          to="/app/couple/$wid/vendors"
          params={{ wid: weddingId }}
          className={buttonClass({ variant: 'primary' })}
        >
          Elegir proveedores
        </Link>
      </EmptyState>
    </>
  )
}
