import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/operation/limits.ts'
import { chairsAt } from '#domain/seating/chairs.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs } from '../../support/journeys/members.ts'
import {
  anyAct,
  doAct,
  forwardAct,
  GUESTS,
  type Plan,
  readPlan,
  type Seated,
  TABLE_SEATS,
} from '../../support/journeys/seating-acts.ts'

const { app, cast } = useCast({
  limits: { ...LIMITS, person: { ...LIMITS.person, weddings: { couple: 1_000, planner: 1_000 } } },
})

/** SEATING_SEED repeats a run; what fast-check says of a failure names its seed too. */
const seed = Number(process.env['SEATING_SEED'] ?? Date.now() % 1_000_000)
const BOUNDED = { seed, interruptAfterTimeLimit: 25_000, markInterruptAsFailure: false, endOnFailure: true }
process.stdout.write(`SEATING_SEED=${seed}\n`)

/** Lucía and Martín with guests who come, of whom the first three are a family, before three tables of which one is ordered. */
async function aWedding(): Promise<Seated> {
  const weddingId = await cast.lucia.createWedding()
  const wedding = `/api/weddings/${weddingId}`
  const guests = Array.from({ length: GUESTS }, (_, index) => ({
    ...{ id: uuidv7(), fullName: `Persona ${index}`, rsvp: true },
  }))
  await cast.lucia.post(`${wedding}/guests/import`, { mode: 'append', guests })
  const ids = guests.map(({ id }) => id)
  await cast.lucia.post(`${wedding}/households`, { guestIds: ids.slice(0, 3) })
  const tables: string[] = []
  for (const seats of TABLE_SEATS)
    tables.push((await cast.lucia.post(`${wedding}/seating/tables`, { seats })).body.id)
  await cast.lucia.patch(`${wedding}/seating/tables/${tables[0]}`, { isOrdered: true })
  return {
    wedding,
    members: [cast.lucia, await joinedAs(app, cast.lucia, weddingId, 'couple')],
    guests: ids,
    tables,
  }
}

/** Each guest who comes is there once, on one chair of an ordered table at most, and no chair has two. */
async function expectWhole(seated: Seated, { tables, people }: Plan): Promise<void> {
  const guests: { id: string; rsvp: boolean | null }[] = (await cast.lucia.get(`${seated.wedding}/guests`))
    .body
  const coming = guests.flatMap(({ id, rsvp }) => (rsvp === true ? [id] : [])).toSorted()
  expect(people.flatMap(({ guestId, comes }) => (comes ? [guestId] : [])).toSorted()).toEqual(coming)
  const chairs = people.flatMap(({ tableId, chair }) => (chair === null ? [] : [`${tableId} ${chair}`]))
  expect(new Set(chairs).size).toBe(chairs.length)
  for (const table of tables.filter(({ isOrdered }) => isOrdered)) {
    const { taken, beyond } = chairsAt(table, people)
    const shown = [...taken.filter((person) => person !== null), ...beyond].map(({ guestId }) => guestId)
    const there = people.flatMap(({ guestId, tableId, comes }) =>
      comes && tableId === table.id ? [guestId] : [],
    )
    expect(shown.toSorted()).toEqual(there.toSorted())
  }
}

const seatsOf = ({ tables, people }: Plan) => ({
  tables: tables.map(({ id, seats, isOrdered }) => ({ id, seats, isOrdered })),
  people: people
    .map(({ guestId, tableId, chair, isLocked, comes }) => ({ guestId, tableId, chair, isLocked, comes }))
    .toSorted((one, other) => one.guestId.localeCompare(other.guestId)),
})

const repeatableAct = forwardAct.filter(({ kind }) => kind !== 'remove')

type Request = Parameters<Person['call']>

/** A member whose changes are noted, so that they can be sent again. */
const recorded = (member: Person, sent: Request[]): Person =>
  Object.assign(Object.create(member) as Person, {
    call(...request: Request) {
      if (request[0] !== 'GET') sent.push(request)
      return member.call(...request)
    },
  })

describe('whatever the members do', () => {
  it('at once, nobody is lost or on two chairs, and no chair has two', async () => {
    const batches = fc.array(fc.array(anyAct, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(batches, async (all) => {
        const seated = await aWedding()
        for (const acts of all) {
          const answers = await Promise.all(acts.map((act) => doAct(seated, act)))
          expect(answers.filter((status) => status >= 500)).toEqual([])
          await expectWhole(seated, await readPlan(seated))
        }
      }),
      { ...BOUNDED, numRuns: 12 },
    )
  }, 90_000)

  it('undoing all of it, from the last to the first, gives the same plan', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(forwardAct, { minLength: 2, maxLength: 10 }), async (acts) => {
        const seated = await aWedding()
        const [latest] = (await cast.lucia.get(`${seated.wedding}/activity`)).body.lines
        const before = seatsOf(await readPlan(seated))
        for (const act of acts) await doAct(seated, act)
        for (;;) {
          const { lines } = (await cast.lucia.get(`${seated.wedding}/activity`)).body
          const since = lines.slice(
            0,
            lines.findIndex(({ id }: { id: string }) => id === latest.id),
          )
          const next = since.find((line: Line) => line.undone === null && line.undoes === null)
          if (!next) break
          const { status, body } = await cast.lucia.post(`${seated.wedding}/activity/${next.id}/undo`, {})
          expect([status, body.conflicts]).toEqual([200, []])
        }
        expect(seatsOf(await readPlan(seated))).toEqual(before)
      }),
      { ...BOUNDED, numRuns: 12 },
    )
  }, 90_000)

  it('an act that is sent again is answered as the first time and changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(repeatableAct, { minLength: 3, maxLength: 10 }), async (acts) => {
        const seated = await aWedding()
        for (const act of acts) {
          const sent: Request[] = []
          const members = seated.members.map((member) => recorded(member, sent))
          const first = await doAct({ ...seated, members }, act)
          const after = await readPlan(seated)
          for (const request of sent)
            expect((await seated.members[act.by]!.call(...request)).status).toBe(first)
          expect(seatsOf(await readPlan(seated))).toEqual(seatsOf(after))
        }
      }),
      { ...BOUNDED, numRuns: 12 },
    )
  }, 90_000)

  it('a proposal moves nobody who has a lock', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(forwardAct, { minLength: 3, maxLength: 8 }),
        fc.nat(99),
        async (acts, draw) => {
          const seated = await aWedding()
          for (const act of acts) await doAct(seated, act)
          const locked = (plan: Plan) =>
            seatsOf(plan).people.filter(({ isLocked, comes }) => isLocked && comes)
          const before = locked(await readPlan(seated))
          await doAct(seated, { kind: 'propose', by: 1, seed: draw, isAnew: true })
          expect(locked(await readPlan(seated)).map(({ tableId }) => tableId)).toEqual(
            before.map(({ tableId }) => tableId),
          )
        },
      ),
      { ...BOUNDED, numRuns: 6 },
    )
  }, 90_000)
})

type Line = { id: string; undone: object | null; undoes: string | null }
