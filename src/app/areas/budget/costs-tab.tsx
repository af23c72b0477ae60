import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Vendor } from '#contract/vendors.ts'
import { budgetOf, publishedAmong } from '#domain/budget/budget.ts'
import { componentName } from '#domain/catalogue/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { usePrinting } from '../../shared/page/use-printing.ts'
import { useOnline } from '../../sync/use-online.ts'
import { BigTotal } from './big-total.tsx'
import { budgetQuery } from './budget.queries.ts'
import { BudgetSkeleton } from './budget-skeleton.tsx'
import { CategoryList } from './category-list.tsx'
import { CertainAndExpected } from './certain-and-expected.tsx'
import { CostsActions } from './costs-actions.tsx'
import { DraftsNote } from './drafts-note.tsx'
import { Figures } from './figures.tsx'
import type { OfferActions } from './offers/offer-actions.ts'
import { useOffersDialog } from './offers/use-offers-dialog.tsx'
import { PlanBar } from './plan/plan-bar.tsx'
import { rankCategories } from './ranked-categories.ts'
import { Ribbon } from './ribbon.tsx'
import { type SheetDialogProps, useSheetDialog } from './sheet/use-sheet-dialog.tsx'

export type CostsTabProps = Pick<SheetDialogProps, 'readPages'> & {
  offerActions: OfferActions
  weddingId: string
  vendors: readonly Vendor[] | undefined
  components: readonly CatalogueComponent[] | undefined
  /** The queries that vendors and components come from. */
  reads: readonly Pick<UseQueryResult, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>[]
}

/** 'Reparto': what the confirmed vendors cost in all, by category and one by one (spec 2). */
export function CostsTab({ weddingId, vendors: all, components, reads, ...parts }: CostsTabProps) {
  const vendors = useMemo(() => all && publishedAmong(all), [all])
  const total = useQuery(budgetQuery(weddingId))
  const isOnline = useOnline()
  const isPrinting = usePrinting()
  const budget = useMemo(
    () => (vendors && components ? budgetOf(vendors, components) : undefined),
    [vendors, components],
  )
  const ranked = useMemo(() => budget && rankCategories(budget), [budget])
  const imports = useSheetDialog({ readPages: parts.readPages, weddingId, vendors, components })
  const nameOf = useCallback((key: string) => componentName(components ?? [], key), [components])
  const offers = useOffersDialog({
    ...{ weddingId, categories: ranked, componentName: nameOf },
    distribution: total.data?.distribution,
    actions: parts.offerActions,
  })

  if (!all || !vendors || !budget || !ranked || !total.data) {
    const parts = [...reads, total]
    const failed = parts.find(({ isError }) => isError)
    return failed || !isOnline ? (
      <ErrorState
        title="No hemos podido cargar el presupuesto."
        detail={failed ? messageFor(failed.error) : 'No hay conexión. Lo cargaremos cuando vuelva.'}
        onRetry={() => void Promise.all(parts.filter(({ data }) => !data).map(({ refetch }) => refetch()))}
        isRetrying={parts.some(({ isFetching }) => isFetching)}
        className="mt-8"
      />
    ) : (
      <BudgetSkeleton />
    )
  }

  const { confirmedCents } = budget
  const { distribution } = total.data
  const table = { budget, totalBudget: total.data.totalBudget, componentName: nameOf }
  return (
    <>
      {vendors.length > 0 && <CostsActions weddingId={weddingId} table={table} onImport={imports.open} />}
      <BigTotal cents={confirmedCents} vendorCount={vendors.filter(isConfirmed).length} />
      <DraftsNote vendors={all} />
      <CertainAndExpected
        certainCents={budget.certainCents}
        expectedCents={budget.expectedCents}
        vendors={vendors}
      />
      {vendors.length > 0 && <Ribbon categories={ranked} />}
      <Figures
        weddingId={weddingId}
        confirmedCents={confirmedCents}
        estimatedCents={budget.estimatedCents}
        expectedCents={budget.expectedCents}
        vendors={vendors}
        totalBudget={total.data.totalBudget}
      />
      <PlanBar
        weddingId={weddingId}
        totalBudget={total.data.totalBudget}
        distribution={distribution}
        used={ranked.map(({ category }) => category)}
      />
      {vendors.length > 0 || Object.keys(distribution).length > 0 ? (
        <CategoryList
          weddingId={weddingId}
          categories={ranked}
          componentName={nameOf}
          distribution={distribution}
          isPrinting={isPrinting}
          onCompare={offers.compare}
        />
      ) : (
        <NoVendors weddingId={weddingId} onImport={imports.open} />
      )}
      {imports.dialog}
      {offers.dialog}
    </>
  )
}

const isConfirmed = ({ status }: Vendor) => status === 'closed'

/** Before the first vendor there is nothing to add up. */
function NoVendors({ weddingId, onImport }: { weddingId: string; onImport: (() => void) | null }) {
  return (
    <EmptyState
      question="¿Cuánto va a costar?"
      line="Cuando confirmes proveedores en el canvas, aquí verás la suma y en qué se va."
    >
      <Link
        to="/app/couple/$wid/vendors"
        params={{ wid: weddingId }}
        className={buttonClass({ variant: 'primary' })}
      >
        Ir al canvas
      </Link>
      {onImport && <Button onPress={onImport}>Importar una hoja</Button>}
      <p className="w-full text-sm text-ink-3">
        ¿Tienes más que una hoja?{' '}
        <Link to="/app/couple/$wid/move-in" params={{ wid: weddingId }} className="link">
          Trae lo que ya tienes
        </Link>
        , todo junto.
      </p>
    </EmptyState>
  )
}
