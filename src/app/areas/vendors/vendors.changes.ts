import type { Vendor } from '#contract/vendors.ts'
import { nextTransition } from '#domain/vendors.ts'
import { client } from '../../lib/api.ts'
import { codeOf } from '../../lib/error-messages.ts'
import type { Change, Edit } from '../../lib/list-changes/change.ts'
import { createListChanges } from '../../lib/list-changes/list-changes.ts'
import { patchList } from '../../lib/list-changes/patch-list.ts'
import { PATIENCE_MS } from '../../lib/list-changes/worth-retrying.ts'
import { reportFailure } from './changes/report-failure.ts'
import { announceSaved } from './changes/saved-fields.ts'
import type { VendorTextField } from './vendor-text.ts'
import { vendorsQuery } from './vendors.queries.ts'

export type VendorChange = Change<Vendor>

/** What of a vendor can be edited; its status by the two transitions of spec 4. */
export type VendorField = VendorTextField | 'cost' | 'status'

export const vendorChanges = createListChanges<Vendor, string>({
  area: 'vendor',
  send: sendChange,
  patch: (weddingId, patch) => patchList(vendorsQuery(weddingId).queryKey, patch),
  reportFailure,
  onSaved: (_, change) => {
    if (change.kind === 'edit') announceSaved(change.item.id, change.field)
  },
})

async function sendChange(weddingId: string, change: VendorChange): Promise<Vendor | null> {
  const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
  const vendorId = change.item.id
  switch (change.kind) {
    case 'add': {
      const { fileCount: _files, commentCount: _comments, createdAt, ...draft } = change.item
      const place = change.isReturning ? { createdAt } : {}
      return client.vendors.add({ weddingId, ...draft, ...place }, options)
    }
    case 'edit':
      return sendEdit(weddingId, change, options)
    case 'remove':
      return client.vendors.remove({ weddingId, vendorId }, options).then(
        () => null,
        (error) => {
          // An earlier try or another member has removed it: the removal has succeeded.
          if (codeOf(error) === 'VENDOR_NOT_FOUND') return null
          throw error
        },
      )
  }
}

function sendEdit(weddingId: string, change: Edit<Vendor>, options: { signal: AbortSignal }) {
  const path = { weddingId, vendorId: change.item.id }
  if (change.field !== 'status')
    return client.vendors.update({ ...path, [change.field]: change.value }, options)
  const isConfirmation = nextTransition(change.value) === 'reopen'
  return isConfirmation ? client.vendors.confirm(path, options) : client.vendors.reopen(path, options)
}
