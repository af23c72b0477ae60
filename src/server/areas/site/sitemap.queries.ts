import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isShown } from '#server/core/hidden-content.queries.ts'

const IS_PUBLIC = sql`listed and ${isShown(sql`planner_directory.user_id`, sql`planner_directory.user_id`)}`

/** How many planners have a public page. */
export async function countPlannerPages(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from planner_directory where ${IS_PUBLIC}`,
  )
  return rows[0]!.count
}

/** A stretch of the planners with a public page, in a fixed order. */
export async function listPlannerPages(db: Database, { offset, limit }: { offset: number; limit: number }) {
  const { rows } = await db.execute<{ slug: string; updatedAt: Date | string }>(sql`
    select slug, updated_at as "updatedAt" from planner_directory where ${IS_PUBLIC}
    order by user_id limit ${limit} offset ${offset}`)
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: new Date(updatedAt) }))
}
