import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { weddings } from '#db/schema/weddings.ts'
import { nextTasks } from '#domain/tasks/next-tasks.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { findWeddingFacts } from './task-facts.queries.ts'
import { listDueTasks } from './tasks.queries.ts'

/** The tasks that are due first, as the home page names them. */
export async function findNextTasks(db: Database, weddingId: MemberWeddingId<'tasks', 'view'>) {
  const [tasks, facts, [wedding]] = await Promise.all([
    listDueTasks(db, weddingId),
    findWeddingFacts(db, weddingId, { seesVendors: false }),
    db.select({ eventDate: weddings.eventDate }).from(weddings).where(eq(weddings.id, weddingId)),
  ])
  const { next, ...counts } = nextTasks(tasks, facts, wedding?.eventDate ?? null)
  return {
    ...counts,
    next: next.map(({ id, title, day, mark, createdAt }) => ({ id, title, day, mark, createdAt })),
  }
}
