import type { Font } from 'fontkit'
import { STYLES } from '#domain/style/style-definitions.ts'
import { paletteOf } from '#domain/style/style-palette.ts'
import type { CoverFocus, WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import { outline, shorten, widthOf } from '#server/core/images/outlines.ts'
import { drawInTurn } from '#server/core/images/social-image.ts'
import { INVITATION_ART, type InvitationArt, ITALIC_NAMES } from '#site/invitation-image-parts.ts'
import { SOCIAL_IMAGE_PARTS } from '#site/social-image-parts.ts'

/** Chats that show a square cut its middle out: the names stand within it. */
const LEFT = 300
const WIDTH = 600
const NAMES = { size: 132, smallest: 56, leading: 0.98 }

/** The couple's own cover: its bytes are read when the image is drawn, `null` when they are not there. */
export type InvitationPhoto = { id: string; focus: CoverFocus; read: () => Promise<Buffer | null> }

export type InvitationCard = {
  names: readonly string[]
  line: string
  look: WeddingStyleChoice
  photo: InvitationPhoto | null
}

/**
 * The preview of an invitation, 1200 × 630: the couple's own cover as JPEG, else the drawing of the style of its
 * wedding as PNG, whose few colours a chat loads faster.
 */
export function drawInvitationImage({ photo, ...card }: InvitationCard): Promise<Buffer> {
  const key = JSON.stringify({ ...card, photo: photo && [photo.id, photo.focus] })
  return drawInTurn(key, () => draw({ photo, ...card }))
}

async function draw({ names, line, look, photo }: InvitationCard): Promise<Buffer> {
  const [{ default: sharp }, fontkit] = await Promise.all([import('sharp'), import('fontkit')])
  const { names: form } = STYLES[look.style]
  const display = fontkit.create(form === 'italic' ? ITALIC_NAMES : SOCIAL_IMAGE_PARTS.display) as Font
  const sans = fontkit.create(SOCIAL_IMAGE_PARTS.sans) as Font
  const { cover, onCover, onCover2 } = paletteOf(look)
  const bytes = await photo?.read()
  const art = await (bytes ? photoArt(bytes, photo!.focus, cover) : artOf(INVITATION_ART[look.style], cover))
  const size = sizeOf(display, names)
  const leading = size * NAMES.leading
  const top = 342 - ((names.length - 2) * leading) / 2
  const lines = names.map((name, index) =>
    outline(display, shorten(display, name, size, WIDTH), size, LEFT, top + index * leading),
  )
  const below = top + (names.length - 1) * leading + 82
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <path fill="${onCover}" d="${lines.join('')}"/>
    <path fill="${onCover2}" d="${outline(sans, shorten(sans, line, 34, WIDTH), 34, LEFT + 4, below)}"/>
  </svg>`
  const image = sharp({ create: { width: 1200, height: 630, channels: 4, background: cover } }).composite([
    ...art,
    { input: Buffer.from(words) },
  ])
  if (photo) return image.jpeg({ quality: 84 }).toBuffer()
  return image.png({ palette: true, quality: 90, effort: 4 }).toBuffer()
}

/** The largest size at which every name fits its line. */
function sizeOf(font: Font, names: readonly string[]): number {
  for (let size = NAMES.size; size > NAMES.smallest; size -= 4)
    if (names.every((name) => widthOf(font, name, size) <= WIDTH)) return size
  return NAMES.smallest
}

async function artOf(art: InvitationArt, ground: string) {
  const { default: sharp } = await import('sharp')
  if (art.kind === 'drawing') {
    const { left, top, width, skip } = art
    const drawn = await sharp(art.bytes, { density: 150 })
      .resize({ width })
      .png()
      .toBuffer({ resolveWithObject: true })
    const room = {
      width: Math.min(width, 1200 - left),
      height: Math.min(drawn.info.height - skip, 630 - top),
    }
    const input = await sharp(drawn.data)
      .extract({ left: 0, top: skip, ...room })
      .png()
      .toBuffer()
    return [{ input, left, top }]
  }
  return sceneOf(
    await sharp(art.bytes).resize(SCENE.width, SCENE.height, { fit: 'cover' }).png().toBuffer(),
    ground,
  )
}

const SCENE = { width: 640, height: 630 }

async function photoArt(bytes: Buffer, focus: CoverFocus, ground: string) {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes)
    .resize({ ...SCENE, fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const at = (side: number, room: number, part: number) => Math.round((side - room) * part)
  const place = { left: at(info.width, SCENE.width, focus.x), top: at(info.height, SCENE.height, focus.y) }
  return sceneOf(
    await sharp(data)
      .extract({ ...place, ...SCENE })
      .png()
      .toBuffer(),
    ground,
  )
}

/** An image at the right that fades into the ground before the names begin. */
async function sceneOf(scene: Buffer, ground: string) {
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="630"><linearGradient id="f"><stop stop-color="${ground}"/><stop offset=".62" stop-color="${ground}" stop-opacity=".86"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient><rect width="640" height="630" fill="url(#f)"/></svg>`
  return [
    { input: scene, left: 560, top: 0 },
    { input: Buffer.from(fade), left: 560, top: 0 },
  ]
}
