import { join } from 'node:path'
import sharp from 'sharp'
import { IMAGE_MAX_PIXELS } from '#domain/inspiration/images.ts'
import { ROOM_PICTURE_SIDE } from '#domain/seating/room-ground.ts'

/** The plan of a venue drawn anew, in the file that was given. */
export type RenderedPlan = { file: string; size: number; width: number; height: number }

/**
 * Decodes a picture and writes it upright, on white and without metadata, as JPEG: screens show it and PDF embeds it as
 * it is.
 */
export async function renderPlan(source: string, folder: string): Promise<RenderedPlan> {
  const file = join(folder, 'plan.jpg')
  const side = ROOM_PICTURE_SIDE
  const { size, width, height } = await sharp(source, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toFile(file)
  return { file, size, width, height }
}
