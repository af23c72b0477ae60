import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { TEMPLATES_MAX } from '#domain/tasks/templates/task-template.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import type { Person } from '../../support/accounts/person.ts'
import { signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { joinedAs } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

const TODAY = dayInMadrid(new Date())
const TEMPLATES = '/api/planner/task-templates'

let weddingId: string
let at: string
let lucia: Person
let elena: Person

beforeEach(async () => {
  ;({ lucia } = cast)
  weddingId = await lucia.createWedding('Lucía y Martín', shiftDay(TODAY, 400))
  at = `/api/weddings/${weddingId}`
  elena = await joinedAs(app, lucia, weddingId, 'planner')
})

const task = (key: string, over: object = {}) => ({ key, title: key, daysBefore: 30, ...over })

const TASKS = [
  task('set-budget', { title: 'Presupuesto', daysBefore: 360, who: 'couple' }),
  task('visita', { title: 'Visita técnica', who: 'planner' }),
]

const added = async (over: object = {}, person = elena) =>
  (await person.post(TEMPLATES, { name: 'Boda de campo', tasks: TASKS, ...over })).body

const save = (template: { id: string; version: number }, over: object, person = elena) =>
  person.call('PUT', `${TEMPLATES}/${template.id}`, {
    name: 'Boda de campo',
    tasks: TASKS,
    version: template.version,
    ...over,
  })

const apply = (template: { id: string; version: number }, over: object = {}, person = elena, wedding = at) =>
  person.post(`${wedding}/task-templates/${template.id}/apply`, { version: template.version, ...over })

const tasksOf = async (person: Person) => (await person.get(`${at}/tasks`)).body

describe('the templates of a planner', () => {
  it('are added, read, saved, and listed by their names', async () => {
    const template = await added()
    expect(template).toMatchObject({ name: 'Boda de campo', version: 1, isOffered: false })
    await added({ name: 'Asturias', tasks: [] })
    const saved = (await save(template, { name: 'Campo', isOffered: true, tasks: [TASKS[0]] })).body
    expect(saved).toMatchObject({ version: 2, name: 'Campo', tasks: [{ key: 'set-budget' }] })
    expect((await elena.get(TEMPLATES)).body).toMatchObject([
      { name: 'Asturias', tasks: 0, weddings: 0 },
      { name: 'Campo', tasks: 1, weddings: 0, version: 2, deletedAt: null },
    ])
  })

  it('replace nothing that another device has saved since, and give it back', async () => {
    const template = await added()
    await save(template, { name: 'Del despacho' })
    const refused = await save(template, { name: 'Del móvil' })
    expect(refused.body.code).toBe('TEMPLATE_CHANGED')
    expect(refused.body.data.stored).toMatchObject({ name: 'Del despacho', version: 2 })
    const both = await Promise.all(
      ['Uno', 'Otro'].map((name) => save({ id: template.id, version: 2 }, { name })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is not saved from the last version that a number can say', async () => {
    const { id } = await added()
    expect((await save({ id, version: 2 ** 31 - 1 }, { name: 'Campo' })).status).toBe(409)
  })

  it('come back within thirty days after they were removed', async () => {
    const { id } = await added()
    expect((await elena.delete(`${TEMPLATES}/${id}`)).body).toEqual({ removed: true })
    expect((await elena.get(`${TEMPLATES}/${id}`)).body.code).toBe('TEMPLATE_NOT_FOUND')
    expect((await elena.get(TEMPLATES)).body).toMatchObject([{ id, deletedAt: expect.any(String) }])
    expect((await elena.post(`${TEMPLATES}/${id}/restore`)).body).toMatchObject({ id, name: 'Boda de campo' })
    expect((await elena.delete(`${TEMPLATES}/${id}`)).status).toBe(200)
    await app.db.execute(sql`update task_templates set deleted_at = deleted_at - interval '31 days'`)
    expect((await elena.post(`${TEMPLATES}/${id}/restore`)).body.code).toBe('TEMPLATE_NOT_FOUND')
  })

  it('are at most thirty, also when many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: TEMPLATES_MAX + 3 }, () => elena.post(TEMPLATES, { name: 'Otra', tasks: [] })),
    )
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(TEMPLATES_MAX)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'TOO_MANY_TEMPLATES',
      data: { max: TEMPLATES_MAX },
    })
  })

  it('are of their owner alone', async () => {
    const template = await added()
    const other = await signedUp(app, 'Otra Planner', 'planner')
    expect((await other.get(TEMPLATES)).body).toEqual([])
    for (const refused of [
      await other.get(`${TEMPLATES}/${template.id}`),
      await other.get(`${TEMPLATES}/${template.id}/weddings`),
      await save(template, {}, other),
      await other.delete(`${TEMPLATES}/${template.id}`),
      await other.post(`${TEMPLATES}/${template.id}/restore`),
    ])
      expect(refused.body.code).toBe('TEMPLATE_NOT_FOUND')
    expect((await lucia.get(TEMPLATES)).body.code).toBe('PLANNERS_ONLY')
  })
})

