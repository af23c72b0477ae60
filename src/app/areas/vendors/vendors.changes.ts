import type { Vendor } from '#contract/vendors.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'
import type { HeadPrice } from '#domain/vendors/vendor-prices.ts'
import { nextTransition } from '#domain/vendors/vendors.ts'
import { priceInWords } from '../../shared/words/price-words.ts'
import { client } from '../../sync/api.ts'
import type { Change, Edit } from '../../sync/list-changes/change.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE } from '../../sync/query-client.ts'
import type { VendorTextField } from './vendor-text.ts'
import { refreshVendors, vendorsQuery } from './vendors.queries.ts'

export type VendorChange = Change<Vendor>

/** The fields of a vendor that can be edited; its status changes by the two transitions of spec 4. */
export type VendorField = VendorTextField | 'cost' | 'perHead' | 'status'

const quoted = (name: string) => (name ? `«${name}»` : 'el proveedor')

/** The person's own changes to the vendors of a wedding, there at once and then sent. */
export const vendorChanges = createEditableList<Vendor, string, VendorField>({
  area: 'vendor',
  read: (weddingId) => queryClient.fetchQuery({ ...vendorsQuery(weddingId), staleTime: STALE_LATE }),
  patch: (weddingId, patch) => patchList(vendorsQuery(weddingId).queryKey, patch),
  refresh: refreshVendors,
  requests: {
    // A cost that was the sum of its buses is that again.
    add: (weddingId, { fileCount: _files, commentCount: _comments, pricedBuses, cost, ...vendor }, options) =>
      client.vendors.add(
        { weddingId, ...vendor, cost: pricedBuses > 0 ? undefined : (cost ?? undefined) },
        options,
      ),
    edit: sendEdit,
    remove: (weddingId, { id }, options) => client.vendors.remove({ weddingId, vendorId: id }, options),
  },
  notFound: 'VENDOR_NOT_FOUND',
  refusals: { COMPONENT_NOT_FOUND: 'undone', TOO_MANY_VENDORS: 'undone', HEAD_EVENT_NOT_FOUND: 'undone' },
  words: {
    where: 'el canvas',
    name: ({ name }) => name,
    subject: (name) => (name ? `«${name}»` : 'Ese proveedor'),
    object: quoted,
    removed: (name) => `eliminado «${name}» del canvas`,
    fields: {
      name: { typed: () => 'el nombre del proveedor' },
      cost: {
        typed: () => 'el coste del proveedor',
        reads: (cost: number) => formatEuros(toCents(cost)),
      },
      perHead: {
        act: ({ name }) => `cambiar el precio de ${quoted(name)}`,
        about: ({ name }) => `el precio de ${quoted(name)}`,
        reads: (price: Vendor['perHead']) => (price ? priceInWords(price) : 'un precio fijo'),
      },
      phone: { typed: () => 'el teléfono' },
      email: { typed: () => 'el email' },
      webpage: { typed: () => 'la web' },
      details: { typed: () => 'la nota' },
      status: {
        act: ({ name }, status) => `${status === 'closed' ? 'confirmar' : 'desmarcar'} ${quoted(name)}`,
        about: ({ name }) => `el estado de ${quoted(name)}`,
        reads: (status: Vendor['status']) => (status === 'closed' ? 'confirmado' : 'por confirmar'),
      },
    },
  },
})

function sendEdit(weddingId: string, { item, field, value }: Edit<Vendor>, options: { signal: AbortSignal }) {
  const path = { weddingId, vendorId: item.id }
  if (field === 'perHead')
    return client.vendors.update({ ...path, perHead: value && changedParts(item.perHead, value) }, options)
  if (field !== 'status') return client.vendors.update({ ...path, [field]: value }, options)
  const isConfirmation = nextTransition(value) === 'reopen'
  return isConfirmation ? client.vendors.confirm(path, options) : client.vendors.reopen(path, options)
}

/** The parts of a price that were changed: the rest may be another member's by now. */
function changedParts(before: Vendor['perHead'], { heads: _, ...price }: NonNullable<Vendor['perHead']>) {
  return before
    ? Object.fromEntries(
        Object.entries(price).filter(([part, value]) => before[part as keyof HeadPrice] !== value),
      )
    : price
}
