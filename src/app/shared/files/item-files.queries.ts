import { queryOptions } from '@tanstack/react-query'
import type { FileKind } from '#domain/files/files.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'

/** The item that files are kept at. */
export type FilePlace = { weddingId: string; kind: FileKind; targetId: string }

/** The same procedures, each on the section that governs the files of its items. */
const READS = {
  vendor: api.vendors.files,
  guest: api.guests.files,
  item: api.agenda.files,
  task: api.tasks.files,
} satisfies Record<FileKind, unknown>

const WRITES = {
  vendor: client.vendors.files,
  guest: client.guests.files,
  item: client.agenda.files,
  task: client.tasks.files,
} satisfies Record<FileKind, unknown>

/** The procedures of the files of a kind of item, which are those of vendors but for their path. */
export const filesOf = (kind: FileKind) => WRITES[kind] as (typeof WRITES)['vendor']

export const filesQuery = ({ weddingId, kind, targetId }: FilePlace) =>
  queryOptions({
    ...(READS[kind] as (typeof READS)['vendor']).list.queryOptions({ input: { weddingId, targetId } }),
    refetchOnWindowFocus: 'always',
  })

/** Items whose lists do not say how many files they have. */
export type FiledKind = Exclude<FileKind, 'vendor'>

export const fileCountsQuery = (weddingId: string, kind: FiledKind) =>
  queryOptions({
    ...(READS[kind] as (typeof READS)['guest']).counts.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
  })

/** How many files an item has is read again. */
export function refreshFileCount({ weddingId, kind }: FilePlace) {
  const { queryKey } =
    kind === 'vendor'
      ? api.vendors.list.queryOptions({ input: { weddingId } })
      : fileCountsQuery(weddingId, kind)
  void queryClient.invalidateQueries({ queryKey, exact: true })
}
