import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { seatDrafts } from '#db/schema/seating.ts'
import { preparedMove, type SeatDraft, withDrafts } from '#domain/seating/seat-drafts.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { type ActingMember, recordChange, systemAuthor } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { lockPlanFor } from './lock-plan.queries.ts'
import { listSeatDrafts } from './seat-drafts.queries.ts'
import {
  guestIdsOf,
  lastMoves,
  listTablesOf,
  type Move,
  refusalOf,
  type SeatsRefused,
} from './seat-together.commands.ts'
import { listPeople } from './seating.queries.ts'

type Editor = ActingMember<'seating', 'edit'>

/**
 * Gives guests of an event another seat in the draft of its plan, all of them or none. A guest who goes back to the
 * published seat leaves the draft, also where that seat would be refused as a new one.
 */
export async function draftSeats(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  eventId: string | null,
  moves: readonly Move[],
): Promise<{ moved: number } | SeatsRefused> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockPlanFor(tx, weddingId, eventId, guestIdsOf(moves))
    const plan = await readPlan(tx, by, eventId)
    const before = withDrafts(plan.people, plan.drafts, plan.tables)
    const planned = new Map(before.map((one) => [one.guestId, one]))
    const published = new Map(plan.people.map(({ guestId, tableId }) => [guestId, tableId]))
    const prepared = new Map(plan.drafts.map(({ guestId, to }) => [guestId, to]))
    const seatNow = ({ guestId }: Move) =>
      prepared.has(guestId) ? prepared.get(guestId) : published.get(guestId)
    const last = lastMoves(moves)
    // A prepared seat keeps where it began when its request is repeated.
    const changed = last.filter((move) => seatNow(move) !== move.tableId)
    if (changed.length === 0) return { moved: last.length }
    const isBack = ({ guestId, tableId }: Move) => published.get(guestId) === tableId
    for (const move of moves) {
      const person = planned.get(move.guestId)
      if (!person) return 'noGuest'
      if (person.tableId !== move.from && person.tableId !== move.tableId) return 'elsewhere'
      if (move.tableId !== null && !person.comes && !isBack(move)) return 'notComing'
      planned.set(move.guestId, { ...person, tableId: move.tableId })
    }
    const arriving = moves.filter((move) => !isBack(move))
    const refused = refusalOf(plan.tables, arriving, before, [...planned.values()])
    if (refused) return refused
    await forgetDrafts(tx, by, eventId, changed.filter(isBack))
    await writeDrafts(tx, by, {
      ...plan,
      eventId,
      moves: changed.filter((move) => !isBack(move)),
      now: clock.now(),
    })
    await recordDraft(tx, by)
    return { moved: last.length }
  })
}

/** The published plan of an event, and its draft. */
export async function readPlan(tx: Transaction, { weddingId }: Editor, eventId: string | null) {
  const isHere = (row: { eventId: string | null }) => row.eventId === eventId
  return {
    people: (await listPeople(tx, weddingId)).filter(isHere),
    drafts: (await listSeatDrafts(tx, weddingId)).filter(isHere),
    tables: await listTablesOf(tx, weddingId, eventId),
  }
}

/** Takes guests out of the draft of an event. */
export async function forgetDrafts(
  tx: Transaction,
  { weddingId }: Editor,
  eventId: string | null,
  guests: readonly { guestId: string }[],
): Promise<void> {
  if (guests.length === 0) return
  const ids = guests.map(({ guestId }) => guestId)
  await tx
    .delete(seatDrafts)
    .where(
      and(
        eq(seatDrafts.weddingId, weddingId),
        inArray(seatDrafts.guestId, ids),
        sql`${seatDrafts.eventId} is not distinct from ${eventId}::uuid`,
      ),
    )
}

type Written = {
  eventId: string | null
  people: readonly SeatingPerson[]
  drafts: readonly SeatDraft[]
  moves: readonly Move[]
  now: Date
}

async function writeDrafts(tx: Transaction, by: Editor, { eventId, people, drafts, moves, now }: Written) {
  if (moves.length === 0) return
  const published = new Map(people.map(({ guestId, tableId }) => [guestId, tableId]))
  const before = new Map(drafts.map((draft) => [draft.guestId, draft]))
  const { weddingId, actor } = by
  const rows = moves.map(({ guestId, from, tableId }) => {
    const move = { guestId, from, to: tableId }
    const begun = preparedMove(move, before.get(guestId), published.get(guestId) ?? null)
    const fromTableId = begun?.from ?? null
    const key = { weddingId, id: newId(), guestId, eventId }
    return { ...key, fromTableId, tableId, authorId: actor.userId, changedAt: now }
  })
  await tx
    .insert(seatDrafts)
    .values(rows)
    .onConflictDoUpdate({
      target: [seatDrafts.weddingId, seatDrafts.guestId, seatDrafts.eventId],
      set: {
        fromTableId: sql`excluded.from_table_id`,
        tableId: sql`excluded.table_id`,
        authorId: sql`excluded.author_id`,
        changedAt: sql`excluded.changed_at`,
      },
    })
}

/** Raises the version of the drafts alone: members who see none do not hear of it, and the activity has no line of it. */
async function recordDraft(tx: Transaction, { weddingId }: Editor): Promise<void> {
  await tx.execute(sql`select set_config('azahar.reach_seating', 'drafts', true)`)
  await recordChange(tx, systemAuthor(weddingId), 'seating')
}
