import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { IMAGE_TYPES, type ImageHeader, type ImageRefusal, isDecodable } from '#domain/inspiration/images.ts'

/** HEIC needs a decoder for HEVC, which the prebuilt libvips leaves out for its patents. */
const CAN_READ_HEIC = sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false

const HEIC_TYPES = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
const READABLE: readonly string[] = [...IMAGE_TYPES, 'image/apng', ...HEIC_TYPES]

/**
 * Reads the head of an image, or why it is refused: by its content and not by its name, and before any
 * pixel is decoded, so that a small file of billions of pixels costs nothing.
 */
export async function readImageHeader(file: string): Promise<ImageHeader | ImageRefusal> {
  const type = (await fileTypeFromFile(file))?.mime
  if (!type || !READABLE.includes(type)) return 'NOT_AN_IMAGE'
  if (HEIC_TYPES.includes(type) && !CAN_READ_HEIC) return 'HEIC_NOT_READABLE'
  try {
    const { autoOrient, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
    const header = { width: autoOrient.width, height: autoOrient.height, frames: pages }
    return isDecodable(header) ? header : 'IMAGE_TOO_LARGE'
  } catch {
    return 'IMAGE_DAMAGED'
  }
}
