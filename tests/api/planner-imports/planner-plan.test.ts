import { beforeAll, expect, it } from 'vitest'
import { signedUp } from '../../support/accounts/person.ts'
import { warmReader } from '../../support/outside/import-files.ts'
import { guestList, PlannerSession } from '../../support/outside/planner-files.ts'
import { paidBy, usePayingApp } from '../../support/stripe/paying.ts'

const { app, stripe } = usePayingApp()

beforeAll(() => warmReader(app))

it('weddings that the plan does not cover are said before anything is written, and wait for it', async () => {
  const nuria = await signedUp(app, 'Nuria Planas', 'planner')
  const session = new PlannerSession(nuria, app)
  const read = await session.drop([
    guestList('2199-01-23 Olga e Iker/invitados.csv', 2),
    guestList('2199-02-13 Noa y Sergi/invitados.csv', 2),
  ])
  expect(read.room).toEqual({ max: 1, reason: 'plan' })
  const keys = read.rows.map(({ key }) => key)
  expect(await session.ask(keys)).toMatchObject({ status: 402, body: { code: 'PLAN_NEEDED' } })
  expect((await nuria.get('/api/weddings')).body).toEqual([])
  const one = await session.answer([{ key: keys[1]!, isOut: true }])
  expect(one.room, 'the first wedding is free').toBeNull()
  await session.answer([{ key: keys[1]!, isOut: false }])
  await paidBy(nuria, stripe)
  await nuria.post('/api/subscription/refresh')
  expect((await session.find()).room).toBeNull()
  expect((await session.apply(keys)).outcome!.rows.map(({ state }) => state)).toEqual(['done', 'done'])
})

it('a planner without the plan who has a wedding may still bring files into it', async () => {
  const nuria = await signedUp(app, 'Nuria Planas', 'planner')
  const own = await nuria.createWedding('Iker & Olga', '2199-01-23')
  const session = new PlannerSession(nuria, app)
  const read = await session.drop([guestList('Olga e Iker/invitados.csv', 2)])
  expect(read.room).toEqual({ max: 0, reason: 'plan' })
  const same = await session.answer([{ key: read.rows[0]!.key, same: own }])
  expect(same.room).toBeNull()
  expect((await session.apply()).outcome!.rows[0]).toMatchObject({ state: 'done', isNew: false })
})
