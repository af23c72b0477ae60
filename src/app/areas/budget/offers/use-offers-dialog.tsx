import { type ReactNode, useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import type { Distribution } from '#domain/budget/distribution.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import type { RankedCategory } from '../ranked-categories.ts'
import { offersPart } from './loaded-offers.ts'
import type { OfferActions } from './offer-actions.ts'

type OffersDialogProps = {
  weddingId: string
  categories: readonly RankedCategory<Vendor>[] | undefined
  distribution: Distribution | undefined
  componentName: (key: string) => string
  actions: OfferActions
}

/** The dialog that compares the offers for a component, and how it is opened. */
export function useOffersDialog({ categories, distribution, ...props }: OffersDialogProps): {
  dialog: ReactNode
  compare: (vendorType: string) => void
} {
  const [vendorType, compare] = useState<string | null>(null)
  const close = () => compare(null)
  const part = useWantedPart(offersPart, vendorType !== null, close)
  return {
    compare,
    dialog: part && vendorType !== null && categories && distribution && (
      <part.OffersDialog {...{ ...props, vendorType, categories, distribution }} onClose={close} />
    ),
  }
}
