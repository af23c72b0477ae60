import { createReadStream } from 'node:fs'
import type { ArrivedFile } from '#server/areas/inspiration/arrived-file.ts'
import type { Platform } from '#server/core/context.ts'
import { withRenderedPlan } from '#server/core/images/rendered-plan.ts'
import { newId } from '#server/platform/ids.ts'
import { ArchiveRefused } from './archive-refused.ts'
import type { BroughtFile } from './bring-in.commands.ts'

/** A video of a guest is kept as it is. */
export async function storeVideo(
  { files }: Platform,
  weddingId: string,
  { key, file, video }: { key: Record<string, string>; file: string; video: ArrivedFile },
): Promise<BroughtFile> {
  const { name, size, contentType, width, height } = video
  const path = `${weddingId}/${newId()}/${name}`
  await files.put('inspiration-images', path, createReadStream(file), size)
  const stored = { bucket: 'inspiration-images', path, size, contentType, header: { width, height } } as const
  return { table: 'inspirations', key, ...stored, seconds: video.seconds! }
}

/** The plan of a venue is drawn anew, as one that is uploaded. */
export const storePlan = (
  platform: Platform,
  weddingId: string,
  { key, file }: { key: Record<string, string>; file: string },
): Promise<BroughtFile> =>
  withRenderedPlan(platform, file, async (rendered) => {
    if (!rendered) throw new ArchiveRefused('ARCHIVE_DAMAGED')
    const { size, width, height } = rendered
    const path = `${weddingId}/${newId()}.jpg`
    await platform.files.put('room-pictures', path, createReadStream(rendered.file), size)
    const header = { width, height, frames: 1 }
    const stored = { bucket: 'room-pictures', path, size, contentType: 'image/jpeg', header } as const
    return { table: 'room_pictures', key, ...stored }
  })
