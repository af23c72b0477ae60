import fc from 'fast-check'
import { proposePlan } from '#domain/seating/proposal.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import type { Person } from '../accounts/person.ts'

/** The tables of a wedding of these acts by their seats, and how many guests it has. */
export const TABLE_SEATS = [3, 4, 2] as const
export const GUESTS = 7

/** An act of one of the members; guests and tables are meant by their index. */
export type SeatingAct = { by: number } & (
  | { kind: 'seat'; guest: number; table: number; chair: number | undefined }
  | { kind: 'unseat' | 'lock'; guest: number }
  | { kind: 'remove'; guest: number }
  | { kind: 'answer'; guest: number; comes: boolean }
  | { kind: 'exchange'; guest: number; other: number }
  | { kind: 'order'; table: number; isOrdered: boolean }
  | { kind: 'resize'; table: number; seats: number }
  | { kind: 'propose'; seed: number; isAnew: boolean }
  | { kind: 'undo'; back: number }
)

const guest = fc.nat(GUESTS - 1)
const table = fc.nat(TABLE_SEATS.length - 1)
const by = fc.nat(1)

/** The acts on who sits where and on which chair; each of them is a line that can be undone. */
export const forwardAct: fc.Arbitrary<SeatingAct> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ kind: fc.constant('seat' as const), by, guest, table },
      chair: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('unseat' as const, 'lock' as const), by, guest }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), by, guest }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('answer' as const), by, guest, comes: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('exchange' as const), by, guest, other: guest }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('order' as const), by, table, isOrdered: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('resize' as const),
      by,
      table,
      seats: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('propose' as const),
      by,
      seed: fc.nat(99),
      isAnew: fc.boolean(),
    }),
  },
)

/** The same, and undoing one of the last lines. */
export const anyAct: fc.Arbitrary<SeatingAct> = fc.oneof(
  { weight: 5, arbitrary: forwardAct },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), by, back: fc.nat(3) }) },
)

export type Plan = { tables: SeatingTable[]; people: SeatingPerson[] }

/** A wedding with its members, guests and tables. */
export type Seated = { wedding: string; members: readonly Person[]; guests: string[]; tables: string[] }

export async function readPlan({ wedding, members }: Seated): Promise<Plan> {
  const [tables, people] = await Promise.all(
    ['tables', 'people'].map(async (list) => (await members[0]!.get(`${wedding}/seating/${list}`)).body),
  )
  return { tables, people }
}

/** Does an act as the member's screen would, from the plan as that member sees it now; gives the status of the answer. */
export async function doAct(seated: Seated, act: SeatingAct): Promise<number> {
  const { wedding, members, guests, tables } = seated
  const member = members[act.by]!
  const seating = `${wedding}/seating`
  if (act.kind === 'undo') {
    const lines: { id: string }[] = (await member.get(`${wedding}/activity`)).body.lines
    const line = lines[act.back]
    return line ? (await member.post(`${wedding}/activity/${line.id}/undo`, {})).status : 200
  }
  if (act.kind === 'order' || act.kind === 'resize') {
    const over = act.kind === 'order' ? { isOrdered: act.isOrdered } : { seats: act.seats }
    return (await member.patch(`${seating}/tables/${tables[act.table]}`, over)).status
  }
  if (act.kind === 'propose') return propose(seated, act, member)
  const guestId = guests[act.guest]!
  if (act.kind === 'remove') return (await member.delete(`${wedding}/guests/${guestId}`)).status
  if (act.kind === 'answer')
    return (await member.patch(`${wedding}/guests/${guestId}`, { rsvp: act.comes })).status
  const { people } = await readPlan(seated)
  const person = people.find((one) => one.guestId === guestId)
  if (!person) return 404
  const from = { tableId: person.tableId }
  const put = async (body: object) => (await member.call('PUT', `${seating}/people/${guestId}`, body)).status
  if (act.kind === 'seat') return put({ tableId: tables[act.table], chair: act.chair, from })
  if (act.kind === 'unseat') return put({ tableId: null, from })
  if (act.kind !== 'exchange') return put({ tableId: person.tableId, isLocked: !person.isLocked, from })
  const other = people.find((one) => one.guestId === guests[act.other])
  if (!other || other === person) return 404
  return (await member.post(`${seating}/plan`, { moves: [comesTo(person, other), comesTo(other, person)] }))
    .status
}

const comesTo = (person: SeatingPerson, other: SeatingPerson) => ({
  ...{ guestId: person.guestId, from: person.tableId, tableId: other.tableId },
  ...{ chair: other.chair, fromChair: person.chair },
})

async function propose(
  seated: Seated,
  { seed, isAnew }: { seed: number; isAnew: boolean },
  member: Person,
): Promise<number> {
  const plan = await readPlan(seated)
  const { moves } = proposePlan({ ...plan, rules: [], isAnew }, seed)
  if (moves.length === 0) return 200
  const sent = moves.map(({ guestId, from, to }) => ({ guestId, from, tableId: to }))
  return (await member.post(`${seated.wedding}/seating/plan`, { moves: sent })).status
}
