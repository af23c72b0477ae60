import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { agendaDays } from '#db/schema/agenda.ts'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import { keepClockTimes } from '#server/areas/agenda-items/keep-clock-times.commands.ts'
import { touchItems } from '#server/areas/agenda-items/touch-items.commands.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { Notified } from '#server/core/notified.ts'
import { forgetToldStarts } from '#server/core/told-start.commands.ts'
import { newId } from '#server/platform/ids.ts'
import { type DraftNamed, insertItems, type NewAgendaItem } from './agenda.commands.ts'
import { countDays, countItems, dayColumns, findDay } from './agenda.queries.ts'
import { findDraftAmong } from './draft-responsible.queries.ts'

export type NewAgendaDay = {
  id?: string | undefined
  name: string
  date: string
  isDraft?: boolean
  createdAt?: string | undefined
  items: NewAgendaItem[]
}

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'limits'>

/**
 * Adds a day with its items; idempotent: retries share the id, so a repeated one returns the existing day and adds
 * nothing.
 */
export async function addDay(
  { db, clock, settings: { limits } }: Deps,
  by: ActingMember<'agenda', 'edit'>,
  added: NewAgendaDay,
): Promise<Notified<AgendaDay> | AgendaDay | 'tooManyDays' | 'tooManyItems' | DraftNamed> {
  const { weddingId } = by
  const id = added.id ?? newId()
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'agenda')
    const existing = await findDay(tx, weddingId, id)
    if (existing) return existing
    if ((await countDays(tx, weddingId)) >= limits.wedding.agendaDays) return 'tooManyDays'
    if ((await countItems(tx, weddingId)) + added.items.length > limits.wedding.agendaItems)
      return 'tooManyItems'
    const responsible = added.items.flatMap((item) => item.responsible)
    const named = !added.isDraft && (await findDraftAmong(tx, weddingId, responsible))
    if (named) return { draftNamed: named.name }
    const now = clock.now().toISOString()
    const [day] = await tx
      .insert(agendaDays)
      .values({
        weddingId,
        id,
        name: added.name,
        date: added.date,
        draftedAt: added.isDraft ? clock.now() : null,
        createdAt: sql`least(${added.createdAt ?? now}::timestamptz, ${now}::timestamptz)`,
      })
      .returning(dayColumns)
    await insertItems(tx, clock, by, id, added.items)
    await recordChange(tx, by, 'agenda')
    await notify(tx, clock, by, 'agenda.changed', { itemId: null, itemTitle: null })
    return new Notified(day!)
  })
}

export type AgendaDayChanges = { name?: string | undefined; date?: string | undefined }

/** Changes a day. On another date its items keep the time that the clock showed. */
export async function updateDay(
  db: Database,
  clock: Platform['clock'],
  by: ActingMember<'agenda', 'edit'>,
  dayId: string,
  { name, date }: AgendaDayChanges,
): Promise<Notified<AgendaDay> | AgendaDay | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'agenda')
    const before = await findDay(tx, weddingId, dayId)
    if (!before) return undefined
    const after = { ...before, name: name ?? before.name, date: date ?? before.date }
    if (after.name === before.name && after.date === before.date) return before
    await tx
      .update(agendaDays)
      .set({ name: after.name, date: after.date })
      .where(and(eq(agendaDays.weddingId, weddingId), eq(agendaDays.id, dayId)))
    await keepClockTimes(tx, by, before, after)
    if (after.date !== before.date) {
      await forgetToldStarts(tx, by, dayId)
      await touchItems(tx, clock, by, { dayIds: [dayId] })
    }
    await recordChange(tx, by, 'agenda')
    await notify(tx, clock, by, 'agenda.changed', { itemId: null, itemTitle: null })
    return new Notified(after)
  })
}

/** Removes a day with its items; `false` when there is no such day. */
export async function removeDay(
  db: Database,
  clock: Platform['clock'],
  by: ActingMember<'agenda', 'edit'>,
  dayId: string,
): Promise<Notified<true> | false> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'agenda')
    const removed = await tx
      .delete(agendaDays)
      .where(and(eq(agendaDays.weddingId, weddingId), eq(agendaDays.id, dayId)))
      .returning({ id: agendaDays.id })
    if (removed.length === 0) return false
    // A day that a planner has prepared from it stays, as a day of its own.
    await tx.execute(sql`
      update public.agenda_days set replaces = null where wedding_id = ${weddingId} and replaces = ${dayId}`)
    await recordChange(tx, by, 'agenda')
    await notify(tx, clock, by, 'agenda.changed', { itemId: null, itemTitle: null })
    return new Notified(true)
  })
}
