import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GuestSummary } from '#contract/guests.ts'
import type { Database, Transaction } from '#db/client.ts'
import { guests } from '#db/schema/guests.ts'
import { planHouseholds } from '#domain/guest-import/imported-households.ts'
import type { GuestUpdate } from '#domain/guest-import/imported-updates.ts'
import type { NewGuest } from '#domain/guests/guests.ts'
import type { GuestAge, InvitationLanguage } from '#domain/households/households.ts'
import { boundActivity } from '#server/areas/activity/activity.commands.ts'
import {
  listNamedHouseholds,
  saveImportedHouseholds,
} from '#server/areas/households/import-households.commands.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ImportedSeating, lockSeats, seatImported } from '#server/areas/seating/import-seats.commands.ts'
import { type ActingMember, activityLine, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import { countAgain } from '#server/core/table-statistics.commands.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { summariseGuests } from './guests.queries.ts'
import { updateImported } from './update-imported.commands.ts'

type ImportedGuest = NewGuest & {
  id?: string | undefined
  maybe?: boolean | undefined
  household?: string | null | undefined
  language?: InvitationLanguage | null | undefined
  age?: GuestAge | undefined
  ageYears?: number | null | undefined
  side?: string | null | undefined
  phone?: string | null | undefined
}

export type Import = {
  mode: 'append' | 'overwrite'
  guests: ImportedGuest[]
  updates?: GuestUpdate[] | undefined
  seating?: ImportedSeating | undefined
  version?: number | undefined
}

type ImportDone = {
  imported: number
  removed: number
  updated?: number
  households?: number
  withoutRoom?: number
  tables?: number
  seated?: number
  lineId?: string
}
type ImportRefusal = { changedTo: GuestSummary } | 'full'

/**
 * Brings a list in one transaction: all of it or nothing. An overwrite with a `version` is refused
 * when the list has changed since that version was read, so an answer that came in meanwhile
 * is never destroyed unseen. Guests come to the households that their rows name; those whose people an overwrite
 * removes stay for the new ones, with their links. `updates` change guests who are there, where they are as the person
 * saw them, and `seating` is written for who may change the tables. Repeating an import with the same ids changes
 * nothing. `'full'` when there would be more than `max` guests; nothing is written then.
 */
export async function importGuests(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  { mode, guests: given, updates = [], seating, version }: Import,
  { max, seatedBy }: { max: number; seatedBy: ActingMember<'seating', 'edit'> | null },
): Promise<Notified<ImportDone> | ImportDone | ImportRefusal> {
  const { weddingId } = by
  const newGuests = given.map((guest) => ({ ...guest, id: guest.id?.toLowerCase() ?? newId() }))
  return db.transaction(async (tx) => {
    if (seating && seatedBy) await lockSeats(tx, seatedBy)
    await waitForOtherWriters(tx, weddingId, mode)
    const repeated = await countRepeated(tx, weddingId, newGuests)
    if (repeated === newGuests.length && newGuests.length > 0)
      return { imported: newGuests.length, removed: 0 }
    if (mode === 'overwrite' && version !== undefined) {
      const now = await summariseGuests(tx, weddingId)
      if (now.version !== version) return { changedTo: now }
    }
    const kept = mode === 'append' ? (await tx.$count(guests, eq(guests.weddingId, weddingId))) - repeated : 0
    if (kept + newGuests.length > max) return 'full'
    const plan = await planImport(tx, weddingId, mode, newGuests)
    const deleted =
      mode === 'overwrite' ? await tx.delete(guests).where(eq(guests.weddingId, weddingId)) : { rowCount: 0 }
    const updated = mode === 'append' ? await updateImported(tx, weddingId, updates) : 0
    if (newGuests.length > 0) {
      await saveImportedHouseholds(tx, clock, weddingId, plan.households)
      await insertGuests(tx, clock, weddingId, newGuests, plan.householdOf)
    }
    const seats = seating && (seatedBy ? await seatImported(tx, seatedBy, clock.now(), seating) : NO_SEATS)
    const lineId = { lineId: await activityLine(tx) }
    if (updated + newGuests.length === 0)
      return { imported: 0, removed: 0, updated, ...seats, ...(seats && seats.seated > 0 && lineId) }
    // The version of the list is never below the number of its guests, which adding one relies on.
    await recordChange(tx, by, 'guests', Math.max(1, newGuests.length))
    if (mode === 'overwrite' || updated > 0 || newGuests.some(hasFacts))
      await recordChange(tx, by, 'households')
    await boundActivity(tx, weddingId)
    const counts = { imported: newGuests.length, removed: deleted.rowCount ?? 0 }
    await notify(tx, clock, by, 'guest.imported', updated > 0 ? { ...counts, updated } : counts)
    const { named, withoutRoom } = plan
    await countAgain(tx, newGuests.length, ['guests', 'households'])
    return new Notified({
      ...counts,
      ...(updates.length > 0 && { updated }),
      ...(named > 0 && { households: named, withoutRoom }),
      ...seats,
      ...lineId,
    })
  })
}

/** The tables have been closed to the person since the list was shown to them. */
const NO_SEATS = { tables: 0, seated: 0 }

/** Read before an overwrite removes the people of the households. */
async function planImport(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  mode: Import['mode'],
  newGuests: readonly (ImportedGuest & { id: string })[],
) {
  const known = newGuests.some(({ household }) => household) ? await listNamedHouseholds(tx, weddingId) : []
  const kept = mode === 'append' ? known : known.map((household) => ({ ...household, people: 0 }))
  return planHouseholds(newGuests, kept, newId)
}

const hasFacts = ({ household, language, age, side, phone }: ImportedGuest) =>
  Boolean(household || language || (age && age !== 'adult') || side || phone)

/**
 * An import waits until the additions under way have been committed, so that it counts them, and an
 * overwrite for the edits as well, which are in the version it is about to compare. Later ones are held
 * up: an edit that comes then finds its guest gone and says so to its author, an addition stands in the
 * new list.
 */
async function waitForOtherWriters(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  mode: Import['mode'],
) {
  await lockForWriting(tx, weddingId, 'guests')
  if (mode === 'append') return
  await tx.execute(sql`select from guests where wedding_id = ${weddingId} order by id for update`)
}

/** How many of the guests are in the list, by their ids. */
async function countRepeated(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  newGuests: readonly { id: string }[],
) {
  const ids = newGuests.map(({ id }) => id)
  return tx.$count(guests, and(eq(guests.weddingId, weddingId), inArray(guests.id, ids)))
}

async function insertGuests(
  tx: Transaction,
  clock: Clock,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  newGuests: readonly (ImportedGuest & { id: string })[],
  householdOf: ReadonlyMap<string, string>,
) {
  // One parameter for the whole list: 5,000 rows would be 30,000 placeholders otherwise.
  const rows = newGuests.map((guest, position) => ({
    ...guest,
    householdId: householdOf.get(guest.id) ?? null,
    position,
  }))
  const now = clock.now().toISOString()
  await tx.execute(sql`
    with list as (
      select greatest(${now}::timestamptz, max(created_at) + interval '1 microsecond') as "end"
      from guests where wedding_id = ${weddingId}
    )
    insert into guests (
      wedding_id, id, full_name, email, rsvp, maybe, notes, household_id, age, age_years, side, phone, created_at)
    select ${weddingId}, id, "fullName", email, rsvp, coalesce(maybe, false), notes, "householdId", coalesce(age, 'adult'), "ageYears",
      side, phone, list."end" + position * interval '1 microsecond'
    from list, json_to_recordset(${JSON.stringify(rows)}::json)
      as imported (id uuid, "fullName" text, email text, rsvp boolean, maybe boolean, notes text,
        "householdId" uuid, age text, "ageYears" int, side text, phone text, position int)
    on conflict (wedding_id, id) do nothing`)
}
