import { queryOptions } from '@tanstack/react-query'
import type { CommentKind } from '#domain/comments/comments.ts'
import { api, client } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

/** The item that comments are on. */
export type CommentPlace = { weddingId: string; kind: CommentKind; targetId: string }

/** The same four procedures, each on the section that governs the comments on its items. */
const READS = {
  vendor: api.vendors.comments,
  guest: api.guests.comments,
  item: api.agenda.comments,
  image: api.inspiration.comments,
  category: api.budget.comments,
  task: api.tasks.comments,
} satisfies Record<CommentKind, unknown>

const WRITES = {
  vendor: client.vendors.comments,
  guest: client.guests.comments,
  item: client.agenda.comments,
  image: client.inspiration.comments,
  category: client.budget.comments,
  task: client.tasks.comments,
} satisfies Record<CommentKind, unknown>

/** The procedures of comments on a kind of item, which are those on vendors but for their path. */
export const commentsOf = (kind: CommentKind) => WRITES[kind] as (typeof WRITES)['vendor']

export const commentsQuery = ({ weddingId, kind, targetId }: CommentPlace) =>
  queryOptions({
    ...(READS[kind] as (typeof READS)['vendor']).list.queryOptions({ input: { weddingId, targetId } }),
    refetchOnWindowFocus: 'always',
  })

/** Items whose lists do not say how many comments they have. */
export type CountedKind = 'guest' | 'item' | 'category' | 'task'

export const commentCountsQuery = (weddingId: string, kind: CountedKind) =>
  queryOptions({
    ...(READS[kind] as (typeof READS)['guest']).counts.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
  })
