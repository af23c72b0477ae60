import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import {
  LOGO_DATA_URL_SIDE,
  LOGO_SIDE,
  type LogoCrop,
  type LogoRefusal,
  type SvgFinding,
} from '#domain/branding/branding.ts'
import { IMAGE_MAX_PIXELS } from '#domain/inspiration/images.ts'

/** A logo drawn anew as a square of pixels, in the file that was given. */
export type RenderedLogo = {
  file: string
  size: number
  /** The ending of its format. */
  extension: 'png' | 'jpg'
  /** The small one, as a data URL. */
  dataUrl: string
  /** Light letters on nothing: they need the brand colour behind them. */
  isLight: boolean
  removed: SvgFinding[]
}

/** The longest side at which a logo is drawn before it is cut, in pixels. */
const DRAWN_SIDE = 1200

/** The dots an inch of an SVG whose sizes are pixels, and how many libvips takes. */
const DENSITY = 72
const DENSITY_MAX = 100_000

/**
 * Decodes a logo, cuts the square out of it that is wanted, and writes it as PNG, or as JPEG when it has no
 * transparent part. An SVG is sanitised before it is drawn; metadata of the others stay behind.
 */
export async function renderLogo(
  file: string,
  folder: string,
  { isSvg, crop }: { isSvg: boolean; crop: LogoCrop | null },
): Promise<RenderedLogo | LogoRefusal> {
  const drawn = isSvg ? await drawSvg(await readFile(file, 'utf8')) : await readPixels(file)
  if (typeof drawn === 'string') return drawn
  const square = await cut(drawn.image, crop)
  const small = await square.clone().resize(LOGO_DATA_URL_SIDE).png({ palette: true }).toBuffer()
  const { isOpaque } = await square.clone().stats()
  if (await isBlank(square)) return isSvg ? 'SVG_EMPTY' : 'LOGO_EMPTY'
  const extension = isOpaque ? 'jpg' : 'png'
  const path = join(folder, `logo.${extension}`)
  const encoded = isOpaque
    ? square.clone().jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    : square.clone().png({ compressionLevel: 9 })
  await encoded.toFile(path)
  return {
    file: path,
    size: (await stat(path)).size,
    extension,
    dataUrl: `data:image/png;base64,${small.toString('base64')}`,
    isLight: !isOpaque && (await isLight(square)),
    removed: drawn.removed,
  }
}

type Drawn = { image: Sharp; removed: SvgFinding[] }

async function drawSvg(text: string): Promise<Drawn | LogoRefusal> {
  // jsdom takes longer to load than most logos to be drawn, and only drawings need it.
  const { sanitiseSvg } = await import('./sanitise-svg.ts')
  const clean = sanitiseSvg(text)
  if (typeof clean === 'string') return clean
  const bytes = Buffer.from(clean.svg)
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const side = Math.max(width, height)
  if (side === 0) return 'SVG_EMPTY'
  const density = Math.min(DENSITY_MAX, Math.max(1, (DENSITY * DRAWN_SIDE) / side))
  const image = sharp(bytes, { density, limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
  return { image: await decoded(image), removed: clean.removed }
}

async function readPixels(file: string): Promise<Drawn> {
  const image = sharp(file, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' }).autoOrient()
  return {
    image: await decoded(
      image.resize({ width: DRAWN_SIDE, height: DRAWN_SIDE, fit: 'inside', withoutEnlargement: true }),
    ),
    removed: [],
  }
}

/** The pixels in sRGB and nothing else of the file. */
async function decoded(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return fromPixels(data, info)
}

const fromPixels = (data: Buffer, { width, height, channels }: OutputInfo) =>
  sharp(data, { raw: { width, height, channels } })

/** The square of a crop, which may reach beyond the logo: what lies there is transparent, or white without alpha. */
async function cut(image: Sharp, crop: LogoCrop | null): Promise<Sharp> {
  const { width = 1, height = 1, channels = 3 } = await image.metadata()
  const wanted = crop ? inPixels(crop, width, height) : around(width, height)
  const left = Math.min(width - 1, Math.max(0, wanted.left))
  const top = Math.min(height - 1, Math.max(0, wanted.top))
  const right = Math.max(left + 1, Math.min(width, wanted.left + wanted.side))
  const bottom = Math.max(top + 1, Math.min(height, wanted.top + wanted.side))
  const part = await image
    .clone()
    .extract({ left, top, width: right - left, height: bottom - top })
    .toBuffer({ resolveWithObject: true })
  const square = await fromPixels(part.data, part.info)
    .extend({
      left: Math.max(0, left - wanted.left),
      top: Math.max(0, top - wanted.top),
      right: Math.max(0, wanted.left + wanted.side - right),
      bottom: Math.max(0, wanted.top + wanted.side - bottom),
      background: channels === 4 ? { r: 0, g: 0, b: 0, alpha: 0 } : '#ffffff',
    })
    .toBuffer({ resolveWithObject: true })
  const sized = await fromPixels(square.data, square.info)
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'fill', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return fromPixels(sized.data, sized.info)
}

/** A crop in pixels, which touches the logo and is at most three times as large. */
function inPixels(crop: LogoCrop, width: number, height: number) {
  const asked = Math.round(Math.max(crop.width * width, crop.height * height))
  const side = Math.min(Math.max(1, asked), 3 * Math.max(width, height))
  const within = (start: number, length: number) =>
    Math.min(length - 1, Math.max(1 - side, Math.round(start)))
  return { left: within(crop.x * width, width), top: within(crop.y * height, height), side }
}

/** The whole logo in the middle of a square. */
function around(width: number, height: number) {
  const side = Math.max(width, height)
  return { left: Math.round((width - side) / 2), top: Math.round((height - side) / 2), side }
}

async function isBlank(image: Sharp): Promise<boolean> {
  const { channels } = await image.clone().stats()
  return channels.length === 4 && channels[3]!.max === 0
}

/** From which mean lightness of what can be seen, from 0 to 255, a logo is a light one. */
const LIGHT = 185

async function isLight(image: Sharp): Promise<boolean> {
  const { data } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let sum = 0
  let seen = 0
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    sum += alpha * (0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!)
    seen += alpha
  }
  return seen > 0 && sum / seen > LIGHT
}
