import type { WeddingStyle } from '#domain/style/wedding-styles.ts'
import italic from '#ui/theme/fonts/ibarra-italic.woff2?inline'
import { bytesOfDataUri } from './data-uri.ts'
import almond from './images/invitation/almond.svg?raw'
import branch from './images/invitation/branch.svg?raw'
import lemon from './images/invitation/lemon.svg?raw'
import lights from './images/invitation/lights.webp?inline'
import olive from './images/invitation/olive.svg?raw'
import tiles from './images/invitation/tiles.webp?inline'

/** A drawing stands at the right of the names; a scene fills the side and fades into the ground before them. */
export type InvitationArt =
  | { kind: 'drawing'; bytes: Buffer; left: number; top: number; width: number; skip: number }
  | { kind: 'scene'; bytes: Buffer }

/** `skip` is what is cut off its top. */
const drawing = (svg: string, left: number, top: number, width: number, skip = 0): InvitationArt => ({
  ...{ kind: 'drawing', bytes: Buffer.from(svg), left, top, width, skip },
})

/** The previews of invitations are made of these: the art of each style, and the letters of italic names. */
export const INVITATION_ART: Record<WeddingStyle, InvitationArt> = {
  cal: drawing(branch, 660, 0, 720, 100),
  huerta: drawing(lemon, 690, 0, 560),
  noche: { kind: 'scene', bytes: bytesOfDataUri(lights) },
  azulejo: { kind: 'scene', bytes: bytesOfDataUri(tiles) },
  almendro: drawing(almond, 730, 30, 500),
  barro: drawing(olive, 730, 30, 500),
}

export const ITALIC_NAMES = bytesOfDataUri(italic)
