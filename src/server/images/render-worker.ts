import sharp from 'sharp'
import { type RenderedImage, renderImage } from './render-image.ts'

/** What the parent asks for, one image at a time. */
export type RenderRequest = { file: string; folder: string }

/** `null` when the image cannot be decoded. */
export type RenderReply = RenderedImage | null

// The child process of `image-renderer.ts`. One thread and no cache: what it saves goes to requests.
sharp.concurrency(1)
sharp.cache(false)

process.on('message', async ({ file, folder }: RenderRequest) => {
  const reply: RenderReply = await renderImage(file, folder).catch(() => null)
  process.send!(reply)
})
process.once('disconnect', () => process.exit())
