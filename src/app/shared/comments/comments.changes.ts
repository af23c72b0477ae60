import type { Comment } from '#contract/comments.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { api } from '../../sync/api.ts'
import { createListChanges } from '../../sync/list-changes/list-changes.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { sendChange } from '../../sync/list-changes/send-change.ts'
import { queryClient } from '../../sync/query-client.ts'
import { codeOf, messageFor } from '../error-messages.ts'
import { membersQuery } from '../wedding/members-query.ts'
import { type CommentPlace, commentCountsQuery, commentsOf, commentsQuery } from './comments.queries.ts'
import { mentionedIn } from './mentions.ts'

/** Changes to the comments on an item. What could not be sent stays there, to be tried again. */
export const commentChanges = createListChanges<Comment, CommentPlace>({
  area: 'comment',
  patch: (place, patch) => patchList(commentsQuery(place).queryKey, patch),
  onSaved: refreshCount,
  send: ({ weddingId, kind, targetId }, change) =>
    sendChange(
      {
        add: (_, { id, text, mentions }, options) =>
          commentsOf(kind).add(
            { weddingId, targetId, id, text, mentions: mentions.map(({ userId }) => userId) },
            options,
          ),
        edit: async (_, { item, value }, options) => {
          const text = String(value)
          const members = await queryClient.fetchQuery(membersQuery(weddingId))
          const mentions = mentionedIn(text, members).map(({ userId }) => userId)
          return commentsOf(kind).update({ weddingId, targetId, commentId: item.id, text, mentions }, options)
        },
        remove: (_, { id }, options) =>
          commentsOf(kind).remove({ weddingId, targetId, commentId: id }, options),
        notFound: 'COMMENT_NOT_FOUND',
      },
      null,
      change,
    ),
  reportFailure(_, change, error, { retry }) {
    const code = codeOf(error)
    if (change.kind === 'add') {
      if (code === 'TOO_MANY_COMMENTS') showToast(messageFor(error), { tone: 'failed' })
      return true
    }
    if (change.kind === 'edit' && code !== 'COMMENT_NOT_FOUND') return true
    const act = change.kind === 'edit' ? 'cambiar' : 'eliminar'
    showToast(`No se pudo ${act} tu comentario. ${messageFor(error)}`, {
      tone: 'undone',
      action: { label: 'Reintentar', onAction: retry },
    })
    return false
  },
})

/** How many comments an item has is read again. */
function refreshCount({ weddingId, kind }: CommentPlace) {
  if (kind === 'image') return
  const { queryKey } =
    kind === 'vendor'
      ? api.vendors.list.queryOptions({ input: { weddingId } })
      : commentCountsQuery(weddingId, kind)
  void queryClient.invalidateQueries({ queryKey, exact: true })
}
