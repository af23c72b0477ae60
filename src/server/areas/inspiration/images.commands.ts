import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { Database, Transaction } from '#db/client.ts'
import { inspirationFiles, inspirationFolders, inspirations } from '#db/schema/inspiration.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { cleanTags, imageSearchText } from '#domain/inspiration/inspiration.ts'
import type { Limits } from '#domain/operation/limits.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { holdFileBytes, roomForFile } from '#server/areas/weddings/wedding-bytes.queries.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { addJob, BEHIND_OTHERS } from '#server/core/jobs/add-job.ts'
import type { JobPayload } from '#server/core/jobs/job-payloads.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import { findToday } from '#server/core/wedding-day.queries.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type ArrivedFile, videoFileName } from './arrived-file.ts'
import { isFolder } from './folders.queries.ts'
import { findImage, hasRoomForVideo } from './inspiration.queries.ts'

/** The author of an image that comes or goes: a member, or a guest with the link of a folder, who has no account. */
export type ImageAuthor =
  | ActingMember<'inspiration', 'edit'>
  | { weddingId: MemberWeddingId<'inspiration', 'edit'>; actor: null }

/** An image to be kept; `sourceUrl` is the address on the web where a person found it. */
export type ImageWish = {
  folderId: string
  id: string
  fileName: string
  sourceUrl?: string
  tags?: string[]
  notes?: string | null
  /** The link of the folder by which a guest has sent it; the folder says whether it waits for a review. */
  guestLink?: string
}

/** A file that ends the process which decodes it is not tried for days. */
const PROCESSING_ATTEMPTS = 5

/** Why an image cannot be added, as far as its wedding is concerned. */
export type ImageObstacle = 'noFolder' | 'full' | 'videosFull' | 'weddingFull'

/** Whether the wedding has a folder and room for one more image of so many bytes, or video, which alone is larger. */
export async function obstacleTo(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'inspiration', 'edit'>,
  { folderId, guestLink }: ImageWish,
  size: number,
  limits: Limits,
  isVideo = size > IMAGE_MAX_BYTES,
): Promise<ImageObstacle | null> {
  const { images, fileBytes } = limits.wedding
  // A link that was ended while a video came by it takes none; its last day may have passed meanwhile.
  const isTaken = guestLink
    ? sql`exists (select from inspiration_shares s where (s.wedding_id, s.folder_id) = (f.wedding_id, f.id)
        and s.token = ${guestLink} and s.photos_until is not null)`
    : sql`true`
  // One statement: a party asks it hundreds of times.
  const { rows } = await db.execute<{ isThere: boolean; isFull: boolean; fits: boolean }>(sql`
    select exists (
        select from inspiration_folders f
        where (f.wedding_id, f.id) = (${weddingId}, ${folderId}) and f.deleted_at is null and ${isTaken}
      ) as "isThere",
      (select count(*) >= ${images}::int from inspirations where wedding_id = ${weddingId} and deleted_at is null)
        as "isFull",
      ${roomForFile(weddingId, size, fileBytes)} as fits`)
  const { isThere, isFull, fits } = rows[0]!
  if (!isThere) return 'noFolder'
  if (isFull) return 'full'
  if (isVideo && !(await hasRoomForVideo(db, weddingId, size, fileBytes))) return 'videosFull'
  return fits ? null : 'weddingFull'
}

/**
 * Adds the row of an image whose bytes are safe under `path`; its files are made of them later, and a video stays as it is. Gives the
 * image that exists, whose bytes are kept, when its `id` is used already.
 */
export async function addImage(
  { db, clock, settings: { limits } }: Pick<Platform, 'db' | 'clock'> & Configured<'limits'>,
  by: ImageAuthor,
  wish: ImageWish,
  stored: ArrivedFile & { path: string },
): Promise<Notified<InspirationImage> | InspirationImage | ImageObstacle> {
  const { weddingId } = by
  const { folderId, id, fileName, sourceUrl, tags = [], notes = null, guestLink } = wish
  const isOfGuest = guestLink !== undefined
  const outcome = await db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'inspiration')
    await holdFileBytes(tx, weddingId)
    if (await tx.$count(inspirations, rowOf(weddingId, id))) return 'known'
    const { path, size, contentType, width, height, seconds } = stored
    const isVideo = seconds !== null
    const obstacle = await obstacleTo(tx, weddingId, wish, size, limits, isVideo)
    if (obstacle) return obstacle
    const now = clock.now()
    const createdAt = timeOfId(id, now)
    await tx.insert(inspirations).values({
      weddingId,
      id,
      folderId,
      fileName: isVideo ? videoFileName(fileName, stored.name) : fileName,
      width,
      height,
      status: isVideo ? 'ready' : 'processing',
      videoUrl: isVideo ? path.slice(weddingId.length + 1) : null,
      videoSeconds: seconds,
      sourceUrl,
      tags,
      notes,
      searchText: imageSearchText(tags, notes),
      review: isOfGuest ? reviewOnArrival(weddingId, folderId, await findToday(tx, weddingId, now)) : null,
      createdAt,
    })
    await tx.insert(inspirationFiles).values({
      weddingId,
      imageId: id,
      variant: isVideo ? 'original' : 'upload',
      path,
      size,
      contentType,
      createdAt: now,
    })
    await recordChange(tx, by, 'inspiration')
    // A party sends hundreds in a night: members see them arrive, and the bell keeps silent.
    if (by.actor) await notifyOfImage(tx, clock, by, wish)
    if (!isVideo) await addProcessing(tx, { weddingId, imageId: id, isOfGuest })
    return 'added'
  })
  if (outcome !== 'known' && outcome !== 'added') return outcome
  const image = await findImage(db, weddingId, id)
  if (!image) return 'noFolder'
  return outcome === 'added' ? new Notified(image) : image
}

