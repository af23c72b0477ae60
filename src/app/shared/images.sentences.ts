import { IMAGE_MAX_BYTES, IMAGE_MAX_FRAMES, IMAGE_MAX_PIXELS } from '#domain/inspiration/images.ts'
import { addSentences } from './error-messages.ts'

addSentences({
  NOT_AN_IMAGE: 'No es una imagen que podamos leer. Valen PNG, JPEG, WebP, AVIF y GIF.',
  HEIC_NOT_READABLE: 'Aquí no podemos leer fotos HEIC. Guárdala como JPEG y vuelve a subirla.',
  IMAGE_TOO_LARGE: `La imagen es demasiado grande: puede tener ${IMAGE_MAX_BYTES / 1024 ** 2}\u00a0MB, ${IMAGE_MAX_PIXELS / 1e6} megapíxeles y ${IMAGE_MAX_FRAMES} fotogramas como mucho.`,
  IMAGE_DAMAGED: 'La imagen está dañada y no se puede leer.',
})
