import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { join, type Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { contractCalls } from '../../support/contract/contract-calls.ts'
import { listening } from '../../support/outside/live-stream.ts'
import { read } from '../../support/outside/wedding-zip.ts'

const { app, cast } = useCast()

/** Stands in every text of a draft, and nowhere else. */
const SECRET = 'Zarzamora'

let weddingId: string
let wedding: string
let lucia: Person
let elena: Person

beforeEach(async () => {
  ;({ lucia, elena } = cast)
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  wedding = `/api/weddings/${weddingId}`
  await join(lucia, weddingId, elena)
})

const draftTask = async (over: object = {}): Promise<string> =>
  (
    await elena.post(`${wedding}/tasks`, {
      title: `${SECRET} sorpresa`,
      isDraft: true,
      due: { kind: 'days', daysBefore: 1 },
      ...over,
    })
  ).body.id

const notices = async (person: Person): Promise<string[]> =>
  (await person.get('/api/notifications')).body
    .filter(
      (line: { weddingId: string; action: string }) =>
        line.weddingId === weddingId && line.action !== 'member.joined',
    )
    .map(({ action }: { action: string }) => action)

describe('a task that a planner prepares', () => {
  it('is in no answer, page or download of a couple', async () => {
    const taskId = await draftTask({ notes: SECRET, assignees: [{ kind: 'member', userId: lucia.userId }] })
    const file = await elena.sendBytes(
      `${wedding}/tasks/${taskId}/files?name=${SECRET}.pdf`,
      Buffer.from(SECRET),
    )
    expect(file.status).toBe(201)
    await elena.post(`${wedding}/tasks/${taskId}/comments`, {
      text: `@Lucía ${SECRET}`,
      mentions: [lucia.userId],
    })
    const rows: Record<string, string> = { weddingId, taskId, fileId: file.body.id }
    const reads = contractCalls().filter(({ method, path }) => method === 'GET' && path !== '/live')
    for (const { name, path } of reads) {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => rows[parameter] ?? randomUUID())
      const answer = await app.fetch(`/api${filled}`, { headers: { cookie: lucia.cookie } })
      const text = await answer.text()
      expect(text, name).not.toMatch(new RegExp(SECRET, 'i'))
      for (const id of Object.values(rows).slice(1)) expect(text, name).not.toContain(id)
    }
    for (const place of ['', '/tasks', '/members']) {
      const page = await app.fetch(`/app/couple/${weddingId}${place}`, { headers: { cookie: lucia.cookie } })
      expect(await page.text(), place).not.toContain(SECRET)
    }
    for (const person of [lucia, elena]) {
      const zip = await app.fetch(`${wedding}/archive`, { headers: { cookie: person.cookie } })
      const texts = [...(await read(Buffer.from(await zip.arrayBuffer())))].flat().map(String).join('\n')
      expect(texts).not.toContain(SECRET)
    }
    expect(await notices(lucia)).toEqual([])
    expect((await elena.get(`${wedding}/tasks`)).body).toMatchObject([{ id: taskId, isDraft: true }])
  })

  it('counts in no figure of the couple, and leaves the version of their list as it is', async () => {
    await lucia.post(`${wedding}/tasks`, { title: 'Elegir anillos' })
    const list = () => app.fetch(`${wedding}/tasks`, { headers: { cookie: lucia.cookie } })
    const before = (await list()).headers.get('etag')
    const figures = (await lucia.get(`${wedding}/next-tasks`)).body
    const taskId = await draftTask()
    await elena.patch(`${wedding}/tasks/${taskId}`, { mark: 'done' })
    await elena.delete(`${wedding}/tasks/${taskId}`)
    await draftTask()
    expect((await list()).headers.get('etag')).toBe(before)
    expect((await lucia.get(`${wedding}/next-tasks`)).body).toEqual(figures)
    expect(JSON.stringify(await activityOf(lucia, weddingId).page())).not.toContain(SECRET)
    expect(await activityOf(lucia, weddingId).trash()).toEqual([])
  })

  it('cannot be changed, commented or shown by a couple who knows its id', async () => {
    const taskId = await draftTask()
    const answers = [
      await lucia.patch(`${wedding}/tasks/${taskId}`, { title: 'Otra' }),
      await lucia.delete(`${wedding}/tasks/${taskId}`),
      await lucia.post(`${wedding}/tasks/${taskId}/comments`, { text: 'Hola' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await lucia.post(`${wedding}/tasks/publish`, { taskIds: [taskId] })).body).toEqual({
      published: 0,
    })
    for (const refused of [
      await lucia.post(`${wedding}/tasks`, { title: 'Mía', isDraft: true }),
      await lucia.post(`${wedding}/tasks/batch`, { tasks: [{ title: 'Mía', isDraft: true }] }),
      await lucia.post(`${wedding}/tasks/unpublish`, { taskIds: [taskId] }),
    ])
      expect(refused.body.code).toBe('DRAFTS_OF_PLANNERS')
  })

  it('is told of by no live message until it is shown', async () => {
    const [ofLucia, ofElena] = await Promise.all(
      [lucia, elena].map((person) => listening(person, `?weddingId=${weddingId}`)),
    )
    const taskId = await draftTask()
    expect(await ofElena!.until('changed')).toMatchObject({ area: 'tasks' })
    await app.platform.live.beat()
    expect((await ofLucia!.untilBeat()).filter(({ type }) => type === 'changed')).toEqual([])
    await elena.post(`${wedding}/tasks/publish`, { taskIds: [taskId] })
    expect(await ofLucia!.until('changed')).toMatchObject({ area: 'tasks' })
    for (const stream of [ofLucia, ofElena]) await stream!.close()
  })

  it('is shown with one notification of all, which goes when it is taken back', async () => {
    const taskIds = [await draftTask(), await draftTask()]
    expect((await elena.post(`${wedding}/tasks/publish`, { taskIds })).body).toEqual({ published: 2 })
    expect((await lucia.get(`${wedding}/tasks`)).body).toHaveLength(2)
    expect(await notices(lucia)).toEqual(['tasks.published'])
    await elena.post(`${wedding}/tasks/unpublish`, { taskIds })
    expect((await lucia.get(`${wedding}/tasks`)).body).toEqual([])
    expect(await notices(lucia)).toEqual([])
  })

  it('is shown again as a draft when the line of its showing is undone', async () => {
    const taskId = await draftTask()
    await elena.post(`${wedding}/tasks/publish`, { taskIds: [taskId] })
    const line = await activityOf(lucia, weddingId).last()
    expect(line).toMatchObject({ action: 'tasks.publish', undo: 'closed' })
    await activityOf(elena, weddingId).undo(line.id)
    expect((await lucia.get(`${wedding}/tasks`)).body).toEqual([])
    expect(await notices(lucia)).toEqual([])
  })
})
