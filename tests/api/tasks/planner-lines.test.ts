import { expect, it } from 'vitest'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

const TODAY = dayInMadrid(new Date())
const inDays = (days: number) => ({ kind: 'day', on: shiftDay(TODAY, days) })

it('a planner reads what is late and next in each wedding, by what people and facts have ticked', async () => {
  const weddingId = await cast.lucia.createWedding('Lucía y Martín', shiftDay(TODAY, 100))
  const at = `/api/weddings/${weddingId}`
  const planner = await joinedAs(app, cast.lucia, weddingId, 'planner')
  const lines = async () => (await planner.get('/api/planner/task-lines')).body
  expect(await lines()).toEqual([])
  await cast.lucia.post(`${at}/tasks`, { title: 'Finca', due: inDays(-30) })
  await cast.lucia.post(`${at}/tasks`, { title: 'Lista', due: inDays(-2), rule: { fact: 'guestsAdded' } })
  const id = (await cast.lucia.post(`${at}/tasks`, { title: 'Votos', due: { kind: 'days', daysBefore: 95 } }))
    .body.id
  await cast.lucia.post(`${at}/tasks`, { title: 'Lejos', due: { kind: 'days', daysBefore: 1 } })
  const next = { id, title: 'Votos', day: shiftDay(TODAY, 5) }
  expect(await lines()).toEqual([{ weddingId, late: 2, next }])
  await cast.lucia.addGuest(weddingId, 'Ana Gil')
  expect(await lines()).toEqual([{ weddingId, late: 1, next }])
  await setLevels(cast.lucia, weddingId, planner, { tasks: 'none' })
  expect(await lines()).toEqual([])
})
