import ibarra from '#ui/theme/fonts/ibarra.woff2?inline'
import instrument from '#ui/theme/fonts/instrument.woff2?inline'
import { bytesOfDataUri } from './data-uri.ts'
import ground from './icons/social-ground.webp?inline'

/** Images for shared links are made of these bytes. */
export const SOCIAL_IMAGE_PARTS = {
  ground: bytesOfDataUri(ground),
  display: bytesOfDataUri(ibarra),
  sans: bytesOfDataUri(instrument),
}
