import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs } from '../../support/journeys/members.ts'
import { assigning, colleague } from '../../support/team.ts'
import { TEMPLATE_KINDS, templatesOf } from '../../support/template-kinds.ts'

const { app, cast } = useCast()

const TASKS = TEMPLATE_KINDS[0]!

let weddingId: string
let agency: string
let coordinator: Person
let helper: Person
let couple: Person

beforeAll(async () => {
  agency = cast.elena.userId
  weddingId = await cast.elena.createWedding('Nora & Xavi', shiftDay(dayInMadrid(new Date()), 200))
  coordinator = await colleague(app, cast.elena, 'Rocío Vega', 'coordinator')
  helper = await colleague(app, cast.elena, 'Nadia Amrani')
  for (const person of [coordinator, helper])
    await assigning(cast.elena, weddingId, person, person === coordinator ? 'lead' : 'coordinate')
  couple = await joinedAs(app, cast.elena, weddingId, 'couple')
  const own = { ...TASKS, body: (name: string) => ({ ...TASKS.body(name), isOffered: false }) }
  await templatesOf(cast.elena, own).add(uuidv7(), 'De la agencia')
  await templatesOf(cast.elena, TASKS).add(uuidv7(), 'Ofrecida')
  await templatesOf(cast.elena, TASKS).add(uuidv7(), 'Solo de Elena', true)
  await templatesOf(coordinator, TASKS, agency).add(uuidv7(), 'Solo de Rocío', true)
  await templatesOf(coordinator, TASKS).add(uuidv7(), 'Del negocio de Rocío')
})

const offersTo = async (person: Person) =>
  ((await person.get(`/api/weddings/${weddingId}/task-templates`)).body as { name: string; isOwn: boolean }[])
    .map(({ name, isOwn }) => `${name}${isOwn ? '' : ' (ofrecida)'}`)
    .sort()

describe('the templates of tasks in a wedding of an agency', () => {
  it('are the agency’s and their own for whose role has templates', async () => {
    expect(await offersTo(cast.elena)).toEqual(['De la agencia', 'Ofrecida', 'Solo de Elena'])
    expect(await offersTo(coordinator)).toEqual(['De la agencia', 'Ofrecida', 'Solo de Rocío'])
  })

  it('are what the agency offers to the others', async () => {
    expect(await offersTo(helper)).toEqual(['Ofrecida (ofrecida)'])
    expect(await offersTo(couple)).toEqual(['Ofrecida (ofrecida)'])
  })

  it('are used as far as they are seen, and their tasks are of who leads the wedding', async () => {
    const apply = (person: Person, id: string) =>
      person.post(`/api/weddings/${weddingId}/task-templates/${id}/apply`, { version: 1 })
    const planners = {
      ...TASKS,
      body: (name: string) => ({
        name,
        tasks: [{ key: uuidv7(), title: name, daysBefore: 30, who: 'planner' }],
      }),
    }
    const [secret, shared] = [uuidv7(), uuidv7()]
    await templatesOf(cast.elena, planners).add(secret, 'Secreta', true)
    await templatesOf(cast.elena, planners).add(shared, 'Para todos')
    for (const person of [coordinator, helper, couple])
      expect((await apply(person, secret)).body.code).toBe('TEMPLATE_NOT_FOUND')
    expect((await apply(coordinator, shared)).body).toMatchObject({ added: 1 })
    const tasks = (await cast.elena.get(`/api/weddings/${weddingId}/tasks`)).body as {
      title: string
      assignees: { userId: string }[]
    }[]
    const brought = tasks.find(({ title }) => title === 'Para todos')!
    expect(brought.assignees.map(({ userId }) => userId)).toEqual([coordinator.userId])
  })
})

it('a wedding says in whose name its member works there', async () => {
  const agencyOf = async (person: Person) => (await person.get(`/api/weddings/${weddingId}`)).body.agencyId
  expect(await agencyOf(coordinator)).toBe(agency)
  expect(await agencyOf(cast.elena)).toBeNull()
  expect(await agencyOf(couple)).toBeNull()
})
