import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { activityChanges, activityLines } from '#db/schema/activity.ts'
import { agendaDays } from '#db/schema/agenda.ts'
import type { UndoConflict } from '#domain/activity/activity.ts'
import type { Area } from '#domain/activity/areas.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { COVERS_KEPT } from '#domain/style/wedding-styles.ts'
import { touchItems } from '#server/areas/agenda-items/touch-items.commands.ts'
import { removeOldestCovers } from '#server/areas/style/covers.commands.ts'
import { keepingBusOrder } from '#server/core/bus-order.commands.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { findAreasOfDrafts, findNamedInPublishedDays } from '#server/core/drafts/drafts.queries.ts'
import type { Visibility } from '#server/core/drafts/visibility.ts'
import { boundActivity } from './activity.commands.ts'
import { takeBackAnswers } from './answered-again.commands.ts'
import { type NotedChange, netChanges } from './net-changes.ts'
import { type RowOfLine, removalsOf } from './removals.ts'
import { findRepeatedStops } from './repeated-stops.queries.ts'
import { revertChanges } from './revert-changes.ts'
import { findOverfull, findUnpeopled } from './room.queries.ts'
import { AMOUNTS, isUndoable, loggedTable, mayUndo, type Undoer } from './shown-changes.ts'
import { takeBackPublication } from './take-back-publication.ts'

export type Undone = {
  lineId: string | null
  undone: number
  conflicts: UndoConflict[]
  announced: { area: Area; visibility: Visibility }[]
  /** Whether notifications were taken back. */
  notified: boolean
}

export type Undoing = ActingMember<'wedding', 'view'> & Undoer

export type Refusal =
  | 'noLine'
  | 'undone'
  | 'final'
  | 'closed'
  | { overfull: number | 'bytes' }
  | { named: string }

/** Ends the transaction after it has reverted the changes. */
class Refused extends Error {
  readonly refusal: Refusal | Undone
  constructor(refusal: Refusal | Undone) {
    super('the line cannot be undone')
    this.refusal = refusal
  }
}

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'limits'>

/**
 * Undoes a line as far as it still can, in one transaction: what was changed since stays as it is and is kept with
 * the line of the undoing as a conflict. Nothing is written when everything is in the way.
 */
export const undoLine = (deps: Deps, by: Undoing, lineId: string): Promise<Undone | Refusal> =>
  revert(deps, by, lineId, (_, changes) => [...changes])

/**
 * Takes back what a line has put into the bin, all of it or the rows asked for, and nothing else that the line did.
 * What stands in its place is left, and named as a conflict.
 */
export const takeOutOfBin = (
  deps: Deps,
  by: Undoing,
  { lineId, rows }: { lineId: string; rows?: readonly RowOfLine[] | undefined },
): Promise<Undone | Refusal> =>
  revert(deps, by, lineId, ({ action, actorId }, changes) =>
    removalsOf(action, changes, rows, (change) => mayUndo([guardOf(change)], actorId, by)),
  )

type Choice = (
  line: { action: string; actorId: string | null },
  changes: readonly NotedChange[],
) => NotedChange[]

