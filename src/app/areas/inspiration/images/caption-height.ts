import type { InspirationImage } from '#contract/inspiration-images.ts'

/** Of the text under an image: its size, the height of a line and the room above it, in pixels. */
export const CAPTION = { font: 13, line: 17.5, above: 6, linesMax: 2 }

let canvas: CanvasRenderingContext2D | null | undefined

/** The lines under an image: its note, then its tags. */
export const captionOf = ({ notes, tags }: Pick<InspirationImage, 'notes' | 'tags'>) => ({
  note: notes?.replace(/\s+/g, ' ') ?? '',
  tags: tags.map((tag) => `#${tag}`).join(' '),
})

/**
 * The height of the text under an image, measured before it is drawn so that the images below it never move:
 * none, one line or two; what does not fit ends in an ellipsis.
 */
export function captionHeight(image: Pick<InspirationImage, 'notes' | 'tags'>, width: number): number {
  const { note, tags } = captionOf(image)
  const text = `${note} ${tags}`.trim()
  if (!text) return 0
  if (typeof document !== 'undefined') canvas ??= document.createElement('canvas').getContext('2d')
  if (canvas) canvas.font = `${CAPTION.font}px "Instrument Sans Variable", sans-serif`
  // A little more than measured, because lines break at words.
  const isOneLine = canvas ? canvas.measureText(text).width * 1.02 < width : text.length < width / 7
  return CAPTION.above + CAPTION.line * (isOneLine ? 1 : CAPTION.linesMax)
}
