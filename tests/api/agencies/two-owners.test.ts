import { beforeEach, describe, expect, it } from 'vitest'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { agencyOf, colleague } from '../../support/team.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

let elena: Person
let nadia: Person
let weddingId: string

beforeEach(async () => {
  elena = await signedUp(app, 'Elena Montes', 'planner')
  nadia = await colleague(app, elena, 'Nadia Amrani')
  const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  weddingId = await lucia.createWedding('Lucía & Martín')
  await lucia.letIn(weddingId, elena, 'planner')
})

describe('what one owner decides while the page of another shows it as it was', () => {
  it('stays: a part in a wedding', async () => {
    const said = (body: { from: string | null; kind: string | null }, { userId } = nadia) =>
      elena.call('PUT', `${agencyOf(elena)}/weddings/${weddingId}/people/${userId}`, body)
    await said({ from: null, kind: 'coordinate' })
    const late = await said({ from: null, kind: 'lead' })
    expect(late).toMatchObject({ status: 409, body: { code: 'ASSIGNMENT_CHANGED' } })
    const coordinates = { userId: nadia.userId, kind: 'coordinate', isOwn: false }
    expect(late.body.data.wedding.assignments).toContainEqual(coordinates)
    const [wedding] = (await elena.get(agencyOf(elena))).body.weddings
    expect(wedding.assignments).toContainEqual(coordinates)
    expect((await said({ from: 'lead', kind: 'coordinate' })).status).toBe(200)
    expect((await said({ from: 'coordinate', kind: null })).status).toBe(200)
    // The founder leads where nothing else is said.
    expect((await said({ from: 'lead', kind: 'watch' }, elena)).status).toBe(200)
  })

  it('stays: a role', async () => {
    const says = (body: { from: string; role: string }) =>
      elena.patch(`${agencyOf(elena)}/people/${nadia.userId}`, body)
    expect((await says({ from: 'helper', role: 'coordinator' })).body).toMatchObject({ role: 'coordinator' })
    expect(await says({ from: 'helper', role: 'owner' })).toMatchObject({
      status: 409,
      body: { code: 'ROLE_CHANGED', data: { role: 'coordinator' } },
    })
    expect((await says({ from: 'helper', role: 'coordinator' })).status).toBe(200)
    expect((await says({ from: 'coordinator', role: 'owner' })).body).toMatchObject({ role: 'owner' })
  })
})

it('the weddings of a team are those to come, then those without a date, then the past ones', async () => {
  const today = dayInMadrid(new Date())
  const martin = await signedUp(app, 'Martín Aguirre', 'couple')
  for (const [name, days] of [
    ['Pasada', -9],
    ['En un año', 365],
    ['Hoy', 0],
  ] as const)
    await martin.letIn(await martin.createWedding(name, shiftDay(today, days)), elena, 'planner')
  const { weddings } = (await elena.get(agencyOf(elena))).body
  expect(weddings.map(({ name }: { name: string }) => name)).toEqual([
    ...['Hoy', 'En un año', 'Lucía & Martín', 'Pasada'],
  ])
})
