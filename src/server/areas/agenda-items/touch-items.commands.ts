import { and, eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { agendaItems } from '#db/schema/agenda.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Marks items as changed now, for calendars and the sheets of vendors: what they show of them stands in another row, or came back. */
export async function touchItems(
  tx: Transaction,
  clock: Pick<Clock, 'now'>,
  { weddingId, actor }: Pick<ActingMember, 'weddingId' | 'actor'>,
  { itemIds = [], dayIds = [] }: { itemIds?: string[]; dayIds?: string[] },
): Promise<void> {
  if (itemIds.length + dayIds.length === 0) return
  await tx
    .update(agendaItems)
    .set({ updatedBy: actor.userId, updatedAt: clock.now() })
    .where(
      and(
        eq(agendaItems.weddingId, weddingId),
        or(inArray(agendaItems.id, itemIds), inArray(agendaItems.dayId, dayIds)),
      ),
    )
}
