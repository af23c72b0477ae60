import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import type { StoredLogo } from '#contract/branding.ts'
import { type LogoCrop, SVG_MAX_BYTES } from '#domain/branding/branding.ts'
import { safeFileName } from '#domain/files/files.ts'
import type { Platform } from '#server/core/context.ts'
import { type UploadHandler, UploadRefused } from '#server/core/http/upload-handler.ts'
import { readImageHeader } from '#server/core/images/image-header.ts'
import { announcePerson } from '#server/core/procedures/announce.ts'
import { newId } from '#server/platform/ids.ts'
import type { LogoReply } from '#server/platform/images/render-worker.ts'
import { setLogo } from './branding.commands.ts'
import { getBranding } from './branding.queries.ts'

/**
 * Keeps a logo that arrives from a browser: as a picture of pixels that the server has drawn. The bytes that
 * were sent are never stored.
 */
export const receiveLogo: UploadHandler<'logo'> = async (upload) => {
  const { platform, headers, actor, ownerId, query, file } = upload
  const stored = await platform.files.spool(await file.contents, async (sent): Promise<StoredLogo> => {
    const isSvg = await isSvgOrRefused(sent)
    const folder = `${sent}-logo`
    await mkdir(folder, { mode: 0o700 })
    try {
      const drawn = await platform.images.renderLogo(sent, folder, { isSvg, crop: cropOf(query) })
      return await keep(platform, ownerId, safeFileName(query.name), (await stat(sent)).size, drawn)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
  await announcePerson({ platform, headers, actor }, 'planners', ownerId)
  return stored
}

async function keep(
  platform: Platform,
  userId: string,
  fileName: string,
  size: number,
  drawn: LogoReply,
): Promise<StoredLogo> {
  if (typeof drawn === 'string') throw new UploadRefused(drawn)
  const { db, clock, files } = platform
  const path = `${userId}/${newId()}.${drawn.extension}`
  await files.put('branding-logos', path, createReadStream(drawn.file), drawn.size)
  const { dataUrl, isLight, removed } = drawn
  await setLogo(db, clock, userId, { path, fileName, size, dataUrl, isLight })
  return { ...(await getBranding(platform, userId)), removed }
}

/** Whether it is text that may be an SVG; refuses what is neither that nor a PNG or JPEG, by its content. */
async function isSvgOrRefused(file: string): Promise<boolean> {
  const type = (await fileTypeFromFile(file))?.mime
  if (type === 'image/png' || type === 'image/jpeg') {
    const header = await readImageHeader(file)
    if (header === 'IMAGE_TOO_LARGE') throw new UploadRefused('LOGO_TOO_MANY_PIXELS')
    if (typeof header === 'string') throw new UploadRefused('LOGO_DAMAGED')
    return false
  }
  if (type && type !== 'application/xml' && type !== 'image/svg+xml')
    throw new UploadRefused('LOGO_TYPE_REFUSED')
  if ((await stat(file)).size > SVG_MAX_BYTES)
    throw new UploadRefused('FILE_TOO_LARGE', { maxBytes: SVG_MAX_BYTES })
  if (!/<svg[\s>:]/i.test(await readFile(file, 'utf8'))) throw new UploadRefused('LOGO_TYPE_REFUSED')
  return true
}

type CropQuery = { [Side in keyof LogoCrop]?: number | undefined }

function cropOf({ x, y, width, height }: CropQuery): LogoCrop | null {
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null
  return { x, y, width, height }
}
