import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { IMAGE_MAX_BYTES, type ImageRefusal } from '#domain/inspiration/images.ts'
import type { Platform } from '#server/core/context.ts'
import { readImageHeader } from '#server/core/images/image-header.ts'
import { Notified } from '#server/core/notified.ts'
import { newId } from '#server/platform/ids.ts'
import {
  addImage,
  type ImageAuthor,
  type ImageObstacle,
  type ImageWish,
  obstacleTo,
} from './images.commands.ts'
import { findImage } from './inspiration.queries.ts'

/** Why an image was not kept. */
export type ImageProblem = ImageObstacle | ImageRefusal

/**
 * Keeps an image whose bytes arrive: on the disk first, where its head is read, and in the store once it is
 * known to be one. What is shown of it is made in a job. Whether there is room is asked before the bytes, to
 * spare the sender the wait, and again with the row. A repeated id answers with the image that exists.
 */
export async function keepImage(
  platform: Platform,
  by: ImageAuthor,
  wish: ImageWish,
  contents: () => Promise<Readable>,
  announcedSize = 0,
): Promise<Notified<InspirationImage> | InspirationImage | ImageProblem> {
  const { db, files } = platform
  const { limits } = platform.settings
  const { weddingId } = by
  const known = await findImage(db, weddingId, wish.id)
  if (known) return known
  const obstacle = await obstacleTo(db, weddingId, wish, announcedSize, limits)
  if (obstacle) return obstacle
  return files.spool(await contents(), async (file) => {
    const { size } = await stat(file)
    if (size > IMAGE_MAX_BYTES) return 'IMAGE_TOO_LARGE'
    const header = await readImageHeader(file)
    if (typeof header === 'string') return header
    const path = `${weddingId}/${newId()}/upload`
    await files.put('inspiration-images', path, createReadStream(file), size)
    const contentType = 'application/octet-stream'
    const stored = { path, size, contentType, header }
    // A party waits for its turn here, and not on the connections that all others need.
    const outcome = await platform.queues.writes.run(weddingId, () => addImage(platform, by, wish, stored))
    if (!(outcome instanceof Notified)) await files.remove('inspiration-images', path)
    return outcome
  })
}
