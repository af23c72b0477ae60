import { mkdir, rm } from 'node:fs/promises'
import type { Bucket } from '#domain/files/files.ts'
import type { ImageVariant } from '#domain/inspiration/images.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import type { RenderedImage } from '#server/platform/images/render-image.ts'

export type StoredVariant = { variant: ImageVariant; path: string; size: number; contentType: string }

/** The files that were made of an image: they lie in `name`, below the folder that was given. */
export type StoredImage = { name: string; rendered: RenderedImage; stored: StoredVariant[] }

/**
 * Makes the files of an image that was uploaded to `upload` and stores them in a folder that no other image ever
 * had, so that browsers may keep them. `damaged` when it cannot be decoded; `missing` when the store does not have it,
 * now or any more.
 */
export async function storeVariants(
  { files, images }: Pick<Platform, 'files' | 'images'>,
  bucket: Bucket,
  { upload, folder }: { upload: string; folder: string },
): Promise<StoredImage | 'damaged' | 'missing'> {
  const found = await files.find(bucket, upload)
  if (!found) return 'missing'
  return files.spool(await found.read(), async (file) => {
    const made = `${file}-variants`
    await mkdir(made, { mode: 0o700 })
    try {
      const rendered = await images.render(file, made, bucket === 'wedding-covers')
      if (!rendered) return 'damaged'
      const name = newId()
      const stored: StoredVariant[] = []
      for (const { variant, file: source, size, contentType } of rendered.files) {
        const path = `${folder}/${name}/${variant}`
        await files.take(bucket, path, source, size)
        stored.push({ variant, path, size, contentType })
      }
      return { name, rendered, stored }
    } finally {
      await rm(made, { recursive: true, force: true })
    }
  })
}
