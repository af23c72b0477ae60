import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { INSPIRATION_LINK_SECONDS } from '#domain/inspiration/inspiration.ts'
import { versionedList } from '#server/core/http/reply.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { moveImages, removeImages, restoreImages, reviewImages, tagImages } from './bulk-images.commands.ts'
import { findOriginal } from './downloads.queries.ts'
import { isFolder } from './folders.queries.ts'
import { updateImage } from './images.commands.ts'
import { listImagesJson, searchImages } from './inspiration.queries.ts'
import { saveFromLink } from './save-from-link.ts'

const viewer = weddingMember('inspiration', 'view').inspiration.images
const editor = weddingMember('inspiration', 'edit').inspiration.images

export const images = {
  list: viewer.list.handler(async ({ context, input, errors }) => {
    const { db } = context.platform
    if (!(await isFolder(db, context.weddingId, input.folderId))) throw errors.FOLDER_NOT_FOUND()
    return versionedList({ context, input }, ({ db, weddingId }) =>
      listImagesJson(db, weddingId, input.folderId),
    )
  }),

  search: viewer.search.handler(({ context, input }) =>
    searchImages(context.platform.db, context.weddingId, input.search),
  ),

  update: editor.update.handler(async ({ context, input, errors }) => {
    const image = await updateImage(context.platform.db, context, input.imageId, input)
    if (image === 'noImage') throw errors.IMAGE_NOT_FOUND()
    if (image === 'noFolder') throw errors.FOLDER_NOT_FOUND()
    return image
  }),

  remove: editor.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const removed = await removeImages(db, clock, context, [input.imageId])
    if (removed === 0) throw errors.IMAGE_NOT_FOUND()
    return { removed: true } as const
  }),

  move: editor.move.handler(async ({ context, input, errors }) => {
    const moved = await moveImages(context.platform.db, context, input.folderId, input.imageIds)
    if (moved === undefined) throw errors.FOLDER_NOT_FOUND()
    return { moved }
  }),

  tag: editor.tag.handler(async ({ context, input }) => ({
    tagged: await tagImages(context.platform.db, context, input.imageIds, input),
  })),

  removeMany: editor.removeMany.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    const removed = await removeImages(db, clock, context, input.imageIds)
    return { removed }
  }),

  restore: editor.restore.handler(async ({ context, input }) => ({
    restored: await restoreImages(context.platform.db, context, input.imageIds),
  })),

  review: editor.review.handler(async ({ context, input }) => ({
    reviewed: await reviewImages(context.platform.db, context, input.imageIds, input),
  })),

  addFromLink: editor.addFromLink.handler(async ({ context, input, errors }) => {
    const { limits } = context.platform.settings
    const saved = context.takeResult(await saveFromLink(context.platform, context, input))
    if (typeof saved !== 'string') return saved
    if (saved === 'noFolder') throw errors.FOLDER_NOT_FOUND()
    if (saved === 'full') throw errors.TOO_MANY_IMAGES({ data: { max: limits.wedding.images } })
    if (saved === 'weddingFull') {
      throw errors.WEDDING_FILES_FULL({ data: { maxBytes: limits.wedding.fileBytes } })
    }
    if (saved === 'IMAGE_TOO_LARGE') throw errors.IMAGE_TOO_LARGE({ data: { maxBytes: IMAGE_MAX_BYTES } })
    throw errors[saved]()
  }),

  link: viewer.link.handler(async ({ context, input, errors }) => {
    const { db, files } = context.platform
    const original = await findOriginal(db, context.weddingId, input.imageId)
    if (!original) throw errors.IMAGE_NOT_FOUND()
    const { url, expiresAt } = files.link('inspiration-images', {
      path: original.path,
      name: original.fileName,
      // Downloaded and not shown.
      contentType: 'application/octet-stream',
      seconds: INSPIRATION_LINK_SECONDS,
      reader: { userId: context.actor.userId, weddingId: context.weddingId, section: 'inspiration' },
    })
    return { url, expiresAt: expiresAt.toISOString() }
  }),
}
