import { INSPIRATION_LINK_SECONDS, INSPIRATION_LINK_STEADY_SECONDS } from '#domain/inspiration/inspiration.ts'
import { commentHandlers } from '#server/areas/comments/comment-handlers.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { commentedImage } from './comment-target.queries.ts'
import { folders } from './folders.router.ts'
import { images } from './images.router.ts'

const viewer = weddingMember('inspiration', 'view')
const editor = weddingMember('inspiration', 'edit')

const commented = commentHandlers(commentedImage, (errors: { IMAGE_NOT_FOUND: () => Error }) =>
  errors.IMAGE_NOT_FOUND(),
)

const comments = {
  list: viewer.inspiration.comments.list.handler(commented.list),
  add: editor.inspiration.comments.add.handler(commented.add),
  update: editor.inspiration.comments.update.handler(commented.update),
  remove: editor.inspiration.comments.remove.handler(commented.remove),
}

export const inspirationRouter = {
  folders,
  images,
  comments,

  links: viewer.inspiration.links.handler(({ context }) => {
    const { url, expiresAt } = context.platform.files.linkFolder('inspiration-images', {
      folder: context.weddingId,
      seconds: INSPIRATION_LINK_SECONDS,
      steadySeconds: INSPIRATION_LINK_STEADY_SECONDS,
      reader: { userId: context.actor.userId, weddingId: context.weddingId, section: 'inspiration' },
    })
    return { base: url, expiresAt: expiresAt.toISOString() }
  }),
}
