import { bytesOfDataUri } from './data-uri.ts'
import ibarra from './fonts/ibarra.woff2?inline'
import instrument from './fonts/instrument.woff2?inline'
import ground from './icons/social-ground.webp?inline'

/** What images for shared links are made of, as bytes. */
export const SOCIAL_IMAGE_PARTS = {
  ground: bytesOfDataUri(ground),
  display: bytesOfDataUri(ibarra),
  sans: bytesOfDataUri(instrument),
}
