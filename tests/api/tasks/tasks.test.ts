import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/operation/limits.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs } from '../../support/journeys/members.ts'

const { app, cast } = useCast({
  limits: {
    ...LIMITS,
    wedding: { ...LIMITS.wedding, tasks: 4 },
    person: { ...LIMITS.person, weddings: { couple: 1_000, planner: 1_000 } },
  },
})

let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding()
  at = `/api/weddings/${weddingId}/tasks`
})

const addTask = async (over: object = {}) =>
  (await cast.lucia.post(at, { title: 'Reservar la finca', ...over })).body
const listTasks = async () => (await cast.lucia.get(at)).body
const titles = async () => (await listTasks()).map(({ title }: { title: string }) => title)

describe('tasks', () => {
  it('are listed in the order they were added, with all that they say', async () => {
    const vendor = { kind: 'component', componentType: 'finca' }
    await addTask({
      due: { kind: 'days', daysBefore: 340 },
      assignees: [
        { kind: 'member', userId: cast.lucia.userId },
        { kind: 'person', name: '  la   tía Puri ' },
      ],
      notes: 'Con plan B si llueve',
      about: vendor,
      rule: { fact: 'componentConfirmed', componentTypes: ['finca', 'salon-de-banquetes'] },
    })
    await addTask({ title: 'Pedir cita', due: { kind: 'day', on: '2027-03-01' } })
    expect(await listTasks()).toMatchObject([
      {
        title: 'Reservar la finca',
        due: { kind: 'days', daysBefore: 340 },
        assignees: [
          { kind: 'member', userId: cast.lucia.userId },
          { kind: 'person', name: 'la tía Puri' },
        ],
        notes: 'Con plan B si llueve',
        about: vendor,
        rule: { fact: 'componentConfirmed', componentTypes: ['finca', 'salon-de-banquetes'] },
        mark: null,
      },
      { title: 'Pedir cita', due: { kind: 'day', on: '2027-03-01' }, assignees: [], rule: null },
    ])
  })

  it('are added once, however often the request is repeated', async () => {
    const id = uuidv7()
    expect(await addTask({ id })).toEqual(await addTask({ id, title: 'Otra' }))
    expect(await titles()).toEqual(['Reservar la finca'])
  })

  it.each([
    ['a blank title', { title: ' \u200b ' }],
    ['a title of 201 characters', { title: 'a'.repeat(201) }],
    ['a day that is none', { due: { kind: 'day', on: '2027-02-30' } }],
    ['more days than a wedding is planned', { due: { kind: 'days', daysBefore: 5000 } }],
    ['one person twice', { assignees: ['Puri', 'puri '].map((name) => ({ kind: 'person', name })) }],
    ['a fact that nobody knows', { rule: { fact: 'moonIsFull' } }],
    ['a rule of no component', { rule: { fact: 'componentConfirmed', componentTypes: [] } }],
  ])('refuse %s', async (_, over) => {
    expect((await cast.lucia.post(at, { title: 'Reservar', ...over })).status).toBe(400)
    expect(await titles()).toEqual([])
  })

  it('may have a day in the past and a title of 200 characters', async () => {
    const long = '💐'.repeat(100)
    const over = { title: long, due: { kind: 'day', on: '2001-01-01' } }
    expect(await addTask(over)).toMatchObject(over)
  })
})

describe('a change of a task', () => {
  it('touches only its fields: two people who tick and rename at once lose neither', async () => {
    const { id } = await addTask()
    const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
    await Promise.all([
      cast.lucia.patch(`${at}/${id}`, { mark: 'done' }),
      martin.patch(`${at}/${id}`, { title: 'Reservar la casa' }),
    ])
    expect(await listTasks()).toMatchObject([{ title: 'Reservar la casa', mark: 'done' }])
  })

  it('keeps who another has given it meanwhile', async () => {
    const puri = { kind: 'person', name: 'Puri' }
    const paco = { kind: 'person', name: 'Paco' }
    const mine = { kind: 'member', userId: cast.lucia.userId }
    const { id } = await addTask({ assignees: [puri] })
    await cast.lucia.patch(`${at}/${id}`, { assignees: [puri, paco], from: { assignees: [puri] } })
    const { body } = await cast.lucia.patch(`${at}/${id}`, { assignees: [mine], from: { assignees: [puri] } })
    expect(body.assignees).toEqual([mine, paco])
  })

  it('turns days before the wedding into a day and back, and never has both', async () => {
    const { id } = await addTask({ due: { kind: 'days', daysBefore: 30 } })
    const day = { kind: 'day', on: '2027-05-01' }
    expect((await cast.lucia.patch(`${at}/${id}`, { due: day })).body.due).toEqual(day)
    expect((await cast.lucia.patch(`${at}/${id}`, { due: null })).body.due).toBeNull()
  })

  it('that changes nothing leaves the list as the browser has it', async () => {
    const about = { kind: 'area', area: 'budget' }
    const { id } = await addTask({ about })
    const { headers } = await cast.lucia.get(at)
    await cast.lucia.patch(`${at}/${id}`, { about, title: 'Reservar la finca', rule: null })
    expect((await cast.lucia.get(at)).headers.get('etag')).toBe(headers.get('etag'))
  })
})

