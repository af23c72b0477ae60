import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Comment } from '#contract/comments.ts'
import type { Change } from '../../sync/list-changes/change.ts'
import { withUnsaved } from '../../sync/list-changes/unsaved-changes.ts'
import { commentChanges } from './comments.changes.ts'
import { type CommentPlace, commentsQuery } from './comments.queries.ts'

/** The state of a comment of one's own that the server does not have yet. */
export type PendingState = { status: 'pending' | 'failed'; change: Change<Comment>; error: unknown }

/** The comments as the person sees them, with what they have just written among them, also before the others are read. */
export function useConversation(place: CommentPlace) {
  const query = useQuery(commentsQuery(place))
  const unsaved = commentChanges.useUnsaved(place)
  const comments = useMemo(() => withUnsaved(query.data ?? [], unsaved), [query.data, unsaved])
  const pendingStates = useMemo(
    () => new Map<string, PendingState>(unsaved.map((one) => [one.change.item.id, one])),
    [unsaved],
  )
  return { query, comments, pendingStates }
}
