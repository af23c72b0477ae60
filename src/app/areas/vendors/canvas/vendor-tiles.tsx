import { memo } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import type { RemoveFromTile } from '../use-removal.ts'
import type { VendorFailures } from '../use-vendors.ts'
import type { VendorActions } from '../vendors.actions.ts'
import { VendorTile } from './vendor-tile.tsx'

type VendorTilesProps = {
  vendors: readonly Vendor[]
  /** The names of the components, by their keys. */
  names: ReadonlyMap<string, string>
  /** The vendor whose panel is open, if it is one of these. */
  selectedId: string | undefined
  failures: ReadonlyMap<string, VendorFailures>
  actions: VendorActions
  onOpen: (id: string) => void
  onRemove: RemoveFromTile
}

/** The tiles of a category; not drawn again for what happens in another one. */
export const VendorTiles = memo(
  function VendorTiles({ vendors, names, selectedId, failures, ...acts }: VendorTilesProps) {
    return vendors.map((vendor) => (
      <VendorTile
        key={vendor.id}
        vendor={vendor}
        component={names.get(vendor.vendorType) ?? vendor.vendorType.replaceAll('-', ' ')}
        isSelected={vendor.id === selectedId}
        failedAddition={failures.get(vendor.id)?.addition}
        {...acts}
      />
    ))
  },
  ({ vendors: before, ...others }, { vendors: after, ...props }) =>
    before.length === after.length &&
    before.every((vendor, place) => vendor === after[place]) &&
    (Object.keys(props) as (keyof typeof props)[]).every((name) => Object.is(props[name], others[name])),
)
