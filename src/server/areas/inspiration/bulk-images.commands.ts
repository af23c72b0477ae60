import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { inspirations } from '#db/schema/inspiration.ts'
import { cleanTags, imageSearchText, type PhotoReview } from '#domain/inspiration/inspiration.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isFolder } from './folders.queries.ts'
import { holdImages, type ImageAuthor } from './images.commands.ts'

/** Adds tags to images and takes others away, with or without accents; gives how many images there were. */
export async function tagImages(
  db: Database,
  by: ActingMember<'inspiration', 'edit'>,
  imageIds: string[],
  { add, remove }: { add: string[]; remove: string[] },
): Promise<number> {
  const { weddingId } = by
  const unwanted = new Set(cleanTags(remove).map(foldText))
  return db.transaction(async (tx) => {
    const images = await holdImages(tx, weddingId, imageIds)
    if (images.length === 0) return 0
    const changes = images.map(({ id, tags, notes }) => {
      const kept = tags.filter((tag) => !unwanted.has(foldText(tag)))
      const next = cleanTags([...kept, ...add])
      return { id, tags: next, search: imageSearchText(next, notes) }
    })
    await tx.execute(sql`
      update inspirations i
      set search_text = c.search, tags = array(select jsonb_array_elements_text(c.tags))
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id uuid, tags jsonb, search text)
      where i.wedding_id = ${weddingId} and i.id = c.id`)
    await recordChange(tx, by, 'inspiration')
    return images.length
  })
}

/** Moves images to a folder; `undefined` when it is not there. */
export async function moveImages(
  db: Database,
  by: ActingMember<'inspiration', 'edit'>,
  folderId: string,
  imageIds: string[],
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    if (!(await isFolder(tx, by.weddingId, folderId))) return
    return changeImages(tx, by, imageIds, isNull(inspirations.deletedAt), { folderId })
  })
}

/**
 * Gives images another state of review where it is still the one that was shown; a reviewed photograph is not decided
 * over. Gives the ids of those that have the state now.
 */
export async function reviewImages(
  db: Database,
  by: ActingMember<'inspiration', 'edit'>,
  imageIds: string[],
  { from, to }: { from: PhotoReview | null; to: PhotoReview | null },
): Promise<string[]> {
  const review = (state: PhotoReview | null) =>
    state === null ? isNull(inspirations.review) : eq(inspirations.review, state)
  const own = and(
    eq(inspirations.weddingId, by.weddingId),
    inArray(inspirations.id, imageIds),
    isNull(inspirations.deletedAt),
  )
  return db.transaction(async (tx) => {
    await changeImages(tx, by, imageIds, and(isNull(inspirations.deletedAt), review(from))!, { review: to })
    const rows = await tx
      .select({ id: inspirations.id })
      .from(inspirations)
      .where(and(own, review(to)))
    return rows.map(({ id }) => id)
  })
}

/** Removes images, from where they can be brought back for 30 days. */
export async function removeImages(
  db: Database,
  clock: Clock,
  by: ImageAuthor,
  imageIds: string[],
): Promise<number> {
  const deletedAt = clock.now()
  return db.transaction(async (tx) => {
    return changeImages(tx, by, imageIds, isNull(inspirations.deletedAt), { deletedAt })
  })
}

/** Brings removed images back. */
export async function restoreImages(
  db: Database,
  by: ActingMember<'inspiration', 'edit'>,
  imageIds: string[],
): Promise<number> {
  return db.transaction((tx) =>
    changeImages(tx, by, imageIds, isNotNull(inspirations.deletedAt), { deletedAt: null }),
  )
}

async function changeImages(
  tx: Transaction,
  by: ImageAuthor,
  imageIds: string[],
  which: SQL,
  values: Partial<typeof inspirations.$inferInsert>,
): Promise<number> {
  const { weddingId } = by
  const own = and(eq(inspirations.weddingId, weddingId), inArray(inspirations.id, imageIds), which)
  const { rowCount } = await tx.update(inspirations).set(values).where(own)
  if (rowCount) await recordChange(tx, by, 'inspiration')
  return rowCount ?? 0
}
