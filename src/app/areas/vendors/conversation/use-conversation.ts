import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { VendorComment } from '#contract/vendor-comments.ts'
import type { Change } from '../../../lib/list-changes/change.ts'
import { withUnsaved } from '../../../lib/list-changes/unsaved-changes.ts'
import { commentsQuery, type VendorRef } from '../vendors.queries.ts'
import { commentChanges } from './comments.changes.ts'

/** What has become of a comment of one's own that the server does not have yet. */
export type PendingState = { status: 'pending' | 'failed'; change: Change<VendorComment>; error: unknown }

/** The conversation as the person sees it, with what they have just said in it. */
export function useConversation(place: VendorRef) {
  const query = useQuery(commentsQuery(place))
  const unsaved = commentChanges.useUnsaved(place)
  const comments = useMemo(() => query.data && withUnsaved(query.data, unsaved), [query.data, unsaved])
  const pendingStates = useMemo(
    () => new Map<string, PendingState>(unsaved.map((one) => [one.change.item.id, one])),
    [unsaved],
  )
  return { query, comments, pendingStates }
}
