import { STYLES } from '#domain/style/style-definitions.ts'
import type { WeddingStyle } from '#domain/style/wedding-styles.ts'
import { CARD_MOTIFS } from '#site/card-motifs.ts'

/** Pixels of the picture of a card at 300 dots per inch, and its size in millimetres. */
export const MOTIF = { width: 42, height: 19 }
const DOTS = 300 / 25.4

/** The side of its picture at which a drawing stands that is narrower than it. */
type Side = 'left' | 'center' | 'right'

const made = new Map<string, Promise<string>>()

/** The drawing of a style as a PNG for print, in a data URI; made once. */
export function cardMotif(style: WeddingStyle, side: Side = 'left'): Promise<string> {
  const key = `${style} ${side}`
  const motif = made.get(key) ?? draw(style, side)
  made.set(key, motif)
  motif.catch(() => made.delete(key))
  return motif
}

async function draw(style: WeddingStyle, side: Side): Promise<string> {
  const { default: sharp } = await import('sharp')
  const { bytes, isScene } = CARD_MOTIFS[style]
  const width = Math.round(MOTIF.width * DOTS)
  const height = Math.round(MOTIF.height * DOTS)
  const paper = isScene ? STYLES[style].palette.cover : '#ffffff'
  const png = await sharp(bytes, { density: 200 })
    .resize(width, height, {
      fit: isScene ? 'cover' : 'contain',
      position: isScene ? 'left' : side,
      background: paper,
    })
    .flatten({ background: paper })
    .png({ palette: true, quality: 90 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
