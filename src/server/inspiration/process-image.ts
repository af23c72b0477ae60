import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { Platform } from '../context.ts'
import type { RenderedImage } from '../images/render-image.ts'
import { newId } from '../platform/ids.ts'
import {
  findUpload,
  markDamaged,
  type StoredVariant,
  storeRendered,
  type Upload,
} from './image-files.commands.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'files' | 'live' | 'images'>

/**
 * Makes the files of an uploaded image and deletes what was sent, so that nothing of its metadata is kept.
 * Does nothing when that has happened already or the image is gone. An image that cannot be decoded stays as
 * damaged, with its name.
 */
export async function processImage(deps: Deps, weddingId: string, imageId: string): Promise<void> {
  const { db, files } = deps
  const upload = await findUpload(db, weddingId, imageId)
  if (!upload) return
  const found = await files.find('inspiration-images', upload.path)
  const isReady = found
    ? await files.spool(await found.read(), (file) => processFile(deps, upload, file))
    : false
  if (!isReady) await markDamaged(db, upload)
  deps.live.changed({
    weddingId,
    area: 'inspiration',
    ids: [imageId],
    actorId: null,
    clientId: null,
    notified: false,
  })
}

async function processFile(deps: Deps, upload: Upload, file: string): Promise<boolean> {
  const folder = `${file}-variants`
  await mkdir(folder, { mode: 0o700 })
  try {
    const rendered = await deps.images.render(file, folder)
    if (!rendered) return false
    await storeVariants(deps, upload, rendered)
    return true
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The files get a folder that no other image ever had, so that browsers may keep them. */
async function storeVariants({ db, clock, files }: Deps, upload: Upload, rendered: RenderedImage) {
  const imageUrl = newId()
  const stored: StoredVariant[] = []
  for (const { variant, file, size, contentType } of rendered.files) {
    const path = `${upload.weddingId}/${imageUrl}/${variant}`
    await files.put('inspiration-images', path, createReadStream(file), size)
    stored.push({ variant, path, size, contentType })
  }
  await storeRendered(db, clock, upload, { imageUrl, rendered, stored })
}
