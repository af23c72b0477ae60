import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'
import { RemovalQuestion } from '../../../../areas/payments/at-vendor/removal-question.tsx'
import { paidVendorsQuery } from '../../../../areas/payments/payments.queries.ts'
import { VendorsPage } from '../../../../areas/vendors/vendors-page.tsx'
import { useIdle } from '../../../../shared/page/use-idle.ts'
import { useAccess } from '../../../../shared/session/access.ts'
import { useProfile } from '../../../../shared/session/use-session.ts'

/** The canvas is shown without them: they come with the first panel that is opened. */
const vendorPayments = loadedPart(() => import('../../../../areas/payments/at-vendor/vendor-payments.tsx'))

/** For planners alone, once the canvas is at rest. */
const vendorBook = loadedPart(() => import('../../../../areas/vendor-book/at-wedding/book-at-wedding.tsx'))

export const Route = createFileRoute('/app/couple/$wid/vendors')({
  staticData: { title: 'Proveedores', section: 'vendors' },
  validateSearch: ({ proveedor }: Record<string, unknown>): { proveedor?: string } =>
    typeof proveedor === 'string' ? { proveedor } : {},
  component: Vendors,
})

function Vendors() {
  const { wid } = Route.useParams()
  const { proveedor } = Route.useSearch()
  const { open, close } = useOpenVendor(proveedor)
  const { data: paid } = useQuery(paidVendorsQuery(wid))
  return (
    <VendorsPage
      weddingId={wid}
      openId={proveedor}
      onOpen={open}
      onClose={close}
      isHeld={(vendorId) => paid?.includes(vendorId) ?? false}
      book={useBookParts(wid)}
      payments={usePaymentsParts(wid, proveedor !== undefined)}
      question={(asked) => <RemovalQuestion weddingId={wid} asked={asked} />}
    />
  )
}

/** The payments in the panel of a vendor, for who sees the budget. */
function usePaymentsParts(weddingId: string, isOpen: boolean) {
  const part = useLoadedPart(vendorPayments, useAccess(weddingId, 'budget', 'view') && isOpen)
  return useMemo(
    () =>
      part
        ? {
            plan: (vendor: Vendor) => <part.VendorPayments weddingId={weddingId} vendor={vendor} />,
            difference: (vendor: Vendor, cents: number) => (
              <part.CostDifference weddingId={weddingId} vendor={vendor} cents={cents} />
            ),
          }
        : null,
    [part, weddingId],
  )
}

/** The planner's own book among the vendors of the wedding. */
function useBookParts(weddingId: string) {
  const isPlanner = useProfile().role === 'planner'
  const part = useLoadedPart(vendorBook, useIdle() && isPlanner)
  return useMemo(
    () =>
      part
        ? {
            bring: () => <part.FromBook weddingId={weddingId} />,
            keep: (vendor: Vendor) => (
              <part.KeepInBook key={vendor.id} weddingId={weddingId} vendor={vendor} />
            ),
          }
        : null,
    [part, weddingId],
  )
}

/**
 * Which vendor is open stands in the address: a notification can lead to it, and on a phone, where its
 * sheet is a place of its own, the way back closes it.
 */
function useOpenVendor(current: string | undefined) {
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  /** Whether the place before this one is the canvas without the sheet. */
  const isAboveCanvas = useRef(false)
  if (current === undefined) isAboveCanvas.current = false
  const isOpen = useRef(false)
  isOpen.current = current !== undefined
  const open = useCallback(
    (proveedor: string, { isNewPlace }: { isNewPlace: boolean }) => {
      const isPushed = isNewPlace && !isOpen.current
      if (isPushed) isAboveCanvas.current = true
      void navigate({ search: { proveedor }, replace: !isPushed, resetScroll: false })
    },
    [navigate],
  )
  const close = useCallback(() => {
    if (isAboveCanvas.current) history.back()
    else void navigate({ search: {}, replace: true, resetScroll: false })
  }, [navigate, history])
  return { open, close }
}
