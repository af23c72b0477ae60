import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { tasks } from '#db/schema/tasks.ts'
import { notify, type Recipients } from '#server/areas/notifications/notify.ts'
import { takeBackNotification } from '#server/areas/notifications/take-back.commands.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'

type Editor = ActingMember<'tasks', 'edit'>

/** Shows drafts to the other members, with one notification of all; gives how many were drafts. */
export async function publishTasks(
  db: Database,
  clock: Clock,
  by: Editor,
  taskIds: string[],
): Promise<Notified<number> | number> {
  return db.transaction(async (tx) => {
    const shown = await showTasks(tx, by, taskIds)
    if (!shown) return 0
    await recordChange(tx, by, 'tasks')
    await notifyOfTasks(tx, clock, by, shown)
    return new Notified(shown.count)
  })
}

type Shown = { first: { id: string; title: string }; count: number }

/** Shows drafts as a part of a publication; `null` when none of them is one any more. */
export async function showTasks(tx: Transaction, by: Editor, taskIds: string[]): Promise<Shown | null> {
  const rows = await tx
    .update(tasks)
    .set({ draftedAt: null })
    .where(and(among(by, taskIds), isNotNull(tasks.draftedAt)))
    .returning({ id: tasks.id, title: tasks.title })
  const first = firstOf(rows)
  return first ? { first, count: rows.length } : null
}

export const notifyOfTasks = (
  tx: Transaction,
  clock: Clock,
  by: Editor,
  { first, count }: Shown,
  whom?: Recipients,
) =>
  notify(
    tx,
    clock,
    by,
    'tasks.published',
    { taskId: first.id, taskTitle: first.title, published: count },
    whom,
  )

/** Makes tasks drafts again, and takes the notification back from those who have not read it. */
export async function unpublishTasks(
  db: Database,
  clock: Clock,
  by: Editor,
  taskIds: string[],
): Promise<Notified<number> | number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(tasks)
      .set({ draftedAt: clock.now() })
      .where(and(among(by, taskIds), isNull(tasks.draftedAt)))
      .returning({ id: tasks.id })
    const first = firstOf(rows)
    if (!first) return 0
    await recordChange(tx, by, 'tasks')
    await takeBackNotification(tx, by, 'tasks.published', first.id)
    return new Notified(rows.length)
  })
}

/** The one that the notification leads to, and is found by when it is taken back. */
const firstOf = <Row extends { id: string }>(rows: Row[]) =>
  rows.toSorted((a, b) => a.id.localeCompare(b.id))[0]

const among = ({ weddingId }: Editor, taskIds: string[]) =>
  and(eq(tasks.weddingId, weddingId), inArray(tasks.id, taskIds))
