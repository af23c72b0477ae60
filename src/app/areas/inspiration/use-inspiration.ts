import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { imageSearchText } from '#domain/inspiration/inspiration.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { folderChanges, imageChanges } from './inspiration.changes.ts'
import { foldersQuery, imagesQuery, linksQuery, searchQuery } from './inspiration.queries.ts'

/** The folders as the person sees them, in their order, with their own changes in them. */
export function useFolders(weddingId: string) {
  const query = useQuery(foldersQuery(weddingId))
  const unsaved = folderChanges.useUnsaved(weddingId)
  const { items } = folderChanges.useItems(weddingId, query.data)
  const folders = useMemo(() => items && [...items].sort(byPosition), [items])
  return {
    query,
    folders,
    isUnsaved: (id: string) => unsaved.some(({ change }) => change.kind === 'add' && change.item.id === id),
  }
}

/** The images of a folder, or what a search finds in all of them, as the person sees them. */
export function useImages(weddingId: string, folderId: string | undefined, isSaved: boolean, search: string) {
  const isSearching = search.trim() !== ''
  const inFolder = useQuery({
    ...imagesQuery(weddingId, folderId ?? ''),
    enabled: folderId !== undefined && isSaved && !isSearching,
  })
  const found = useQuery({ ...searchQuery(weddingId, search.trim()), enabled: isSearching })
  const query = isSearching ? found : inFolder
  const { items } = imageChanges.useItems(weddingId, isSearching || isSaved ? query.data : NONE)
  const images = useMemo(() => {
    const words = foldText(search).split(' ')
    const belongs = (image: InspirationImage) =>
      isSearching
        ? words.every((word) => imageSearchText(image.tags, image.notes).includes(word))
        : image.folderId === folderId
    return items?.filter(belongs).sort(newestFirst)
  }, [items, isSearching, folderId, search])
  return { query, images, isSearching }
}

/** The address below which the images can be loaded; `undefined` while it is not known. */
export const useImageBase = (weddingId: string) => useQuery(linksQuery(weddingId)).data?.base

const NONE: InspirationImage[] = []

const byPosition = (one: InspirationFolder, other: InspirationFolder) =>
  one.position - other.position || one.createdAt.localeCompare(other.createdAt)

/** Instants come with microseconds, which a `Date` does not have; the text tells them apart. */
const newestFirst = (one: InspirationImage, other: InspirationImage) =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt) ||
  (other.createdAt + other.id < one.createdAt + one.id ? -1 : 1)
