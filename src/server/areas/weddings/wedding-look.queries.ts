import { and, eq } from 'drizzle-orm'
import type { WeddingCover, WeddingLook } from '#contract/style.ts'
import type { Database, Transaction } from '#db/client.ts'
import { profiles } from '#db/schema/profile.ts'
import { weddingCovers, weddings } from '#db/schema/weddings.ts'
import {
  COVER_LINK_SECONDS,
  COVER_LINK_STEADY_SECONDS,
  type WeddingStyleChoice,
} from '#domain/style/wedding-styles.ts'
import type { Files } from '#server/platform/files/files.ts'

/** The columns of a look, for queries of `weddings` that join `isCoverOf`. */
export const lookColumns = {
  style: weddings.style,
  colors: weddings.styleColors,
  focusX: weddings.coverFocusX,
  focusY: weddings.coverFocusY,
  cover: weddingCovers,
}

/** The condition of a left join of the covers. */
export const isCoverOf = and(
  eq(weddingCovers.weddingId, weddings.id),
  eq(weddingCovers.id, weddings.coverImageId),
)

type CoverRow = typeof weddingCovers.$inferSelect

export type LookRow = Pick<typeof weddings.$inferSelect, 'style'> & {
  colors: WeddingStyleChoice['colors']
  focusX: number
  focusY: number
  cover: CoverRow | null
}

export const toLook = (files: Files, { style, colors, focusX, focusY, cover }: LookRow): WeddingLook => ({
  style,
  colors,
  cover: cover && toCover(files, cover),
  focus: { x: focusX, y: focusY },
})

/** A cover as its members see it, with a link to the folder of its files. */
export function toCover(files: Files, row: CoverRow): WeddingCover {
  const { weddingId, imagePath, createdAt: _, ...cover } = row
  const link = imagePath
    ? files.linkFolder('wedding-covers', {
        folder: `${weddingId}/${imagePath}`,
        seconds: COVER_LINK_SECONDS,
        steadySeconds: COVER_LINK_STEADY_SECONDS,
      })
    : null
  return { ...cover, url: link?.url ?? null }
}

/** Finds the style with which the new weddings of a planner begin. */
export async function findDefaultStyle(
  db: Database | Transaction,
  userId: string,
): Promise<WeddingStyleChoice | null> {
  const [row] = await db
    .select({ choice: profiles.defaultWeddingStyle })
    .from(profiles)
    .where(eq(profiles.id, userId))
  return row?.choice ?? null
}
