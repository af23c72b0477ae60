import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { ridersOf } from '#domain/transport/riders.ts'
import { askedFor, type BusPerson, choicesOf, type Direction } from '#domain/transport/transport.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { listBusPeople, listTrips } from './transport.queries.ts'

type Ride = {
  direction: Direction
  riders: readonly { guestId: string; from: string | null; since?: string | undefined }[]
  key: string | null
  mayWait: boolean
}

type Refused = 'noGuest' | 'noStop' | 'elsewhere' | { free: number }

/**
 * Gives people a seat at a stop, all of them or none, or takes theirs away. The lock on the buses makes those who do so
 * at once wait for one another, so that the last seat goes to one of them and the others are asked.
 */
export async function ride(
  db: Database,
  by: ActingMember<'transport', 'edit'>,
  { direction, riders, key, mayWait }: Ride,
): Promise<BusPerson[] | Refused> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'transport')
    const people = await listBusPeople(tx, weddingId)
    const byId = new Map(people.map((person) => [person.id, person]))
    const once = new Map(riders.map((rider) => [rider.guestId, rider]))
    const asking = [...once.values()].map((rider) => ({ ...rider, person: byId.get(rider.guestId) }))
    if (asking.some(({ person }) => !person)) return 'noGuest'
    const trips = (await listTrips(tx, weddingId)).filter((trip) => trip.direction === direction)
    const isOf = (wanted: string | null) => (trip: (typeof trips)[number]) =>
      choicesOf(trip).some((stop) => stop.key === wanted)
    const trip = trips.find(isOf(key))
    if (key !== null && !trip) return 'noStop'
    // A stop of a bus that was removed is none.
    const shown = (stop: string | null) => (trips.some(isOf(stop)) ? stop : null)
    const moved = asking.flatMap(({ person, from, since }) => {
      const stored = askedFor(person!, direction)
      return stored === key
        ? []
        : [{ id: person!.id, since: since ?? null, isElsewhere: shown(stored) !== shown(from) }]
    })
    if (moved.some(({ isElsewhere }) => isElsewhere)) return 'elsewhere'
    const ids = new Set(moved.map(({ id }) => id))
    if (trip && !mayWait) {
      const others = ridersOf(
        trip,
        people.filter(({ id }) => !ids.has(id)),
      )
      const coming = moved.filter(({ id }) => !isOf(askedFor(byId.get(id)!, direction))(trip))
      const free = trip.seats - others.going.length - (moved.length - coming.length)
      if (coming.length > Math.max(0, free)) return { free: Math.max(0, free) }
    }
    if (ids.size > 0) {
      await storeStop(tx, weddingId, direction, key, moved)
      await recordChange(tx, by, ['transport', 'households'])
    }
    const now = await listBusPeople(tx, weddingId)
    return now.filter(({ id }) => asking.some(({ guestId }) => guestId === id))
  })
}

/** Without `since` the database notes that they ask now (`note_bus_order`). */
async function storeStop(
  tx: Transaction,
  weddingId: string,
  direction: Direction,
  key: string | null,
  moved: readonly { id: string; since: string | null }[],
) {
  const stop = sql.raw(direction === 'out' ? 'bus_out' : 'bus_back')
  const asked = sql.raw(direction === 'out' ? 'bus_out_at' : 'bus_back_at')
  await tx.execute(sql`
    update guests g set ${stop} = ${key},
      ${asked} = case when m.since is null then g.${asked} else least(m.since, statement_timestamp()) end
    from unnest(
      ${sql.param(moved.map(({ id }) => id))}::uuid[],
      ${sql.param(moved.map(({ since }) => since))}::timestamptz[]
    ) m (id, since)
    where g.wedding_id = ${weddingId} and g.id = m.id`)
}
