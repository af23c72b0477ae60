import { useState } from 'react'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Cost } from './cost-field.tsx'
import type { VendorFieldProps } from './detail-field.tsx'
import { HeadPriceFields } from './head-price-fields.tsx'

const KINDS = [
  { value: 'fixed', label: 'Precio fijo' },
  { value: 'perHead', label: 'Por persona o unidad' },
] as const

/** The cost of a vendor: one amount, or a price per head of the guests of an event. */
export function CostSection(props: VendorFieldProps & { weddingId: string }) {
  const { vendor, actions, weddingId } = props
  const [isChosen, choose] = useState(false)
  const isPerHead = vendor.perHead !== null || isChosen
  return (
    <div className="grid gap-3">
      <Segmented
        label="Cómo cobra"
        segments={KINDS}
        value={isPerHead ? 'perHead' : 'fixed'}
        onChange={(kind) => {
          choose(kind === 'perHead')
          if (kind === 'fixed' && vendor.perHead) actions.edit(vendor, 'perHead', null)
        }}
        className="justify-self-start"
      />
      {isPerHead ? (
        <HeadPriceFields vendor={vendor} actions={actions} weddingId={weddingId} />
      ) : (
        <Cost {...props} />
      )}
    </div>
  )
}
