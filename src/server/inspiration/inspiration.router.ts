import { INSPIRATION_LINK_SECONDS, INSPIRATION_LINK_STEADY_SECONDS } from '#domain/inspiration.ts'
import { weddingMember } from '../procedures.ts'
import { folders } from './folders.router.ts'
import { images } from './images.router.ts'

const viewer = weddingMember('inspiration', 'view')

export const inspirationRouter = {
  folders,
  images,

  links: viewer.inspiration.links.handler(({ context }) => {
    const { url, expiresAt } = context.platform.files.linkFolder('inspiration-images', {
      folder: context.weddingId,
      seconds: INSPIRATION_LINK_SECONDS,
      steadySeconds: INSPIRATION_LINK_STEADY_SECONDS,
    })
    return { base: url, expiresAt: expiresAt.toISOString() }
  }),
}
