import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { dayInMadrid, daysBetween } from '#domain/dates.ts'
import { IMAGE_MAX_BYTES } from '#domain/images.ts'
import {
  INSPIRATION_LINK_SECONDS,
  INSPIRATION_LINK_STEADY_SECONDS,
  SHARE_DAYS_MAX,
} from '#domain/inspiration.ts'
import { versionedList } from '../http/reply.ts'
import { weddingMember } from '../procedures.ts'
import { addFolder, removeFolder, shareFolder, unshareFolder, updateFolder } from './folders.commands.ts'
import { moveImages, removeImages, restoreImages, tagImages, updateImage } from './images.commands.ts'
import {
  findOriginal,
  isFolder,
  listFoldersJson,
  listImagesJson,
  searchImages,
} from './inspiration.queries.ts'
import { saveFromLink } from './save-from-link.ts'

const routes = weddingMember.inspiration

const folders = {
  list: routes.folders.list.handler(({ context }) =>
    versionedList<InspirationFolder[]>(context, () =>
      listFoldersJson(context.platform.db, context.weddingId),
    ),
  ),

  add: routes.folders.add.handler(async ({ context, input, errors }) => {
    const { db, clock, limits } = context.platform
    const max = limits.wedding.folders
    const folder = context.takeResult(await addFolder(db, clock, context, input, max))
    if (folder === 'full') throw errors.TOO_MANY_FOLDERS({ data: { max } })
    return folder
  }),

  update: routes.folders.update.handler(async ({ context, input, errors }) => {
    const folder = await updateFolder(context.platform.db, context.weddingId, input.folderId, input)
    if (folder === 'noFolder') throw errors.FOLDER_NOT_FOUND()
    if (folder === 'noImage') throw errors.IMAGE_NOT_FOUND()
    return folder
  }),

  remove: routes.folders.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const removed = context.takeResult(await removeFolder(db, clock, context, input.folderId))
    if (!removed) throw errors.FOLDER_NOT_FOUND()
    return { removed: true } as const
  }),

  share: routes.folders.share.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const days = daysBetween(dayInMadrid(clock.now()), input.lastDay)
    if (days < 0 || days > SHARE_DAYS_MAX) throw errors.SHARE_DAY_REFUSED()
    const folder = await shareFolder(db, context.weddingId, input.folderId, input.lastDay)
    if (!folder) throw errors.FOLDER_NOT_FOUND()
    return folder
  }),

  unshare: routes.folders.unshare.handler(async ({ context, input, errors }) => {
    const folder = await unshareFolder(context.platform.db, context.weddingId, input.folderId)
    if (!folder) throw errors.FOLDER_NOT_FOUND()
    return folder
  }),
}

const images = {
  list: routes.images.list.handler(async ({ context, input, errors }) => {
    const { db } = context.platform
    if (!(await isFolder(db, context.weddingId, input.folderId))) throw errors.FOLDER_NOT_FOUND()
    return versionedList<InspirationImage[]>(context, () =>
      listImagesJson(db, context.weddingId, input.folderId),
    )
  }),

  search: routes.images.search.handler(({ context, input }) =>
    searchImages(context.platform.db, context.weddingId, input.search),
  ),

  update: routes.images.update.handler(async ({ context, input, errors }) => {
    const image = await updateImage(context.platform.db, context.weddingId, input.imageId, input)
    if (image === 'noImage') throw errors.IMAGE_NOT_FOUND()
    if (image === 'noFolder') throw errors.FOLDER_NOT_FOUND()
    return image
  }),

  remove: routes.images.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const removed = await removeImages(db, clock, context.weddingId, [input.imageId])
    if (removed === 0) throw errors.IMAGE_NOT_FOUND()
    return { removed: true } as const
  }),

  move: routes.images.move.handler(async ({ context, input, errors }) => {
    const moved = await moveImages(context.platform.db, context.weddingId, input.folderId, input.imageIds)
    if (moved === undefined) throw errors.FOLDER_NOT_FOUND()
    return { moved }
  }),

  tag: routes.images.tag.handler(async ({ context, input }) => ({
    tagged: await tagImages(context.platform.db, context.weddingId, input.imageIds, input),
  })),

  removeMany: routes.images.removeMany.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    const removed = await removeImages(db, clock, context.weddingId, input.imageIds)
    return { removed }
  }),

  restore: routes.images.restore.handler(async ({ context, input }) => ({
    restored: await restoreImages(context.platform.db, context.weddingId, input.imageIds),
  })),

  addFromLink: routes.images.addFromLink.handler(async ({ context, input, errors }) => {
    const { limits } = context.platform
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

  link: routes.images.link.handler(async ({ context, input, errors }) => {
    const { db, files } = context.platform
    const original = await findOriginal(db, context.weddingId, input.imageId)
    if (!original) throw errors.IMAGE_NOT_FOUND()
    const { url, expiresAt } = files.link('inspiration-images', {
      path: original.path,
      name: original.fileName,
      // Downloaded and not shown.
      contentType: 'application/octet-stream',
      seconds: INSPIRATION_LINK_SECONDS,
    })
    return { url, expiresAt: expiresAt.toISOString() }
  }),
}

export const inspirationRouter = {
  folders,
  images,

  links: routes.links.handler(({ context }) => {
    const { url, expiresAt } = context.platform.files.linkFolder('inspiration-images', {
      folder: context.weddingId,
      seconds: INSPIRATION_LINK_SECONDS,
      steadySeconds: INSPIRATION_LINK_STEADY_SECONDS,
    })
    return { base: url, expiresAt: expiresAt.toISOString() }
  }),
}
