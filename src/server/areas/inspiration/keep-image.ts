import type { Readable } from 'node:stream'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { ImageRefusal } from '#domain/inspiration/images.ts'
import type { VideoRefusal } from '#domain/inspiration/videos.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { Notified } from '#server/core/notified.ts'
import { newId } from '#server/platform/ids.ts'
import { type ArrivedFile, readArrivedImage, readArrivedVideo } from './arrived-file.ts'
import {
  addImage,
  type ImageAuthor,
  type ImageObstacle,
  type ImageWish,
  obstacleTo,
} from './images.commands.ts'
import { findImage } from './inspiration.queries.ts'

/** Why an image was not kept. */
export type ImageProblem = Exclude<ImageObstacle, 'videosFull'> | ImageRefusal

/** Why a video of a guest was not. */
export type VideoProblem = Exclude<ImageObstacle, ImageProblem> | VideoRefusal

type Kept = Notified<InspirationImage> | InspirationImage
/** The bytes, or the place of a file on the disk of this machine. */
type Contents = () => Promise<Readable | string>

/**
 * Keeps an image whose bytes arrive: on the disk first, where its head is read, and in the store once it is
 * known to be one. What is shown of it is made in a job. Whether there is room is asked before the bytes, to
 * spare the sender the wait, and again with the row. A repeated id answers with the image that exists.
 * Guests send videos too, which are kept as they are but for the place (decision 166).
 */
export function keepImage(
  platform: Platform,
  by: ActingMember<'inspiration', 'edit'>,
  wish: ImageWish,
  contents: Contents,
  announcedSize?: number,
): Promise<Kept | ImageProblem>
export function keepImage(
  platform: Platform,
  by: ImageAuthor,
  wish: ImageWish,
  contents: Contents,
  announcedSize?: number,
): Promise<Kept | ImageProblem | VideoProblem>
export async function keepImage(
  platform: Platform,
  by: ImageAuthor,
  wish: ImageWish,
  contents: Contents,
  announcedSize = 0,
): Promise<Kept | ImageProblem | VideoProblem> {
  const { db, files } = platform
  const { limits } = platform.settings
  const { weddingId } = by
  const known = await findImage(db, weddingId, wish.id)
  if (known) return known
  const obstacle = await obstacleTo(db, weddingId, wish, announcedSize, limits)
  if (obstacle) return obstacle
  const arrived = await contents()
  const keep = (file: string) => keepArrived(platform, by, wish, file)
  return typeof arrived === 'string' ? keep(arrived) : files.spool(arrived, keep)
}

async function keepArrived(
  platform: Platform,
  by: ImageAuthor,
  wish: ImageWish,
  file: string,
): Promise<Kept | ImageProblem | VideoProblem> {
  const { queues } = platform
  const { weddingId } = by
  const turn = await queues.images.run(weddingId, async () => {
    const arrived = (by.actor === null && (await readArrivedVideo(file))) || (await readArrivedImage(file))
    if (typeof arrived === 'string') return { outcome: arrived }
    if (arrived.seconds !== null) return { video: arrived }
    return { outcome: await storeArrived(platform, by, wish, file, arrived) }
  })
  if (!turn.video) return turn.outcome
  // A store takes seconds for one, in which photographs have their turns.
  return queues.videos.run(weddingId, () => storeArrived(platform, by, wish, file, turn.video))
}

async function storeArrived(
  platform: Platform,
  by: ImageAuthor,
  wish: ImageWish,
  file: string,
  arrived: ArrivedFile,
): Promise<Kept | ImageObstacle> {
  const { files, queues } = platform
  const { weddingId } = by
  const path = `${weddingId}/${newId()}/${arrived.name}`
  await files.take('inspiration-images', path, file, arrived.size)
  const stored = { ...arrived, path }
  const outcome = await queues.writes.run(weddingId, () => addImage(platform, by, wish, stored))
  if (!(outcome instanceof Notified)) await files.remove('inspiration-images', path)
  return outcome
}
