/** Bytes of one image (spec 9). */
export const IMAGE_MAX_BYTES = 15 * 1024 * 1024

/** Pixels of one image, all its frames together, and of one side. */
export const IMAGE_MAX_PIXELS = 64_000_000
export const IMAGE_MAX_SIDE = 30_000

/** Frames of a moving image. */
export const IMAGE_MAX_FRAMES = 300

/** Pickers offer these; HEIC is left out, so that a phone converts its photos to JPEG by itself. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const

/** The width of a thumbnail and the longest side of an image at display size, in pixels. */
export const THUMBNAIL_WIDTH = 480
export const DISPLAY_SIDE = 1920

/** A thumbnail is at most this many times as high as it is wide; what is beyond is cut away. */
export const THUMBNAIL_MAX_RATIO = 2.5

/** Bytes of a cover on a phone, so that a first visit of an invitation stays under 60 KB (decision 058). */
export const PHONE_COVER_MAX_BYTES = 14 * 1024

/**
 * The files that are made of each image: `original` has its full size, upright and without metadata. Only covers have
 * `phone.avif`, which holds at most `PHONE_COVER_MAX_BYTES`.
 */
export const IMAGE_VARIANTS = [
  'phone.avif',
  'thumb.avif',
  'thumb.webp',
  'display.avif',
  'display.webp',
  'original',
] as const

export type ImageVariant = (typeof IMAGE_VARIANTS)[number]

/** Why something is no image that can be kept. */
export const IMAGE_REFUSALS = [
  'NOT_AN_IMAGE',
  'IMAGE_TOO_LARGE',
  'IMAGE_DAMAGED',
  'HEIC_NOT_READABLE',
] as const

export type ImageRefusal = (typeof IMAGE_REFUSALS)[number]

/** The head of an image says this before anything of it is decoded. Width and height are of one frame. */
export type ImageHeader = { width: number; height: number; frames: number }

/** Whether an image is small enough to be decoded. */
export const isDecodable = ({ width, height, frames }: ImageHeader): boolean =>
  width > 0 &&
  height > 0 &&
  Math.max(width, height) <= IMAGE_MAX_SIDE &&
  frames <= IMAGE_MAX_FRAMES &&
  width * height * frames <= IMAGE_MAX_PIXELS
