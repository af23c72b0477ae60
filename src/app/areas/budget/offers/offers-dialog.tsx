import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import type { Distribution } from '#domain/budget/distribution.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { offersOf } from '#domain/budget/offers.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Dialog } from '#ui/opening/dialog.tsx'
import { useAccess } from '../../../shared/session/access.ts'
import { paymentsQuery } from '../../payments/payments.queries.ts'
import type { RankedCategory } from '../ranked-categories.ts'
import type { OfferActions } from './offer-actions.ts'
import { OfferColumn } from './offer-column.tsx'
import { OthersQuestion } from './others-question.tsx'

type OffersDialogProps = {
  weddingId: string
  vendorType: string
  categories: readonly RankedCategory<Vendor>[]
  distribution: Distribution
  componentName: (key: string) => string
  actions: OfferActions
  onClose: () => void
}

/** The offers for one component beside each other, of which one is confirmed. */
export function OffersDialog(props: OffersDialogProps) {
  const { weddingId, vendorType, categories, distribution, componentName, actions, onClose } = props
  const [others, setOthers] = useState<readonly Vendor[] | null>(null)
  const payments = useQuery(paymentsQuery(weddingId))
  const mayConfirm = useAccess(weddingId, 'vendors', 'edit')
  const category = categories.find(({ open }) => open.some((vendor) => vendor.vendorType === vendorType))
  const planned = category && distribution[category.category]
  const group = category && offersOf(category, planned).find((one) => one.vendorType === vendorType)
  const thing = componentName(vendorType)
  const nameOf = ({ name }: Vendor) => name || 'Sin proveedor'
  if (others)
    return (
      <OthersQuestion
        others={others}
        thing={thing}
        nameOf={nameOf}
        paid={payments.data?.payments}
        onRemove={actions.remove}
        onClose={onClose}
      />
    )
  const confirm = (vendor: Vendor) => {
    actions.setStatus(vendor, 'closed')
    setOthers(group!.offers.flatMap((one) => (one.vendor === vendor ? [] : [one.vendor])))
    showToast(`Confirmado: ${nameOf(vendor)}. Ya cuenta en el presupuesto.`, {
      action: {
        label: 'Deshacer',
        onAction: () => actions.setStatus({ ...vendor, status: 'closed' }, 'open'),
      },
    })
  }
  return (
    <Dialog
      title={`Presupuestos de ${thing}`}
      {...(category && planned !== undefined && { description: planInWords(category, planned) })}
      width="lg"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={(close) => (
        <Button variant="quiet" onPress={close}>
          Cerrar
        </Button>
      )}
    >
      {group ? (
        <ul
          aria-label={`Presupuestos de ${thing}`}
          className="scroll-row grid border-t border-line md:grid-flow-col md:auto-cols-[minmax(11.75rem,1fr)] md:grid-rows-[repeat(8,auto)] md:border-t-0"
        >
          {group.offers.map((offer) => (
            <OfferColumn
              key={offer.vendor.id}
              weddingId={weddingId}
              offer={offer}
              name={nameOf(offer.vendor)}
              plan={payments.data?.plans.find(({ id }) => id === offer.vendor.id)}
              onConfirm={mayConfirm ? () => confirm(offer.vendor) : null}
            />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-2">Ya no hay varios presupuestos que comparar.</p>
      )}
    </Dialog>
  )
}

const planInWords = ({ category, confirmedCents }: RankedCategory<Vendor>, planned: number): string =>
  `Para ${category} habéis previsto ${formatEuros(planned)}${confirmedCents > 0 ? `, y hay ${formatEuros(confirmedCents)} confirmados` : ''}.`
