import type { InspirationImage } from '#contract/inspiration-images.ts'
import { IMAGES_AT_ONCE_MAX } from '#domain/inspiration/inspiration.ts'
import { client } from '../../../sync/api.ts'
import type { Edit } from '../../../sync/list-changes/change.ts'
import { PATIENCE_MS } from '../../../sync/list-changes/worth-retrying.ts'
import { together } from './together.ts'
import '../inspiration.sentences.ts'

const patience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) })

const remove = together(
  (weddingId: string, imageIds: string[]) =>
    client.inspiration.images.removeMany({ weddingId, imageIds }, patience()),
  IMAGES_AT_ONCE_MAX,
)

const restore = together(
  (weddingId: string, imageIds: string[]) =>
    client.inspiration.images.restore({ weddingId, imageIds }, patience()),
  IMAGES_AT_ONCE_MAX,
)

const move = together((key: string, imageIds: string[]) => {
  const [weddingId, folderId] = JSON.parse(key) as [string, string]
  return client.inspiration.images.move({ weddingId, folderId, imageIds }, patience())
}, IMAGES_AT_ONCE_MAX)

const tag = together((key: string, imageIds: string[]) => {
  const [weddingId, add, removed] = JSON.parse(key) as [string, string[], string[]]
  return client.inspiration.images.tag({ weddingId, imageIds, add, remove: removed }, patience())
}, IMAGES_AT_ONCE_MAX)

/** The request for each change of an image. */
export const imageRequests = {
  /** Images are added by their uploads: this brings one back. */
  add: (weddingId: string, image: Omit<InspirationImage, 'createdAt'>) =>
    restore(weddingId, image.id).then(() => image as InspirationImage),
  edit: sendEdit,
  remove: (weddingId: string, { id }: InspirationImage) => remove(weddingId, id),
}

async function sendEdit(weddingId: string, change: Edit<InspirationImage>): Promise<InspirationImage> {
  const { item, field, value } = change
  if (field === 'folderId') await move(JSON.stringify([weddingId, value]), item.id)
  else if (field === 'tags') {
    // As what was added and taken away: two people who tag one image lose neither of their tags.
    const add = value.filter((one) => !item.tags.includes(one))
    const removed = item.tags.filter((one) => !value.includes(one))
    await tag(JSON.stringify([weddingId, add, removed]), item.id)
  } else {
    return client.inspiration.images.update({ weddingId, imageId: item.id, [field]: value }, patience())
  }
  return { ...item, [field]: value }
}
