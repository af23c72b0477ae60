import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { safeFileName } from '#domain/files/files.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { type UploadHandler, UploadRefused } from '#server/core/http/upload-handler.ts'
import { readImageHeader } from '#server/core/images/image-header.ts'
import { newId } from '#server/platform/ids.ts'
import { addPortfolioImage } from './portfolio.commands.ts'
import { countPortfolio, findPortfolioImage } from './portfolio.queries.ts'

/**
 * Keeps an image of a portfolio that arrives from a browser: its head is read on the disk, and what is shown of
 * it is made in a job. A repeated id answers with the image that exists.
 */
export const receivePortfolioImage: UploadHandler<'portfolioImage'> = async (upload) => {
  const { platform, ownerId, query, file } = upload
  const { db, files } = platform
  const { limits } = platform.settings
  const id = query.id ?? newId()
  const max = limits.person.portfolioImages
  const known = await findPortfolioImage(platform, ownerId, id)
  if (known) return known
  if ((await countPortfolio(db, ownerId)) >= max)
    throw new UploadRefused('TOO_MANY_PORTFOLIO_IMAGES', { max })
  const outcome = await files.spool(await file.contents, async (sent) => {
    const { size } = await stat(sent)
    const header = await readImageHeader(sent)
    if (header === 'IMAGE_TOO_LARGE') throw new UploadRefused(header, { maxBytes: IMAGE_MAX_BYTES })
    if (typeof header === 'string') throw new UploadRefused(header)
    // Without an ending, and so never served from the public bucket.
    const path = `${ownerId}/${newId()}/upload`
    await files.put('planner-portfolio', path, createReadStream(sent), size)
    const image = { id, fileName: safeFileName(query.name), path, size, header }
    const added = await addPortfolioImage(platform, ownerId, image)
    if (added !== 'added') await files.remove('planner-portfolio', path)
    return added
  })
  if (outcome === 'full') throw new UploadRefused('TOO_MANY_PORTFOLIO_IMAGES', { max })
  const image = await findPortfolioImage(platform, ownerId, id)
  // The id of an image that was removed meanwhile.
  if (!image) throw new UploadRefused('BAD_REQUEST')
  return image
}