const addProcessing = (tx: Transaction, image: JobPayload<'process-image'>) =>
  addJob(tx, 'process-image', image, {
    maxAttempts: PROCESSING_ATTEMPTS,
    ...(image.isOfGuest && { priority: BEHIND_OTHERS }),
  })

/** A photograph is published on arrival while the link of its folder shows all at once, and waits otherwise. */
const reviewOnArrival = (weddingId: string, folderId: string, today: string) => sql`coalesce((
  select 'published' from inspiration_shares s where (s.wedding_id, s.folder_id) = (${weddingId}, ${folderId})
    and s.last_day >= ${today}), 'waiting')`

async function notifyOfImage(
  tx: Transaction,
  clock: Clock,
  by: ActingMember<'inspiration', 'edit'>,
  wish: ImageWish,
) {
  const [folder] = await tx
    .select({ name: inspirationFolders.name })
    .from(inspirationFolders)
    .where(and(eq(inspirationFolders.weddingId, by.weddingId), eq(inspirationFolders.id, wish.folderId)))
  const data = { folderId: wish.folderId, folderName: folder!.name, imageId: wish.id }
  await notify(tx, clock, by, 'image.added', data)
}

type ImageChanges = {
  tags?: string[] | undefined
  notes?: string | null | undefined
  folderId?: string | undefined
}

/** Changes the given fields of an image. */
export async function updateImage(
  db: Database,
  by: ActingMember<'inspiration', 'edit'>,
  imageId: string,
  { tags, notes, folderId }: ImageChanges,
): Promise<InspirationImage | 'noImage' | 'noFolder'> {
  const { weddingId } = by
  const outcome = await db.transaction(async (tx) => {
    if (folderId && !(await isFolder(tx, weddingId, folderId))) return 'noFolder'
    const [image] = await holdImages(tx, weddingId, [imageId])
    if (!image) return 'noImage'
    const next = {
      tags: tags ? cleanTags(tags) : image.tags,
      notes: notes === undefined ? image.notes : notes,
    }
    await tx
      .update(inspirations)
      .set({ ...next, folderId, searchText: imageSearchText(next.tags, next.notes) })
      .where(rowOf(weddingId, imageId))
    await recordChange(tx, by, 'inspiration')
    return 'changed'
  })
  if (outcome !== 'changed') return outcome
  return (await findImage(db, weddingId, imageId)) ?? 'noImage'
}

/** Images with what their search text is made of, held until the transaction ends. */
export function holdImages(
  tx: Transaction,
  weddingId: MemberWeddingId<'inspiration', 'edit'>,
  imageIds: string[],
) {
  return tx
    .select({ id: inspirations.id, tags: inspirations.tags, notes: inspirations.notes })
    .from(inspirations)
    .where(
      and(
        eq(inspirations.weddingId, weddingId),
        inArray(inspirations.id, imageIds),
        isNull(inspirations.deletedAt),
      ),
    )
    .for('update')
}

/** How long the upload of an image may have waited for its place in the order of a drop, in milliseconds. */
const WAITED_MAX = HOUR_MS

/**
 * When an image was added, by the time in its UUIDv7, because the images of a drop arrive in any order. The present for
 * other ids, and for a time that is to come or long ago.
 */
function timeOfId(id: string, now: Date): Date {
  const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  const isBelieved = id[14] === '7' && time <= now.getTime() && time > now.getTime() - WAITED_MAX
  return isBelieved ? new Date(time) : now
}

const rowOf = (weddingId: MemberWeddingId<'inspiration', 'edit'>, imageId: string) =>
  and(eq(inspirations.weddingId, weddingId), eq(inspirations.id, imageId))
