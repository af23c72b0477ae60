import type { VendorComment } from '#contract/vendor-comments.ts'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../../lib/api.ts'
import { codeOf, messageFor } from '../../../lib/error-messages.ts'
import { createListChanges } from '../../../lib/list-changes/list-changes.ts'
import { patchList } from '../../../lib/list-changes/patch-list.ts'
import { sendChange } from '../../../lib/list-changes/send-change.ts'
import { commentsQuery, refreshVendorList, type VendorRef } from '../vendors.queries.ts'

/** Changes to a conversation. A comment that could not be sent stays in it, to be tried again. */
export const commentChanges = createListChanges<VendorComment, VendorRef>({
  area: 'vendor comment',
  patch: (place, patch) => patchList(commentsQuery(place).queryKey, patch),
  onSaved: ({ weddingId }) => void refreshVendorList(weddingId),
  send: (place, change) =>
    sendChange(
      {
        add: (_, { id, text }, options) => client.vendors.comments.add({ ...place, id, text }, options),
        remove: (_, { id }, options) => client.vendors.comments.remove({ ...place, commentId: id }, options),
        notFound: 'COMMENT_NOT_FOUND',
      },
      place,
      change,
    ),
  reportFailure(_, change, error, { retry }) {
    if (change.kind === 'add') {
      if (codeOf(error) === 'TOO_MANY_COMMENTS') showToast(messageFor(error), { tone: 'failed' })
      return true
    }
    showToast(`No se pudo eliminar tu comentario. ${messageFor(error)}`, {
      tone: 'undone',
      action: { label: 'Reintentar', onAction: retry },
    })
    return false
  },
})
