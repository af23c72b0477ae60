import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { TEMPLATE_VERSIONS_MAX } from '#domain/template-versions/template-versions.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app } = useCast()

const ID = '0198c0de-0000-7000-8000-0000000000a1'
const LINE = '0198c0de-0000-7000-8000-0000000000b1'

let planner: Person

beforeEach(async () => {
  planner = await signedUp(app, 'Elena Planner', 'planner')
})

/** The kinds of templates: how each is saved under a name, and how it is addressed. */
const KINDS = {
  reply: {
    path: `/api/planner/reply-templates/${ID}`,
    body: (name: string) => ({ name, text: 'Hola, {nombre}' }),
  },
  agenda: {
    path: `/api/planner/agenda-templates/${ID}`,
    body: (name: string) => ({
      ...{ name, ceremonyAt: 1080 },
      days: [
        { name: 'Boda', offset: 0, items: [{ title: 'Ceremonia', time: { startsAt: 1080, endsAt: null } }] },
      ],
    }),
  },
  package: {
    path: `/api/planner/quote-packages/${ID}`,
    body: (name: string) => ({
      ...{ name, note: '', priceMode: 'net', extras: [], instalments: [] },
      lines: [{ id: LINE, concept: 'Día', detail: '', quantity: 1, price: 100, discount: 0, vatRate: 21 }],
    }),
  },
  agreement: {
    path: `/api/planner/agreement-templates/${ID}`,
    body: (name: string) => ({ name, title: 'Contrato', clauses: [{ id: LINE, title: 'Pago', text: 'x' }] }),
  },
}

const versionsOf = async (path: string, person = planner) => (await person.get(`${path}/versions`)).body

describe.each(Object.entries(KINDS))('the versions of a template: %s', (kind, { path, body }) => {
  const save = async (name: string, was?: string | null) =>
    planner.call('PUT', path, {
      ...body(name),
      ...(was === undefined ? {} : { was: was === null ? null : body(was) }),
    })

  it('are its saves, with who and when, and a save that changes nothing is none', async () => {
    expect(await versionsOf(path)).toEqual([])
    await save('Uno', null)
    await save('Dos', 'Uno')
    await save('Dos', 'Dos')
    expect(await versionsOf(path)).toMatchObject([
      { version: 2, savedBy: 'Elena Planner', isOwn: true, savedAt: expect.any(String) },
      { version: 1 },
    ])
    expect((await planner.get(`${path}/versions/1`)).body.content).toMatchObject(body('Uno'))
    expect((await planner.get(`${path}/versions/3`)).body.code).toBe('TEMPLATE_VERSION_NOT_FOUND')
  })

  it('a save is refused where another has changed what was shown', async () => {
    await save('Uno', null)
    await save('Dos', 'Uno')
    const refused = await save('Tres', 'Uno')
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body.data)).toContain('Dos')
    expect((await save('Tres', 'Dos')).status).toBe(200)
  })

  it('are of its business alone', async () => {
    await save('Uno', null)
    const other = await signedUp(app, 'Otra Planner', 'planner')
    expect(await versionsOf(path, other)).toEqual([])
    expect((await other.get(`${path}/versions/1`)).body.code).toBe('TEMPLATE_VERSION_NOT_FOUND')
  })

  it('are there again when the template comes back, and go with the next removal', async () => {
    await save('Uno', null)
    await planner.delete(path)
    await save('Uno', null)
    expect(await versionsOf(path)).toHaveLength(1)
    await planner.delete(path)
    const otherPath = path.replace('00a1', '00a2')
    await planner.call('PUT', otherPath, { ...body('Otra'), was: null })
    await planner.delete(otherPath)
    expect(await versionsOf(path)).toEqual([])
    expect(await versionsOf(otherPath)).toHaveLength(1)
  })

  it('one in a form that is read no more is not found', async () => {
    await save('Uno', null)
    await app.db.execute(sql`update template_versions set content = '{"name": 7}' where kind = ${kind}`)
    expect((await planner.get(`${path}/versions/1`)).body.code).toBe('TEMPLATE_VERSION_NOT_FOUND')
  })
})

describe('the versions of a template of tasks', () => {
  const task = { key: 'visita', title: 'Visita', daysBefore: 30 }

  const add = async () =>
    (await planner.post('/api/planner/task-templates', { name: 'Campo', tasks: [task] })).body
  const save = (template: { id: string; version: number }, name: string) =>
    planner.call('PUT', `/api/planner/task-templates/${template.id}`, {
      ...{ name, tasks: [task], version: template.version },
    })

  it('are at most fifty, and the oldest goes', async () => {
    let template = await add()
    const path = `/api/planner/task-templates/${template.id}`
    for (let turn = 0; turn < TEMPLATE_VERSIONS_MAX; turn += 1)
      template = (await save(template, `Campo ${turn}`)).body
    const versions = await versionsOf(path)
    expect(versions).toHaveLength(TEMPLATE_VERSIONS_MAX)
    expect(versions.at(-1).version).toBe(2)
  })

  it('begin with what was there before versions were kept', async () => {
    const template = await add()
    const path = `/api/planner/task-templates/${template.id}`
    await app.db.execute(sql`delete from template_versions where template_id = ${template.id}`)
    await save(template, 'Playa')
    expect(await versionsOf(path)).toMatchObject([
      { version: 2, savedBy: 'Elena Planner' },
      { version: 1, savedBy: null, isOwn: false },
    ])
    expect((await planner.get(`${path}/versions/1`)).body.content).toMatchObject({ name: 'Campo' })
  })
})
