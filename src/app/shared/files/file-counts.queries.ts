import { queryOptions } from '@tanstack/react-query'
import type { FileKind } from '#domain/files/files.ts'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

/** Items whose lists do not say how many files they have. */
export type FiledKind = Exclude<FileKind, 'vendor'>

const COUNTED = {
  guest: api.guests.files,
  item: api.agenda.files,
  task: api.tasks.files,
} satisfies Record<FiledKind, unknown>

export const fileCountsQuery = (weddingId: string, kind: FiledKind) =>
  queryOptions({
    ...(COUNTED[kind] as (typeof COUNTED)['guest']).counts.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
  })
