import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Vendor } from '#contract/vendors.ts'
import { type HeadPrice, NO_HEADS } from '#domain/vendors/vendor-prices.ts'
import { NEW_VENDOR } from '#domain/vendors/vendors.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import { type VendorChange, type VendorField, vendorChanges } from './vendors.changes.ts'

/** The actions on the vendors. The functions stay the same for as long as the page does. */
export function useVendorActions(
  weddingId: string,
  announce: (message: string) => void,
  { isDrafting = false }: { isDrafting?: boolean } = {},
) {
  return useMemo(() => {
    const submit = (change: VendorChange) => vendorChanges.submit(weddingId, change)
    return {
      /** Puts a component on the canvas: open, without a name, cost 0 (spec 4). Gives the new vendor's id. */
      add(component: CatalogueComponent): string {
        const item: Vendor = {
          id: uuidv7(),
          vendorType: component.key,
          ...NEW_VENDOR,
          perHead: null,
          pricedBuses: 0,
          details: null,
          webpage: null,
          email: null,
          phone: null,
          fileCount: 0,
          commentCount: 0,
          isDraft: isDrafting,
          createdAt: new Date().toISOString(),
        }
        submit({ kind: 'add', item, isReturning: false })
        announce(`${component.name}: en el canvas, en ${component.category}.`)
        return item.id
      },
      edit<Field extends VendorField>(vendor: Vendor, field: Field, value: Vendor[Field]) {
        submit({ kind: 'edit', item: vendor, field, value } as Edit<Vendor>)
      },
      /** 'Confirmar proveedor' and 'Desmarcar confirmado'. */
      setStatus(vendor: Vendor, status: Vendor['status']) {
        submit({ kind: 'edit', item: vendor, field: 'status', value: status })
        announce(status === 'closed' ? confirmed(vendor) : 'Ya no está confirmado.')
      },
      remove: (vendor: Vendor, component: string) =>
        vendorChanges.remove(weddingId, vendor, vendor.name || component),
      /** Says that another member removed the vendor that was open here. */
      reportGone: (vendor: Vendor, about: { name: string; who: string | null; reopen: () => void }) =>
        vendorChanges.reportGone(weddingId, vendor, about),
      retry: (change: VendorChange) => vendorChanges.retry(weddingId, change),
      discard: vendorChanges.discard,
    }
  }, [weddingId, announce, isDrafting])
}

/** Sets the whole price by unit of a vendor that had none. */
export const setUnitPrice = (weddingId: string, vendor: Vendor, price: HeadPrice) =>
  vendorChanges.submit(weddingId, {
    ...{ kind: 'edit', item: vendor, field: 'perHead' },
    value: { ...price, heads: NO_HEADS },
  })

const confirmed = ({ isDraft }: Vendor) =>
  isDraft
    ? 'Confirmado. Contará en el presupuesto cuando lo publiques.'
    : 'Confirmado. Ya cuenta en el presupuesto.'

export type VendorActions = ReturnType<typeof useVendorActions>
