import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { VendorComment } from '#contract/vendor-comments.ts'
import { type Change, withChanges } from '../../../lib/list-changes/change.ts'
import { commentsQuery, type VendorPlace } from '../vendor-list.ts'
import { commentChanges } from './comment-changes.ts'

/** What has become of a comment of one's own that the server does not have yet. */
export type Fate = { status: 'pending' | 'failed'; change: Change<VendorComment>; error: unknown }

/** The conversation as the person sees it, with what they have just said in it. */
export function useConversation(place: VendorPlace) {
  const query = useQuery(commentsQuery(place))
  const unsaved = commentChanges.useUnsaved(place)
  const comments = useMemo(() => {
    const seen = unsaved.filter(({ status, change }) => status === 'pending' || change.kind === 'add')
    return (
      query.data &&
      withChanges(
        query.data,
        seen.map(({ change }) => change),
      )
    )
  }, [query.data, unsaved])
  const fates = useMemo(
    () => new Map<string, Fate>(unsaved.map((one) => [one.change.item.id, one])),
    [unsaved],
  )
  return { query, comments, fates }
}
