import { and, eq, inArray } from 'drizzle-orm'
import type { LeftItem } from '#contract/agenda-moves.ts'
import type { Transaction } from '#db/client.ts'
import { agendaItems } from '#db/schema/agenda.ts'
import type { AgendaItem, AgendaTime } from '#domain/agenda/agenda.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { Notified } from '#server/core/notified.ts'
import { findToldDates } from '#server/core/told-dates.queries.ts'
import { toldStart } from '#server/core/told-start.commands.ts'
import { itemColumns, toItem } from './agenda.queries.ts'
import { tellVendors } from './tell-vendors.commands.ts'

type Move = { itemId: string; from: AgendaTime; to: AgendaTime }
type Act = { moves: readonly Move[]; isDelay: boolean; tellsVendors: boolean }
type Moved = { moved: string[]; left: LeftItem[]; told: string[]; untold: string[] }

/**
 * Moves items in time in one transaction, with one line of activity and one notification: each from the time that was
 * shown to the member. An item that has another time by now stays, and is named.
 */
export async function moveItems(
  { db, clock, settings: { publicUrl } }: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>,
  by: ActingMember<'agenda', 'edit'>,
  { moves, isDelay, tellsVendors }: Act,
): Promise<Notified<Moved> | Moved> {
  const { weddingId, actor } = by
  return db.transaction(async (tx) => {
    const present = await holdItems(tx, by, moves)
    const news: (Move & { item: AgendaItem })[] = []
    const outcome: Moved = { moved: [], left: [], told: [], untold: [] }
    for (const move of moves) {
      const item = present.get(move.itemId)
      // A repeated request finds what it has moved itself.
      if (item && isSameTime(item.time, move.to)) outcome.moved.push(item.id)
      else if (item && isSameTime(item.time, move.from) && !(isDelay && (item.isDone || item.isFixed))) {
        news.push({ ...move, item })
        outcome.moved.push(item.id)
      } else outcome.left.push(leftOf(move, item, isDelay))
    }
    const [first] = news
    if (!first) return outcome
    const told = await findToldDates(tx, weddingId, clock.now())
    for (const { itemId, to } of news)
      await tx
        .update(agendaItems)
        .set({
          ...to,
          toldStartsAt: toldStart(told, to),
          updatedBy: actor.userId,
          updatedAt: clock.now(),
        })
        .where(and(eq(agendaItems.weddingId, weddingId), eq(agendaItems.id, itemId)))
    await recordChange(tx, by, 'agenda')
    const data =
      news.length === 1
        ? { itemId: first.itemId, itemTitle: first.item.title }
        : { itemId: null, itemTitle: null }
    await notify(tx, clock, by, 'agenda.changed', data)
    if (tellsVendors) Object.assign(outcome, await tellVendors(tx, publicUrl, by, news))
    return new Notified(outcome)
  })
}

/** In the order of their ids, so that two acts at once do not wait for one another in a circle. */
async function holdItems(
  tx: Transaction,
  { weddingId }: ActingMember<'agenda', 'edit'>,
  moves: readonly Move[],
): Promise<Map<string, AgendaItem>> {
  const rows = await tx
    .select(itemColumns)
    .from(agendaItems)
    .where(
      and(
        eq(agendaItems.weddingId, weddingId),
        inArray(
          agendaItems.id,
          moves.map(({ itemId }) => itemId),
        ),
      ),
    )
    .orderBy(agendaItems.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, toItem(row)]))
}

function leftOf({ itemId, from }: Move, item: AgendaItem | undefined, isDelay: boolean): LeftItem {
  if (!item) return { itemId, title: '', time: null, reason: 'gone' }
  const { title, time } = item
  if (!isDelay || !isSameTime(time, from)) return { itemId, title, time, reason: 'changed' }
  return { itemId, title, time, reason: item.isDone ? 'done' : 'fixed' }
}

const isSameTime = (one: AgendaTime, other: AgendaTime) =>
  one.startsAt === other.startsAt && one.endsAt === other.endsAt
