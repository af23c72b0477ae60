import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import {
  DISPLAY_SIDE,
  IMAGE_MAX_PIXELS,
  type ImageVariant,
  PHONE_COVER_MAX_BYTES,
  THUMBNAIL_MAX_RATIO,
  THUMBNAIL_WIDTH,
} from '#domain/inspiration/images.ts'

import { isBareImage } from './bare-image.ts'

/** A file made of an image, in the folder that was given. */
export type RenderedFile = {
  variant: ImageVariant
  file: string
  size: number
  contentType: string
  /** The ending of the format, for the name of a download. */
  extension: string
}

/** Width and height are those of the upright original; the dominant `color` is `#rrggbb`. */
export type RenderedImage = {
  width: number
  height: number
  color: string
  /** A ThumbHash in base64. */
  placeholder: string
  files: RenderedFile[]
}

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** A ThumbHash takes at most so many pixels a side. */
const PLACEHOLDER_SIDE = 100

/**
 * Decodes an image and writes its variants into a folder. Each is encoded anew from its pixels in sRGB,
 * upright: metadata, such as the place where a photo was taken, is left out. Only an original that holds nothing but
 * its pixels keeps its bytes (decision 169). A cover has one more, for phones.
 */
export async function renderImage(file: string, folder: string, isCover: boolean): Promise<RenderedImage> {
  const display = await open(file)
    .autoOrient()
    .resize({ width: DISPLAY_SIDE, height: DISPLAY_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = display.info
  const pixels = () => sharp(display.data, { raw: { width, height, channels } })
  const thumb = () => pixels().resize(thumbnailSize(width, height))
  const write = (variant: ImageVariant, image: Sharp, format: Format) =>
    writeVariant(join(folder, variant), variant, image, format)

  const files = [
    await write('thumb.avif', thumb().avif({ quality: 48, effort: 3 }), 'avif'),
    await write('thumb.webp', thumb().webp({ quality: 72 }), 'webp'),
    await write('display.avif', pixels().avif({ quality: 52, effort: 2 }), 'avif'),
    await write('display.webp', pixels().webp({ quality: 78 }), 'webp'),
  ]
  if (await isBareImage(file)) files.push(await keepOriginal(file, folder))
  else {
    const original = await renderOriginal(file, !(await pixels().stats()).isOpaque)
    files.push(await write('original', original.image, original.format))
  }
  if (isCover) files.push(...(await renderForPhones(pixels, join(folder, 'phone.avif'))))
  const { autoOrient } = await open(file).metadata()
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    color: await dominantColor(pixels()),
    placeholder: await placeholderOf(pixels()),
    files,
  }
}

const open = (file: string, animated = false) =>
  sharp(file, { animated, limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })

/** An image that is far higher than wide shows its upper part. */
function thumbnailSize(width: number, height: number) {
  const thumbWidth = Math.min(width, THUMBNAIL_WIDTH)
  const isTall = height > width * THUMBNAIL_MAX_RATIO
  if (!isTall) return { width: thumbWidth }
  return {
    width: thumbWidth,
    height: Math.round(thumbWidth * THUMBNAIL_MAX_RATIO),
    fit: 'cover',
    position: 'top',
  } as const
}

/**
 * The steps that are tried for phones, in pixels of the whole image and quality, until the file is small enough: fewer
 * colours are seen less than fewer pixels, and both less than a page that does not come.
 */
const PHONE_STEPS = [
  { pixels: 700_000, quality: 48 },
  { pixels: 520_000, quality: 34 },
  { pixels: 320_000, quality: 26 },
  { pixels: 160_000, quality: 18 },
  { pixels: 60_000, quality: 4 },
]

/** The first of the steps that holds few enough bytes; none when even the last one does not. */
async function renderForPhones(pixels: () => Sharp, file: string): Promise<RenderedFile[]> {
  const { width = 1, height = 1 } = await pixels().metadata()
  for (const step of PHONE_STEPS) {
    const share = Math.min(1, Math.sqrt(step.pixels / (width * height)))
    const image = pixels()
      .resize({ width: Math.max(1, Math.round(width * share)) })
      .avif({ quality: step.quality, effort: 3 })
    const made = await writeVariant(file, 'phone.avif', image, 'avif')
    if (made.size <= PHONE_COVER_MAX_BYTES) return [made]
  }
  return []
}

/** The bytes as they came: an image that goes out and comes back ever so often is still the same. */
async function keepOriginal(file: string, folder: string): Promise<RenderedFile> {
  const { format } = await open(file).metadata()
  const kept = join(folder, 'original')
  await copyFile(file, kept)
  return describeFile(kept, 'original', format === 'webp' ? 'webp' : 'jpeg')
}

/** The full size in the format it came in; what few programs open becomes JPEG, or WebP where it is transparent. */
async function renderOriginal(
  file: string,
  isTransparent: boolean,
): Promise<{ image: Sharp; format: Format }> {
  const { format, pages = 1 } = await open(file).metadata()
  // The pictures of a moving image cannot be turned; one that says it lies on its side stays as it lies.
  const image = (pages > 1 ? open(file, true) : open(file).autoOrient()).toColourspace('srgb')
  if (format === 'png') return { image: image.png(), format }
  if (format === 'gif') return { image: image.gif(), format }
  if (format === 'webp' || isTransparent) return { image: image.webp({ quality: 95 }), format: 'webp' }
  return { image: image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }), format: 'jpeg' }
}

async function writeVariant(
  file: string,
  variant: ImageVariant,
  image: Sharp,
  format: Format,
): Promise<RenderedFile> {
  await image.toFile(file)
  return describeFile(file, variant, format)
}

async function describeFile(file: string, variant: ImageVariant, format: Format): Promise<RenderedFile> {
  const { size } = await stat(file)
  return {
    variant,
    file,
    size,
    contentType: `image/${format}`,
    extension: format === 'jpeg' ? 'jpg' : format,
  }
}

async function dominantColor(pixels: Sharp): Promise<string> {
  const small = await pixels.resize({ width: 64, height: 64, fit: 'inside' }).removeAlpha().png().toBuffer()
  const { r, g, b } = (await sharp(small).stats()).dominant
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

async function placeholderOf(pixels: Sharp): Promise<string> {
  const { data, info } = await pixels
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
