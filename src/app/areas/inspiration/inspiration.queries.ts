import { queryOptions } from '@tanstack/react-query'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { api } from '../../sync/api.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'
import './inspiration.sentences.ts'

/** The folders of a wedding as the server has them. */
export const foldersQuery = (weddingId: string) =>
  queryOptions({
    ...api.inspiration.folders.list.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

/** The images of a folder, newest first. */
export const imagesQuery = (weddingId: string, folderId: string) =>
  queryOptions({
    ...api.inspiration.images.list.queryOptions({ input: { weddingId, folderId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

/** The images that a search finds in all folders. */
export const searchQuery = (weddingId: string, search: string) =>
  queryOptions({
    ...api.inspiration.images.search.queryOptions({ input: { weddingId, search } }),
    staleTime: 0,
    placeholderData: (before: InspirationImage[] | undefined) => before,
  })

/** How often a page that stays open asks for a newer address of the images, in milliseconds. */
const LINKS_RENEWED_MS = 6 * 3_600_000

/** The address of the images; it works for a day, so a page keeps it and what it has cached. */
export const linksQuery = (weddingId: string) =>
  queryOptions({
    ...api.inspiration.links.queryOptions({ input: { weddingId } }),
    staleTime: LINKS_RENEWED_MS,
    refetchInterval: LINKS_RENEWED_MS,
  })

export const refreshFolders = (weddingId: string) =>
  queryClient.invalidateQueries({ queryKey: foldersQuery(weddingId).queryKey, exact: true })

/** Reads every list of images again that is shown. */
export const refreshImages = () => queryClient.invalidateQueries({ queryKey: api.inspiration.images.key() })

/** Searches again, if one is shown: what it finds is for the server to say. */
export const refreshSearches = () =>
  queryClient.invalidateQueries({ queryKey: api.inspiration.images.search.key() })

/** Writes into every list of images of a wedding that was read: an image may stand in a folder and in a search. */
export async function patchImages(
  weddingId: string,
  patch: (list: InspirationImage[]) => InspirationImage[],
): Promise<void> {
  await Promise.all(
    imageListsOf(weddingId).map(({ queryKey }) => patchList<InspirationImage>(queryKey as never, patch)),
  )
}

/** Images that were read before, by their ids. */
export function findImages(weddingId: string, ids: readonly string[]): InspirationImage[] {
  const read = imageListsOf(weddingId).flatMap(({ state }) => (state.data ?? []) as InspirationImage[])
  const byId = new Map(read.map((image) => [image.id, image]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const imageListsOf = (weddingId: string) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: api.inspiration.images.key() })
    .filter(({ queryKey }) => inputOf(queryKey)?.weddingId === weddingId)

const inputOf = (queryKey: readonly unknown[]) =>
  (queryKey[1] as { input?: { weddingId?: string } } | undefined)?.input
