import { Readable } from 'node:stream'
import { safeFileName } from '#domain/files/files.ts'
import type { ImageRefusal } from '#domain/inspiration/images.ts'
import { GUEST_NAME_MAX, GUEST_PHOTO_TAG } from '#domain/inspiration/inspiration.ts'
import { tableTag } from '#domain/inspiration/photo-cards.ts'
import { VIDEO_MAX_BYTES, type VideoRefusal } from '#domain/inspiration/videos.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { systemAuthor } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import type { Admission } from '#server/core/http/admission.ts'
import type { PartialFile } from '#server/platform/files/partial-files.ts'
import { idFromKey } from '#server/platform/ids.ts'
import { outageOf } from '#server/platform/outage.ts'
import { weddingBusy } from '#server/platform/postgres/wedding-queues.ts'
import { removeImages } from './bulk-images.commands.ts'
import { keepImage } from './keep-image.ts'
import type { PhotoLimits } from './photo-limits.ts'
import { findPhotoLink, type PhotoLink } from './shared-folder.queries.ts'

export type GuestPhotoDeps = { platform: Platform; admission: Admission; limits: PhotoLimits }

/** A photograph or a video as its guest sends it: the id it will have, the name of its file, the name that signs it, and the table. */
export type GuestPhoto = { imageId: string; fileName: string; signature: string; table: number | null }

/**
 * A form with many files says how large each is only by its end. The script of the page names a file that goes on after a
 * lost connection.
 */
export type GuestPhotoBytes = {
  contents: AsyncIterable<Uint8Array>
  size: number | null
  part?: PartialFile
}

/**
 * The id of a photograph is made of a secret of the phone (decision 151): a repeated request adds nothing, and that
 * phone alone can take it back.
 */
export const photoId = (token: string, phone: string, number: number): string =>
  idFromKey(phone, `${token}/${number}`)

/** The folder of a link; `undefined` when it takes no photographs (any more). */
export async function findLink({ platform, admission }: GuestPhotoDeps, token: string) {
  const slot = await admission.pages.enter()
  return findPhotoLink(platform.db, token, platform.clock.now()).finally(slot.release)
}

/** Keeps a photograph, or says why not. */
export async function keepPhoto(
  { platform }: GuestPhotoDeps,
  link: PhotoLink,
  { imageId, fileName, signature, table }: GuestPhoto,
  { contents, size, part }: GuestPhotoBytes,
): Promise<'SENT' | 'CLOSED' | 'FULL' | 'VIDEOS_FULL' | ImageRefusal | VideoRefusal> {
  const name = cleanLine(signature.slice(0, 10 * GUEST_NAME_MAX)).slice(0, GUEST_NAME_MAX)
  const wish = {
    folderId: link.folderId,
    id: imageId,
    fileName: safeFileName(fileName.slice(0, 1000) || 'foto.jpg'),
    tags: table === null ? [GUEST_PHOTO_TAG] : [GUEST_PHOTO_TAG, tableTag(table)],
    guestLink: link.token,
    notes: name ? `De ${name}` : null,
  }
  const arriving = async () => {
    const bytes = contents instanceof Readable ? contents : Readable.from(contents, { objectMode: false })
    return part ? platform.files.partials.receive(part, bytes) : bytes
  }
  const kept = await keepImage(platform, authorOf(link), wish, arriving, part?.total ?? size ?? 0)
  // A file that broke off, or found the server busy, waits for its phone: then this is not reached.
  if (part) await platform.files.partials.drop(part.name)
  if (kept === 'noFolder') return 'CLOSED'
  if (kept === 'full' || kept === 'weddingFull') return 'FULL'
  if (kept === 'videosFull') return 'VIDEOS_FULL'
  if (typeof kept === 'string') return kept
  tell(platform, link, imageId)
  return 'SENT'
}

/** The guest takes a photograph back; one that is gone already needs nothing more. */
export async function takePhotoBack(
  { platform }: GuestPhotoDeps,
  link: PhotoLink,
  imageId: string,
): Promise<void> {
  const removed = await removeImages(platform.db, platform.clock, authorOf(link), [imageId])
  if (removed > 0) tell(platform, link, imageId)
}

/** Seconds after which another try may do, when a wedding has many changes at once or a server is away. */
export function retryAfterOf(error: unknown): number | null {
  const outage = outageOf(error)
  if (!outage && !weddingBusy(error, { headers: {} })) return null
  return Number(outage?.headers['retry-after'] ?? 3)
}

/** More than a file may have, so that one that is larger is known to be. */
export const PHOTO_READ_MAX = VIDEO_MAX_BYTES + 1

const authorOf = (row: PhotoLink) => systemAuthor(mintMemberWeddingId(row.weddingId, 'inspiration', 'edit'))

const tell = ({ live }: Platform, { weddingId }: PhotoLink, imageId: string) =>
  live.changed({
    weddingId,
    area: 'inspiration',
    ids: [imageId],
    actorId: null,
    clientId: null,
    notified: false,
  })
