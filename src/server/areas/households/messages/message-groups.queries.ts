import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { formatClock } from '#domain/agenda/agenda-clock.ts'
import {
  isSameGroup,
  type KnownGroup,
  type MessageFamily,
  type MessageGroup,
  type NoMailReason,
} from '#domain/households/guest-messages.ts'
import { type BusTrip, choicesOf, departureOf, inOrder } from '#domain/transport/transport.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { findStops } from '../mails/guest-mails.queries.ts'

type Reading = Database | Transaction

/** A member who writes to groups, with the proofs of the sections that groups are made of; null for a closed one. */
export type GroupReader = {
  weddingId: MemberWeddingId<'guests', 'edit'>
  ofTransport: MemberWeddingId<'transport', 'view'> | null
  ofSeating: MemberWeddingId<'seating', 'view'> | null
}

type Read = {
  events: { id: string; name: string }[]
  sides: string[]
  tables: { id: string; number: number; name: string | null; event: string | null }[]
  trips: BusTrip[]
  hotels: { id: string; name: string }[]
}

/** The groups that a member can write to. */
export async function findMessageGroups(
  db: Reading,
  { weddingId, ofTransport, ofSeating }: GroupReader,
): Promise<KnownGroup[]> {
  const { rows } = await db.execute<Read>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name) order by e.date, e.position, e.id), '[]')
        from wedding_events e where e.wedding_id = ${weddingId}) as events,
      (select coalesce(json_agg(s.side order by s.side), '[]') from (
        select distinct side from guests where wedding_id = ${weddingId} and side is not null) s) as sides,
      (select coalesce(json_agg(json_build_object('id', t.id, 'number', t.number, 'name', t.name, 'event', e.name)
          order by e.name nulls first, t.number, t.id), '[]')
        from seating_tables t left join wedding_events e on (e.wedding_id, e.id) = (t.wedding_id, t.event_id)
        where t.wedding_id = ${ofSeating}) as tables,
      (select coalesce(json_agg(json_build_object('id', t.id, 'direction', t.direction, 'stops', t.stops,
          'createdAt', t.created_at)), '[]')
        from bus_trips t where t.wedding_id = ${ofTransport}) as trips,
      (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name) order by h.created_at, h.id), '[]')
        from hotels h where h.wedding_id = ${ofTransport}) as hotels`)
  const { events, sides, tables, trips, hotels } = rows[0]!
  const named = (kind: MessageGroup['kind'], of: string | null, label: string | null): KnownGroup => ({
    ...{ kind, of, label, stops: null },
  })
  return [
    named('all', null, null),
    named('pending', null, null),
    named('coming', null, null),
    ...events.map(({ id, name }) => named('event', id, name)),
    ...sides.map((side) => named('side', side, side)),
    ...inOrder(trips).map(busGroup),
    ...hotels.map(({ id, name }) => named('hotel', id, name)),
    ...tables.map(({ id, ...table }) => named('table', id, tableLabel(table))),
  ]
}

/** `11:15 · Plaza de Armas`: when a bus leaves, and the first of the stops that guests choose from. */
function busGroup(trip: BusTrip): KnownGroup {
  const departure = departureOf(trip)
  const stops = choicesOf(trip)
  return {
    kind: trip.direction === 'out' ? 'busOut' : 'busBack',
    of: trip.id,
    label: [departure === null ? null : formatClock(departure), stops[0]?.name].filter(Boolean).join(' · '),
    stops: stops.map(({ key }) => key),
  }
}

/** `4 · Familia Herrera`, with the event of another room. */
const tableLabel = ({ number, name, event }: Omit<Read['tables'][number], 'id'>) =>
  [number, name, event].filter(Boolean).join(' · ')

/** A group that a member asks for; `undefined` when it is not there for them. */
export async function findMessageGroup(
  db: Reading,
  reader: GroupReader,
  asked: MessageGroup,
): Promise<KnownGroup | undefined> {
  return (await findMessageGroups(db, reader)).find((known) => isSameGroup(known, asked))
}

/** The families of a wedding with all that groups are made of, in the order of the guest list. */
export async function findMessageFamilies(
  db: Reading,
  weddingId: MemberWeddingId<'guests', 'edit'>,
): Promise<MessageFamily[]> {
  const { rows } = await db.execute<MessageFamily>(sql`
    with people as (
      select coalesce(household_id, id) as key, guests.* from guests where wedding_id = ${weddingId}
    )
    select p.key, (array_agg(p.household_id))[1] as "householdId", h.email, h.sent_at as "sentAt",
      h.opened_at as "openedAt", h.answered_at as "answeredAt",
      json_agg(json_build_object('guestId', p.id, 'email', p.email, 'rsvp', p.rsvp, 'side', p.side,
        'busOut', p.bus_out, 'busBack', p.bus_back, 'hotelId', b.hotel_id,
        'tableIds', (select coalesce(json_agg(s.table_id), '[]') from seats s
          where (s.wedding_id, s.guest_id) = (p.wedding_id, p.id)),
        'answers', (select coalesce(json_object_agg(a.event_id, a.answer), '{}') from event_answers a
          where (a.wedding_id, a.guest_id) = (p.wedding_id, p.id))) order by p.created_at, p.id) as people
    from people p
    left join households h on h.wedding_id = ${weddingId} and h.id = p.household_id
    left join stays y on (y.wedding_id, y.guest_id) = (p.wedding_id, p.id)
    left join room_blocks b on (b.wedding_id, b.id) = (y.wedding_id, y.block_id)
    group by p.key, h.wedding_id, h.id
    order by min(p.created_at), p.key`)
  return rows
}

/** The addresses of a wedding that get no mails, each with the reason. */
export async function findNoMailReasons(
  db: Reading,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<Map<string, NoMailReason>> {
  const stops = await findStops(db, weddingId)
  return new Map(
    stops.map(({ address, isUnsubscribed }) => [address, isUnsubscribed ? 'unsubscribed' : 'refused']),
  )
}