describe('a list of tasks', () => {
  const list = (...keys: string[]) => ({ tasks: keys.map((key) => ({ title: key, suggestionKey: key })) })

  it('is added whole, and what came from a suggestion never twice', async () => {
    expect((await cast.lucia.post(`${at}/batch`, list('finca', 'catering', 'finca'))).body).toMatchObject({
      added: 2,
    })
    expect((await cast.lucia.post(`${at}/batch`, list('catering', 'flores'))).body).toMatchObject({
      added: 1,
    })
    expect(await titles()).toEqual(['finca', 'catering', 'flores'])
  })

  it('is taken back by its line of activity, and leaves none when it added nothing', async () => {
    const { lineId } = (await cast.lucia.post(`${at}/batch`, list('finca', 'catering'))).body
    expect((await cast.lucia.post(`${at}/batch`, list('finca'))).body).toEqual({ added: 0, lineId: null })
    expect((await cast.lucia.post(`/api/weddings/${weddingId}/activity/${lineId}/undo`, {})).status).toBe(200)
    expect(await titles()).toEqual([])
  })

  it('that is too long adds nothing', async () => {
    await addTask()
    const { status, body } = await cast.lucia.post(`${at}/batch`, list('a', 'b', 'c', 'd'))
    expect([status, body]).toMatchObject([409, { code: 'TOO_MANY_TASKS', data: { max: 4 } }])
    expect(await titles()).toEqual(['Reservar la finca'])
  })

  it('has room for one more only below its limit', async () => {
    await cast.lucia.post(`${at}/batch`, list('a', 'b', 'c'))
    expect((await cast.lucia.post(at, { title: 'd' })).status).toBe(201)
    expect((await cast.lucia.post(at, { title: 'e' })).status).toBe(409)
  })
})

describe('a task that is removed', () => {
  it('is gone for all, and comes back as it was by undoing', async () => {
    const task = await addTask({ notes: 'Con plan B', assignees: [{ kind: 'person', name: 'Puri' }] })
    await cast.lucia.delete(`${at}/${task.id}`)
    expect(await titles()).toEqual([])
    expect((await cast.lucia.delete(`${at}/${task.id}`)).status).toBe(404)
    const activity = `/api/weddings/${weddingId}/activity`
    const [line] = (await cast.lucia.get(activity)).body.lines
    expect((await cast.lucia.post(`${activity}/${line.id}/undo`, {})).status).toBe(200)
    expect(await listTasks()).toEqual([task])
  })
})

describe('the tasks of a member who is removed', () => {
  it('are still theirs, so that the list can say that they left', async () => {
    const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
    const his = { kind: 'member', userId: martin.userId }
    await addTask({ assignees: [his] })
    await cast.lucia.delete(`/api/weddings/${weddingId}/members/${martin.userId}`)
    expect(await listTasks()).toMatchObject([{ assignees: [his] }])
    expect((await martin.get(at)).status).toBe(404)
  })
})

describe('a task with comments and files', () => {
  it('has them again when it comes back', async () => {
    const { id } = await addTask()
    await cast.lucia.post(`${at}/${id}/comments`, { text: '¿Llamas tú?' })
    const form = { name: 'impreso.txt', bytes: Buffer.from('790') }
    expect((await cast.lucia.sendBytes(`${at}/${id}/files?name=${form.name}`, form.bytes)).status).toBe(201)
    await cast.lucia.delete(`${at}/${id}`)
    expect((await cast.lucia.get(`${at}/${id}/comments`)).status).toBe(404)
    const activity = `/api/weddings/${weddingId}/activity`
    const [line] = (await cast.lucia.get(activity)).body.lines
    await cast.lucia.post(`${activity}/${line.id}/undo`, {})
    expect((await cast.lucia.get(`${at}/${id}/comments`)).body).toMatchObject([{ text: '¿Llamas tú?' }])
    expect((await cast.lucia.get(`${at}/${id}/files`)).body).toMatchObject([{ name: 'impreso.txt' }])
  })
})

describe('a member who gets a task', () => {
  it('is notified of that, and nobody else', async () => {
    const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
    const aunt = await joinedAs(app, cast.lucia, weddingId, 'family')
    const newsOf = async (person: typeof martin) =>
      (await person.get(`/api/notifications?limit=50&weddingId=${weddingId}`)).body
        .filter(({ action }: { action: string }) => action === 'task.assigned')
        .map(({ count, url }: { count: number; url: string }) => ({ count, url }))
    const his = { kind: 'member', userId: martin.userId }
    const { id } = await addTask({ assignees: [his, { kind: 'member', userId: cast.lucia.userId }] })
    await cast.lucia.patch(`${at}/${id}`, { title: 'Reservar la casa', assignees: [his] })
    expect(await newsOf(martin)).toEqual([{ count: 1, url: `/app/couple/${weddingId}/tasks?destacar=${id}` }])
    expect(await newsOf(aunt)).toEqual([])
    expect(await newsOf(cast.lucia)).toEqual([])
  })
})

describe('the tasks of a wedding', () => {
  it('are seen by relatives, and ticked by those who may edit them', async () => {
    const { id } = await addTask()
    const aunt = await joinedAs(app, cast.lucia, weddingId, 'family')
    expect((await aunt.get(at)).body).toHaveLength(1)
    expect((await aunt.patch(`${at}/${id}`, { mark: 'done' })).status).toBe(403)
  })
})
