import { and, eq, inArray } from 'drizzle-orm'
import type { GuestPageState } from '#contract/guest-page.ts'
import type { Database, Transaction } from '#db/client.ts'
import { guestPages } from '#db/schema/guest-pages.ts'
import { roomPictures } from '#db/schema/room-ground.ts'
import { FIRST_CONTENT, type GuestPageContent, textIn, withAllParts } from '#domain/households/guest-page.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import { ROOM_PICTURE_LINK_SECONDS, ROOM_PICTURE_LINK_STEADY_SECONDS } from '#domain/seating/room-ground.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { ShownPlan } from '#site/rsvp/guest-page/guest-page.ts'

/** The versions of a page, without the links to its pictures and what families say of its gifts. */
export type PageVersions = Omit<GuestPageState, 'pictures' | 'takenGifts'>

/** The page of a wedding with its draft; of one that was never changed, the page as it comes by itself. */
export async function findPageState(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<PageVersions> {
  const [row] = await db.select().from(guestPages).where(eq(guestPages.weddingId, weddingId))
  return {
    draft: withAllParts(row?.draft ?? FIRST_CONTENT),
    published: row?.published ? withAllParts(row.published) : null,
    former: row?.former ? withAllParts(row.former) : null,
    publishedAt: row?.publishedAt?.toISOString() ?? null,
  }
}

/** The page as families see it. The id comes of an invitation that was opened by its token. */
export async function findPublishedContent(
  db: Database | Transaction,
  { weddingId }: { weddingId: string },
): Promise<GuestPageContent> {
  const [row] = await db
    .select({ published: guestPages.published })
    .from(guestPages)
    .where(eq(guestPages.weddingId, weddingId))
  return withAllParts(row?.published ?? FIRST_CONTENT)
}

/** The plan of the venue as readers of the page see it; `null` without one, and where its file is gone. */
export async function findShownPlan(
  { db, files }: { db: Database; files: Pick<Files, 'link'> },
  { weddingId }: { weddingId: string },
  { venuePlan }: GuestPageContent,
  language: InvitationLanguage,
): Promise<ShownPlan | null> {
  if (!venuePlan) return null
  const isIt = and(eq(roomPictures.weddingId, weddingId), eq(roomPictures.id, venuePlan.pictureId))
  const [row] = await db.select().from(roomPictures).where(isIt)
  if (!row) return null
  const { path, fileName: name, contentType, width, height } = row
  const { url } = files.link('room-pictures', {
    ...{ path, name, contentType },
    seconds: ROOM_PICTURE_LINK_SECONDS,
    steadySeconds: ROOM_PICTURE_LINK_STEADY_SECONDS,
  })
  return { url, width, height, text: textIn(venuePlan.texts, language) }
}

/** Those of the ids that no picture of the wedding has. */
export async function findMissingPictures(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'view'>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: roomPictures.id })
    .from(roomPictures)
    .where(and(eq(roomPictures.weddingId, weddingId), inArray(roomPictures.id, [...ids])))
    .for('key share')
  const there = new Set(rows.map((row) => row.id))
  return ids.filter((id) => !there.has(id))
}
