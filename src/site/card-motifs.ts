import type { WeddingStyle } from '#domain/style/wedding-styles.ts'
import lemonBranch from '#ui/art/images/branch-lemon.svg?raw'
import orangeBranch from '#ui/art/images/branch-without-fruit.svg?raw'
import lights from '#ui/art/images/prints/lights.webp?inline'
import tiles from '#ui/art/images/prints/tiles.webp?inline'
import almond from '#ui/art/images/species-almond.svg?raw'
import olive from '#ui/art/images/species-olive.svg?raw'
import { bytesOfDataUri } from './data-uri.ts'

/** A printed card shows this of a style: a branch on white, or a picture that fills its place. */
export const CARD_MOTIFS: Record<WeddingStyle, { bytes: Buffer; isScene: boolean }> = {
  cal: { bytes: Buffer.from(orangeBranch), isScene: false },
  huerta: { bytes: Buffer.from(lemonBranch), isScene: false },
  noche: { bytes: bytesOfDataUri(lights), isScene: true },
  azulejo: { bytes: bytesOfDataUri(tiles), isScene: true },
  almendro: { bytes: Buffer.from(almond), isScene: false },
  barro: { bytes: Buffer.from(olive), isScene: false },
}