describe('a template in a wedding', () => {
  it('comes with its dates and people, once, and goes as one act', async () => {
    const template = await added()
    const { added: count, lineId } = (await apply(template)).body
    expect(count).toBe(2)
    expect(await tasksOf(lucia)).toMatchObject([
      {
        title: 'Presupuesto',
        due: { kind: 'days', daysBefore: 360 },
        assignees: [{ kind: 'member', userId: lucia.userId }],
      },
      { title: 'Visita técnica', assignees: [{ kind: 'member', userId: elena.userId }] },
    ])
    expect((await apply(template)).body).toEqual({ added: 0, lineId: null })
    expect((await elena.get(TEMPLATES)).body).toMatchObject([{ weddings: 1 }])
    await activityOf(elena, weddingId).undo(lineId)
    expect(await tasksOf(lucia)).toEqual([])
    expect((await elena.get(TEMPLATES)).body).toMatchObject([{ weddings: 0 }])
    expect((await apply(template)).body).toMatchObject({ added: 2 })
  })

  it('fits into the time that is left', async () => {
    await lucia.patch(at, { eventDate: shiftDay(TODAY, 60) })
    await apply(await added())
    const [first] = await tasksOf(lucia)
    expect(first.due.daysBefore).toBeLessThan(60)
  })

  it('brings no task that the suggested list has brought', async () => {
    await lucia.post(`${at}/tasks`, { title: 'Presupuesto', suggestionKey: 'set-budget' })
    expect((await apply(await added())).body).toMatchObject({ added: 1 })
  })

  it('is what was shown: one that was saved since is refused', async () => {
    const template = await added()
    await save(template, { tasks: [] })
    expect((await apply(template)).body.code).toBe('TEMPLATE_IS_NEWER')
  })

  it('comes as drafts that the couple does not see, by planners alone', async () => {
    const template = await added({ isOffered: true })
    expect((await apply(template, { isDraft: true }, lucia)).body.code).toBe('DRAFTS_OF_PLANNERS')
    const { lineId } = (await apply(template, { isDraft: true })).body
    expect(await tasksOf(lucia)).toEqual([])
    expect(await tasksOf(elena)).toHaveLength(2)
    await activityOf(elena, weddingId).undo(lineId)
    expect(await tasksOf(elena)).toEqual([])
  })

  it('is there for the couple once its planner offers it, and gone when the planner leaves', async () => {
    const template = await added()
    const listed = async () => (await lucia.get(`${at}/task-templates`)).body
    expect(await listed()).toEqual([])
    expect((await apply(template, {}, lucia)).body.code).toBe('TEMPLATE_NOT_FOUND')
    const offered = (await save(template, { isOffered: true })).body
    expect(await listed()).toMatchObject([{ id: template.id, version: 2, isOwn: false }])
    expect((await apply(offered, {}, lucia)).body).toMatchObject({ added: 2 })
    await elena.delete(`${at}/members/${elena.userId}`)
    expect(await listed()).toEqual([])
    expect((await elena.get(`${TEMPLATES}/${template.id}/weddings`)).body).toEqual([])
    expect((await apply(offered)).status).toBe(404)
  })
})

describe('a change of a template', () => {
  it('is offered to the weddings that use it, adds what is new, and forces nothing', async () => {
    const template = await added()
    await apply(template)
    const [, visit] = await tasksOf(lucia)
    await lucia.delete(`${at}/tasks/${visit.id}`)
    const saved = (await save(template, { tasks: [...TASKS, task('luz', { title: 'Luz de tarde' })] })).body
    expect(await tasksOf(lucia)).toHaveLength(1)
    const users = async () => (await elena.get(`${TEMPLATES}/${template.id}/weddings`)).body
    expect(await users()).toEqual([
      {
        weddingId,
        name: 'Lucía y Martín',
        eventDate: shiftDay(TODAY, 400),
        version: 1,
        missing: 1,
      },
    ])
    const { added: count, lineId } = (await apply(saved, { onlyNew: true })).body
    expect(count).toBe(1)
    expect((await tasksOf(lucia)).map(({ title }: { title: string }) => title)).toEqual([
      'Presupuesto',
      'Luz de tarde',
    ])
    expect(await users()).toMatchObject([{ version: 2, missing: 0 }])
    await activityOf(elena, weddingId).undo(lineId)
    expect(await users()).toMatchObject([{ version: 1, missing: 1 }])
  })
})