async function revert(deps: Deps, by: Undoing, lineId: string, choose: Choice): Promise<Undone | Refusal> {
  try {
    return await deps.db.transaction((tx) => revertIn(tx, deps, by, lineId, choose))
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

async function revertIn(
  tx: Transaction,
  { clock, settings: { limits } }: Pick<Platform, 'clock'> & Configured<'limits'>,
  by: Undoing,
  lineId: string,
  choose: Choice,
): Promise<Undone | Refusal> {
  const { weddingId } = by
  const isLine = and(eq(activityLines.weddingId, weddingId), eq(activityLines.id, lineId))
  const [line] = await tx.select().from(activityLines).where(isLine).for('update')
  if (!line) return 'noLine'
  if (line.undoneBy) return 'undone'
  const noted = (await readChanges(tx, weddingId, lineId)).filter((change) => isUndoable(change, line.action))
  const undoable = netChanges(noted.filter(({ before, after }) => before || after))
  const changes = choose(line, undoable)
  if (changes.length === 0) return 'final'
  if (!mayUndo(changes.map(guardOf), line.actorId, by)) return 'closed'
  const areas = [...new Set(changes.flatMap(areasOf))].sort()
  for (const area of areas) await lockForWriting(tx, weddingId, area)
  const revertAll = () => revertChanges({ tx, weddingId, lineId, now: clock.now() }, changes)
  const { undone, conflicts } =
    line.action === 'transport.applyProposal'
      ? await keepingBusOrder(tx, weddingId, guestsAmong(changes), revertAll)
      : await revertAll()
  const nothing = { lineId: null, undone: 0, announced: [], notified: false }
  if (undone === 0) return { ...nothing, conflicts }
  const unpeopled = await findUnpeopled(tx, weddingId, changes)
  // A family that came back alone would be forgotten: its people are in another one now.
  // Guests ask for a bus by the key of its stop: with two of one key, who goes by which would not be known.
  const repeated = await findRepeatedStops(tx, weddingId, changes)
  const impossible = [...unpeopled, ...repeated]
  if (impossible.length > 0) throw new Refused({ ...nothing, conflicts: [...impossible, ...conflicts] })
  await touchShown(tx, clock, by, changes)
  await takeBackAnswers(tx, weddingId, lineId, changes)
  if (changes.some(({ entity }) => entity === 'wedding_covers'))
    await removeOldestCovers(tx, weddingId, { now: clock.now(), most: COVERS_KEPT })
  const overfull = await findOverfull(tx, weddingId, limits, changes)
  if (overfull !== null) throw new Refused({ overfull })
  const named = await findNamedInPublishedDays(tx, weddingId, draftedVendors(changes))
  if (named) throw new Refused({ named: named.name })
  // The version of a list is never below the number of its rows.
  for (const area of areas) await recordChange(tx, by, area, Math.max(1, undone))
  const isWhole = changes.length === undoable.length
  const id = isWhole
    ? await markUndone(tx, weddingId, lineId, conflicts)
    : await noteConflicts(tx, weddingId, conflicts)
  await boundActivity(tx, weddingId)
  const ofDrafts = await findAreasOfDrafts(tx, areas)
  const announced = areas.map((area) => ({ area, visibility: visibilityOf(ofDrafts.includes(area)) }))
  const isUntold = isWhole && line.actorId !== null && conflicts.length === 0
  const notified =
    isUntold && (await takeBackPublication(tx, { weddingId, actorId: line.actorId! }, lineId, changes))
  return { lineId: id, undone, conflicts, announced, notified }
}

/** The agenda tells its hours by the zone of the wedding. */
const areasOf = (change: NotedChange): Area[] =>
  isOfZone(change) ? ['weddings', 'agenda'] : [loggedTable(change.entity).area]

const isOfZone = ({ entity, before }: NotedChange) =>
  entity === 'weddings' && before !== null && 'time_zone' in before

/**
 * The part of the agenda that calendars and vendors are shown has changed with the undoing, and is newer than before
 * it.
 */
const touchShown = async (
  tx: Transaction,
  clock: Platform['clock'],
  by: Undoing,
  changes: readonly NotedChange[],
) => {
  const keysOf = (entity: LoggedTable, isShown: (change: NotedChange) => boolean) =>
    changes.filter((change) => change.entity === entity && isShown(change)).map(({ key }) => key)
  const itemIds = keysOf('agenda_items', ({ before }) =>
    Object.keys(before ?? {}).some((column) => column !== 'is_done'),
  )
  const isEveryDay = changes.some(isOfZone)
  const dayIds = isEveryDay
    ? await listDayIds(tx, by.weddingId)
    : keysOf('agenda_days', ({ before }) => before !== null && 'date' in before)
  return touchItems(tx, clock, by, { itemIds, dayIds })
}

const listDayIds = async (tx: Transaction, weddingId: string) => {
  const days = await tx
    .select({ id: agendaDays.id })
    .from(agendaDays)
    .where(eq(agendaDays.weddingId, weddingId))
  return days.map(({ id }) => id)
}

/** Guests whom a proposal of buses has moved: they have not asked anew, and do not by going back. */
const guestsAmong = (changes: readonly NotedChange[]) =>
  changes.flatMap(({ entity, key }) => (entity === 'guests' ? [key] : []))

/** The vendors who are drafts again. */
const draftedVendors = (changes: readonly NotedChange[]) =>
  changes.flatMap(({ entity, key, before }) => (entity === 'vendors' && before?.['drafted_at'] ? [key] : []))

const visibilityOf = (isOfDrafts: boolean): Visibility => (isOfDrafts ? 'drafts' : 'all')

export const readChanges = (tx: Transaction, weddingId: string, lineId: string): Promise<NotedChange[]> =>
  tx
    .select({
      entity: sql<LoggedTable>`${activityChanges.entity}`,
      key: activityChanges.key,
      op: activityChanges.op,
      label: activityChanges.label,
      before: activityChanges.before,
      after: activityChanges.after,
    })
    .from(activityChanges)
    .where(and(eq(activityChanges.weddingId, weddingId), eq(activityChanges.lineId, lineId)))
    .orderBy(asc(activityChanges.seq))

const guardOf = ({ entity, op, before }: NotedChange) => ({
  entity,
  hasAmounts: op === 'update' && AMOUNTS.some((column) => before && column in before),
  hasPublished: op === 'update' && before !== null && 'drafted_at' in before,
})

/** Rows that could not be brought back are kept with the transaction's line. */
async function noteConflicts(tx: Transaction, weddingId: string, conflicts: UndoConflict[]) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update activity_lines set conflicts = ${JSON.stringify(conflicts)}::jsonb
    where wedding_id = ${weddingId} and id = activity_line() returning id`)
  return rows[0]!.id
}

/** The transaction's line is the undoing of that one. */
async function markUndone(tx: Transaction, weddingId: string, lineId: string, conflicts: UndoConflict[]) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with undoing as (
      update activity_lines set undoes = ${lineId}, conflicts = ${JSON.stringify(conflicts)}::jsonb
      where wedding_id = ${weddingId} and id = activity_line() returning id
    )
    update activity_lines l set undone_by = undoing.id from undoing
    where l.wedding_id = ${weddingId} and l.id = ${lineId} returning undoing.id`)
  return rows[0]!.id
}
