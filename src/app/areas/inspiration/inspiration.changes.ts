import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { codeOf, messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE } from '../../sync/query-client.ts'
import { setFailedFolder } from './changes/failed-folder.ts'
import { imageRequests } from './changes/send-image-change.ts'
import {
  foldersQuery,
  imagesQuery,
  patchImages,
  refreshFolders,
  refreshImages,
  refreshSearches,
} from './inspiration.queries.ts'
import './inspiration.sentences.ts'

/** The fields of a folder that can be edited. */
export type FolderField = 'name' | 'icon' | 'color' | 'position' | 'coverImageId'

/** The fields of an image that can be edited. */
export type ImageField = 'tags' | 'notes' | 'folderId'

/** A field of a folder: `about` is 'el icono'. */
const changing = (about: string, reads?: (value: never) => string) => ({
  act: ({ name }: InspirationFolder) => `cambiar «${name}»`,
  about: ({ name }: InspirationFolder) => `${about} de «${name}»`,
  reads,
})

/** The person's own changes to the folders of a wedding, there at once and then sent. */
export const folderChanges = createEditableList<InspirationFolder, string, FolderField>({
  area: 'inspiration folder',
  read: (weddingId) => queryClient.fetchQuery({ ...foldersQuery(weddingId), staleTime: STALE_LATE }),
  patch: (weddingId, patch) => patchList(foldersQuery(weddingId).queryKey, patch),
  refresh: refreshFolders,
  requests: {
    add: (weddingId, { id, name, icon, isDraft }, options) =>
      client.inspiration.folders.add({ weddingId, id, name, icon, isDraft }, options),
    edit: (weddingId, { item, field, value }, options) =>
      client.inspiration.folders.update({ weddingId, folderId: item.id, [field]: value }, options),
    remove: (weddingId, { id }, options) =>
      client.inspiration.folders.remove({ weddingId, folderId: id }, options),
  },
  onSaved(weddingId, change) {
    if (change.kind !== 'add') return
    void refreshImages()
    void refreshFolders(weddingId)
  },
  takeBack(weddingId, { name }, error) {
    const isFull = codeOf(error) === 'TOO_MANY_FOLDERS'
    setFailedFolder({ weddingId, name, message: isFull ? messageFor(error) : COULD_NOT_CREATE })
    return true
  },
  notFound: 'FOLDER_NOT_FOUND',
  refusals: { IMAGE_NOT_FOUND: 'undone' },
  failedAdditions: 'undone',
  words: {
    where: 'la inspiración',
    name: ({ name }) => name,
    subject: (name) => `«${name}»`,
    object: (name) => `«${name}»`,
    removed: (name) => `eliminado la carpeta «${name}»`,
    fields: {
      name: changing('el nombre'),
      icon: changing('el icono', () => 'otro'),
      color: changing('el color', () => 'otro'),
      position: changing('el lugar', () => 'otro'),
      coverImageId: changing('la portada', () => 'otra'),
    },
  },
})

/** Spec 8. */
const COULD_NOT_CREATE = 'No se pudo crear. Intenta de nuevo'

const changeImage = { act: () => 'cambiar la imagen' }

/** The images of a folder as the server has them now. Tags of two members are merged, so none replaces another. */
async function readImages(weddingId: string, { folderId, tags }: InspirationImage) {
  const query = { ...imagesQuery(weddingId, folderId), staleTime: STALE_LATE }
  return (await queryClient.fetchQuery(query)).map((image) => ({ ...image, tags }))
}

/** The person's own changes to the images of a wedding, there at once and then sent. */
export const imageChanges = createEditableList<InspirationImage, string, ImageField>({
  area: 'inspiration image',
  read: readImages,
  patch: patchImages,
  refresh: (weddingId) => Promise.all([refreshImages(), refreshFolders(weddingId)]),
  requests: imageRequests,
  onSaved(weddingId, change) {
    const isMove = change.kind === 'edit' && change.field === 'folderId'
    // Counts and covers of folders, and lists that show an image anew.
    if (isMove || change.kind !== 'edit') void refreshFolders(weddingId)
    if (isMove || change.kind === 'add') void refreshImages()
    else if (change.kind === 'edit') void refreshSearches()
  },
  notFound: 'IMAGE_NOT_FOUND',
  refusals: { FOLDER_NOT_FOUND: 'undone' },
  failedAdditions: 'undone',
  words: {
    where: 'la inspiración',
    name: () => 'una imagen',
    subject: () => 'La imagen',
    object: () => 'la imagen',
    removed: (what) => `eliminado ${what}`,
    fields: {
      notes: { typed: () => 'la nota' },
      tags: { ...changeImage, about: () => 'las etiquetas', reads: (tags: string[]) => tags.join(', ') },
      folderId: { ...changeImage, about: () => 'la carpeta', reads: () => 'otra' },
    },
  },
})
