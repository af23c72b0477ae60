import type { Font } from 'fontkit'
import { AdmissionQueue } from '#server/core/http/admission-queue.ts'
import { SOCIAL_IMAGE_PARTS } from '#site/social-image-parts.ts'
import { outline, shorten, widthOf } from './outlines.ts'

/** The words of an image for shared links. */
export type SocialCard = { title: string; line: string }

const INK = '#14261c'
const INK_SOFT = '#38493e'

const LEFT = 72
const WIDTH = 600
const TITLE = { size: 104, smallest: 60, leading: 0.94, maxLines: 3 }

/** How many drawn images a process remembers. */
const REMEMBERED = 100
const drawn = new Map<string, Promise<Buffer>>()

/** Drawing takes a processor for a tenth of a second: one at a time, and few wait. */
const drawing = new AdmissionQueue({ active: 1, queued: 20, waitMs: 10_000 })

/** The image of a shared link, 1200 × 630, as PNG. The words are drawn as outlines: no font needs to be installed. */
export const drawSocialImage = (card: SocialCard): Promise<Buffer> =>
  drawInTurn(`${card.title}\n${card.line}`, () => draw(card))

/** Draws what is not remembered by its key, one image after the other. */
export function drawInTurn(key: string, work: () => Promise<Buffer>): Promise<Buffer> {
  const image = drawn.get(key) ?? inTurn(work)
  // The image that was asked for last is forgotten last.
  drawn.delete(key)
  drawn.set(key, image)
  image.catch(() => drawn.delete(key))
  if (drawn.size > REMEMBERED) drawn.delete(drawn.keys().next().value!)
  return image
}

async function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
  const slot = await drawing.enter()
  return work().finally(slot.release)
}

async function draw({ title, line }: SocialCard): Promise<Buffer> {
  // Loaded when the first image is asked for: a server that draws none starts without them.
  const [{ default: sharp }, fontkit] = await Promise.all([import('sharp'), import('fontkit')])
  const display = fontkit.create(SOCIAL_IMAGE_PARTS.display) as Font
  const sans = fontkit.create(SOCIAL_IMAGE_PARTS.sans) as Font

  const { lines, size } = setTitle(display, title)
  const leading = size * TITLE.leading
  const top = 300 - ((lines.length - 1) * leading) / 2
  const titles = lines.map((text, index) => outline(display, text, size, LEFT, top + index * leading))
  const below = top + (lines.length - 1) * leading + 72
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <path fill="${INK}" d="${titles.join('')}"/>
    <path fill="${INK_SOFT}" d="${outline(sans, shorten(sans, line, 32, WIDTH), 32, LEFT, below)}"/>
    <path fill="${INK}" d="${outline(display, 'azahar', 46, LEFT + 2, 96)}"/>
  </svg>`
  return sharp(SOCIAL_IMAGE_PARTS.ground)
    .composite([{ input: Buffer.from(words) }])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer()
}

/** The largest size at which the title fits its lines; what still does not is cut. */
function setTitle(font: Font, title: string): { lines: string[]; size: number } {
  for (let size = TITLE.size; size > TITLE.smallest; size -= 4) {
    const lines = wrap(font, title, size)
    if (lines.length <= TITLE.maxLines && lines.every((text) => widthOf(font, text, size) <= WIDTH)) {
      return { lines, size }
    }
  }
  const lines = wrap(font, title, TITLE.smallest).slice(0, TITLE.maxLines)
  return { lines: lines.map((text) => shorten(font, text, TITLE.smallest, WIDTH)), size: TITLE.smallest }
}

function wrap(font: Font, text: string, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(font, longer, size) <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
