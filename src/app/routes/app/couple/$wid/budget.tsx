import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { publishedAmong } from '#domain/budget/budget.ts'
import { HIGHLIGHT_PARAMETER } from '#domain/notifications/notification-sections.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { BudgetPage } from '../../../../areas/budget/budget-page.tsx'
import { useVendors } from '../../../../areas/vendors/use-vendors.ts'
import { vendorChanges } from '../../../../areas/vendors/vendors.changes.ts'
import { readPages } from './-read-pages.ts'

/** The tab has a file of its own: what everything costs is shown without it. */
const paymentsTab = loadedPart(() => import('../../../../areas/payments/payments-tab.tsx'))

type Search = { view?: 'payments'; pagar?: string; [HIGHLIGHT_PARAMETER]?: string }

export const Route = createFileRoute('/app/couple/$wid/budget')({
  staticData: { title: 'Presupuesto', section: 'budget' },
  validateSearch: ({ view, pagar, [HIGHLIGHT_PARAMETER]: highlighted }: Record<string, unknown>): Search => ({
    ...(view === 'payments' && { view }),
    ...(typeof pagar === 'string' && { pagar }),
    ...(typeof highlighted === 'string' && { [HIGHLIGHT_PARAMETER]: highlighted }),
  }),
  component: Budget,
})

function Budget() {
  const { wid } = Route.useParams()
  const { view, pagar } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { query, catalogue, vendors, components } = useVendors(wid)
  const offerActions = useMemo(
    () => ({
      setStatus: (vendor: Vendor, value: Vendor['status']) =>
        vendorChanges.submit(wid, { kind: 'edit', item: vendor, field: 'status', value }),
      remove: (removed: readonly Vendor[], name: string) => vendorChanges.removeTogether(wid, removed, name),
    }),
    [wid],
  )
  const show = (next?: 'payments') => void navigate({ search: next ? { view: next } : {} })
  const part = useWantedPart(paymentsTab, view === 'payments', () => show())
  const published = useMemo(() => vendors && publishedAmong(vendors), [vendors])
  return (
    <BudgetPage
      weddingId={wid}
      vendors={vendors}
      components={components}
      reads={[query, catalogue]}
      readPages={readPages}
      offerActions={offerActions}
      tab={view ?? 'costs'}
      onTab={(tab) => show(tab === 'payments' ? tab : undefined)}
      payments={
        part && published ? (
          <part.PaymentsTab
            weddingId={wid}
            vendors={published}
            payingId={pagar}
            onClosed={() => show('payments')}
          />
        ) : (
          <SkeletonRows rows={7} className="mt-10" />
        )
      }
    />
  )
}
