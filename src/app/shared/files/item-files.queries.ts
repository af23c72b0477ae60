import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { FileKind } from '#domain/files/files.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import './book-files.sentences.ts'
import { fileCountsQuery } from './file-counts.queries.ts'

/** An item of a wedding that files are kept at. */
export type ItemPlace = { weddingId: string; kind: FileKind; targetId: string }

/** The same of a vendor of the book of a business. */
export type BookPlace = { kind: 'book'; business: string; targetId: string }

/** A place that files are kept at. */
export type FilePlace = ItemPlace | BookPlace

/** The same procedures, each on the section that governs the files of its items. */
const READS = {
  vendor: api.vendors.files,
  guest: api.guests.files,
  item: api.agenda.files,
  task: api.tasks.files,
  book: api.vendorBook.files,
} satisfies Record<FilePlace['kind'], unknown>

const WRITES = {
  vendor: client.vendors.files,
  guest: client.guests.files,
  item: client.agenda.files,
  task: client.tasks.files,
  book: client.vendorBook.files,
} satisfies Record<FilePlace['kind'], unknown>

/** The procedures of the files of a kind of place, which are those of vendors but for their path. */
export const filesOf = (kind: FilePlace['kind']) => WRITES[kind] as (typeof WRITES)['vendor']

/** A place as its procedures name it: the business is that of the page. */
export const inputOf = (place: FilePlace) => {
  const { targetId } = place
  return (place.kind === 'book' ? { targetId } : { weddingId: place.weddingId, targetId }) as Omit<
    ItemPlace,
    'kind'
  >
}

export const filesQuery = (place: FilePlace) =>
  queryOptions({
    ...(READS[place.kind] as (typeof READS)['vendor']).list.queryOptions({ input: inputOf(place) }),
    refetchOnWindowFocus: 'always',
  })

/** How many files an item has is read again. */
export function refreshFileCount(place: FilePlace) {
  void queryClient.invalidateQueries({ queryKey: countedIn(place), exact: true })
}

/** The answer that says how many there are. */
function countedIn(place: FilePlace): QueryKey {
  if (place.kind === 'book') return api.vendorBook.get.queryOptions().queryKey
  const { weddingId, kind } = place
  if (kind === 'vendor') return api.vendors.list.queryOptions({ input: { weddingId } }).queryKey
  return fileCountsQuery(weddingId, kind).queryKey
}
