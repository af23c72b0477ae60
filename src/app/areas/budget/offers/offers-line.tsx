import type { Vendor } from '#contract/vendors.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { offersOf } from '#domain/budget/offers.ts'
import { Button } from '#ui/button.tsx'
import type { RankedCategory } from '../ranked-categories.ts'

type OffersLinesProps = {
  category: RankedCategory<Vendor>
  componentName: (key: string) => string
  onCompare: (vendorType: string) => void
}

/** A line for each component that several offers stand for, with the way to compare them. */
export function OffersLines({ category, componentName, onCompare }: OffersLinesProps) {
  return offersOf(category, undefined).map(({ vendorType, offers }) => {
    const name = componentName(vendorType)
    return (
      <div
        key={vendorType}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 text-sm"
      >
        <p className="text-ink-2">
          {name}: {offers.length} presupuestos, de {formatEuros(offers[0]!.cents)} a{' '}
          {formatEuros(offers.at(-1)!.cents)}
        </p>
        <Button
          size="sm"
          aria-label={`Comparar ${name}`}
          data-print="hide"
          onPress={() => onCompare(vendorType)}
        >
          Comparar
        </Button>
      </div>
    )
  })
}
