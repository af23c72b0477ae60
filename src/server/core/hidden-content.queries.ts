import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'

/** The condition that no decision hides a public content from strangers (decision 086). */
export const isShown = (ownerId: AnyColumn | SQL, targetId: AnyColumn | SQL): SQL =>
  sql`not exists (
    select from hidden_content h where (h.owner_id, h.target_id) = (${ownerId}, ${targetId}))`

/** Whether a photo of a portfolio is hidden, by itself or with the whole profile. */
export const isPhotoHidden = (userId: AnyColumn | SQL, imageId: AnyColumn | SQL): SQL<boolean> =>
  sql<boolean>`exists (
    select from hidden_content h where h.owner_id = ${userId} and h.target_id in (${imageId}, ${userId}))`

/** Whether the stored file of a portfolio may be had by its public address. */
export async function isFileShown(db: Database, path: string): Promise<boolean> {
  const { rows } = await db.$client.query({ ...HIDDEN_FILE, values: [path] })
  return rows.length === 0
}

const HIDDEN_FILE = {
  name: 'hidden-portfolio-file',
  text: `select from planner_portfolio_files f
    join hidden_content h on h.owner_id = f.user_id and h.target_id in (f.image_id, f.user_id)
    where f.path = $1`,
}
