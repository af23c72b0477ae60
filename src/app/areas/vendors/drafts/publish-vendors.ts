import type { Vendor } from '#contract/vendors.ts'
import { publishDrafts } from '../../../shared/drafts/publish-drafts.ts'
import { client } from '../../../sync/api.ts'
import { refreshVendors } from '../vendors.queries.ts'

/** Shows drafts to the couple, with a way back. */
export function publishVendors(weddingId: string, drafts: readonly Vendor[]) {
  const place = { weddingId, vendorIds: drafts.map(({ id }) => id) }
  const [first] = drafts
  return publishDrafts({
    publish: () => client.vendors.publish(place),
    unpublish: () => client.vendors.unpublish(place),
    refresh: () => refreshVendors(weddingId),
    done:
      drafts.length === 1
        ? `Has publicado ${first!.name ? `«${first!.name}»` : 'el proveedor'}.`
        : `Has publicado ${drafts.length} proveedores.`,
  })
}
