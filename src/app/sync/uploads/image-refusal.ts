import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { fileSize } from '../../shared/files/file-size.ts'

/** Why a file cannot be sent as an image. */
export function imageRefusal(file: File, name: string): string | null {
  if (file.size > IMAGE_MAX_BYTES)
    return `«${name}» pesa ${fileSize(file.size)} y cada imagen puede pesar ${fileSize(IMAGE_MAX_BYTES)} como mucho.`
  if (file.type !== '' && !file.type.startsWith('image/')) return `«${name}» no es una imagen.`
  return null
}
