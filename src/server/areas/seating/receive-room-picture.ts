import { createReadStream } from 'node:fs'
import { safeFileName } from '#domain/files/files.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import type { RoomPicture } from '#domain/seating/room-ground.ts'
import { type UploadHandler, UploadRefused } from '#server/core/http/upload-handler.ts'
import { readImageHeader } from '#server/core/images/image-header.ts'
import { withRenderedPlan } from '#server/core/images/rendered-plan.ts'
import { newId } from '#server/platform/ids.ts'
import { findPicture, type PictureReader } from './room-grounds.queries.ts'
import { addPicture } from './room-pictures.commands.ts'

/**
 * Keeps a plan of the venue that arrives from a browser, drawn anew by the server. The bytes that were sent are never
 * stored.
 */
export const receiveRoomPicture: UploadHandler<'roomPicture'> = (upload) =>
  keepPicture({ ...upload, by: upload, section: 'seating', area: 'seating' })

/** The same for the page of the wedding, by a member who may edit the guests. */
export const receiveVenuePlan: UploadHandler<'venuePlan'> = (upload) =>
  keepPicture({ ...upload, by: upload, section: 'guests', area: 'households' })

type Sent = Pick<Parameters<UploadHandler<'roomPicture'>>[0], 'platform' | 'query' | 'file'> & {
  by: Parameters<typeof addPicture>[1]
  section: PictureReader['section']
  area: Parameters<typeof addPicture>[2]
}

async function keepPicture({ platform, query, file, by, section, area }: Sent): Promise<RoomPicture> {
  const { db, files } = platform
  const { weddingId, actor } = by
  const id = query.id ?? newId()
  const find = () => findPicture(db, files, { weddingId, userId: actor.userId, section }, id)
  const known = await find()
  if (known) return known
  return files.spool(file.contents, async (sent): Promise<RoomPicture> => {
    const header = await readImageHeader(sent)
    if (typeof header === 'string')
      throw new UploadRefused(
        header,
        header === 'IMAGE_TOO_LARGE' ? { maxBytes: IMAGE_MAX_BYTES } : undefined,
      )
    await withRenderedPlan(platform, sent, async (rendered) => {
      if (!rendered) throw new UploadRefused('IMAGE_DAMAGED')
      const { size, width, height } = rendered
      const path = `${weddingId}/${newId()}.jpg`
      await files.put('room-pictures', path, createReadStream(rendered.file), size)
      // The file that is kept is a JPEG, whatever came.
      const nameless = query.name.replace(/\.[^.]*$/, '')
      const picture = { id, fileName: safeFileName(`${nameless}.jpg`), path, size, width, height }
      const outcome = await addPicture(platform, by, area, picture)
      if (outcome !== 'added') await files.remove('room-pictures', path)
      if (outcome === 'full') {
        const { fileBytes } = platform.settings.limits.wedding
        throw new UploadRefused('WEDDING_FILES_FULL', { maxBytes: fileBytes })
      }
    })
    const kept = await find()
    // The id of a picture that was removed meanwhile.
    if (!kept) throw new UploadRefused('BAD_REQUEST')
    return kept
  })
}
