import { expect, it } from 'vitest'
import { shiftDay } from '#domain/time/dates.ts'
import { DEMO_GUESTS } from '#server/entry/demo/demo-guests.ts'
import { seedLodging } from '#server/entry/demo/seed-lodging.ts'
import { useCast } from '../../support/cast.ts'

const { cast } = useCast()

it('the hotels of the demo have people in them, one is full, and two days are tasks', async () => {
  const weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  const at = `/api/weddings/${weddingId}`
  await cast.lucia.post(`${at}/guests/import`, { mode: 'append', guests: DEMO_GUESTS })
  const lucia = async (method: string, path: string, body: unknown) => {
    const answer = await cast.lucia.call(method, `/api${path}`, body)
    expect(answer.status, path).toBeLessThan(300)
    return answer.body
  }
  await seedLodging({ lucia, weddingId, onDay: (offset) => shiftDay('2027-04-10', offset) })
  const people = (await cast.lucia.get(`${at}/lodging/people`)).body
  const needs = people.map(({ need }: { need: string | null }) => need)
  for (const need of ['booked', 'wanted', 'unneeded', null]) expect(needs).toContain(need)
  const { rooms } = (await cast.lucia.get(`${at}/task-facts`)).body
  expect(rooms.map(({ isSettled }: { isSettled: boolean }) => isSettled)).toEqual([false, true])
})
