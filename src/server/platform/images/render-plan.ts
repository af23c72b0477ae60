import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { IMAGE_MAX_PIXELS } from '#domain/inspiration/images.ts'
import { ROOM_PICTURE_SIDE } from '#domain/seating/room-ground.ts'
import { isBareImage } from './bare-image.ts'

/** The plan of a venue drawn anew, in the file that was given. */
export type RenderedPlan = { file: string; size: number; width: number; height: number }

/**
 * Decodes a picture and writes it upright, on white and without metadata, as JPEG: screens show it and PDF embeds it as
 * it is. A JPEG of that kind, as this function writes it itself, keeps its bytes (decision 169).
 */
export async function renderPlan(source: string, folder: string): Promise<RenderedPlan> {
  const file = join(folder, 'plan.jpg')
  const side = ROOM_PICTURE_SIDE
  const open = () => sharp(source, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
  const { size, width, height } = await open()
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toFile(file)
  const given = await open().metadata()
  const isAsWritten = given.format === 'jpeg' && given.width === width && given.height === height
  if (!isAsWritten || !(await isBareImage(source))) return { file, size, width, height }
  await copyFile(source, file)
  return { file, size: (await stat(file)).size, width, height }
}
