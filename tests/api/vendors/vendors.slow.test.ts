import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Vendor } from '#contract/vendors.ts'
import { TRASH_DAYS } from '#domain/activity/activity.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { cleanFiles } from '#server/areas/files/clean-files.job.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()
let lucia: Person
let weddingId: string
let path: string

beforeAll(() => {
  lucia = cast.lucia
})

beforeEach(async () => {
  weddingId = await lucia.createWedding()
  path = `/api/weddings/${weddingId}/vendors`
})

const list = async () => (await lucia.get(path)).body as Vendor[]
const add = async (added: Record<string, unknown> = {}) =>
  (await lucia.post(path, { vendorType: 'catering', ...added })).body as Vendor

const COMPLETE = {
  vendorType: 'cuarteto-de-cuerda',
  name: 'Cuarteto Alborada',
  cost: 780.5,
  details: 'Dos violines, viola y chelo.\nSeñal del 30 %.',
  webpage: 'cuartetoalborada.example',
  email: 'hola@cuartetoalborada.example',
  phone: '600 00 92 57',
}

describe('adding a vendor', () => {
  it('gives an open one without a name that costs nothing', async () => {
    const answer = await lucia.post(path, { vendorType: 'catering' })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        vendorType: 'catering',
        name: '',
        cost: 0,
        status: 'open',
        details: null,
        webpage: null,
        email: null,
        phone: null,
        fileCount: 0,
        commentCount: 0,
      },
    })
    expect(await list()).toEqual([answer.body])
  })

  it('twice of one component gives two', async () => {
    await add({ vendorType: 'fotografia' })
    await add({ vendorType: 'fotografia' })
    expect(await list()).toHaveLength(2)
  })

  it('takes a custom component of the wedding', async () => {
    const { body } = await lucia.post(`/api/weddings/${weddingId}/components`, { name: 'Coro de la prima' })
    expect(await add({ vendorType: body.key })).toMatchObject({ vendorType: 'coro-de-la-prima' })
  })

  it('refuses a component that only another wedding has', async () => {
    const theirs = `/api/weddings/${cast.otherWeddingId}/components`
    const { body } = await cast.noelia.post(theirs, { name: 'Halcones' })
    expect(await lucia.post(path, { vendorType: body.key })).toMatchObject({
      status: 422,
      body: { code: 'COMPONENT_NOT_FOUND' },
    })
    expect(await list()).toEqual([])
  })

  it('with the same id makes one vendor, even when ten tries run side by side', async () => {
    const id = uuidv7()
    const tries = await Promise.all(Array.from({ length: 10 }, () => lucia.post(path, { id, ...COMPLETE })))
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(tries.map(({ body }) => body.id))).toEqual(new Set([id]))
    expect(await list()).toHaveLength(1)
  })

  it('with an id that another wedding uses leaves theirs alone', async () => {
    const theirs = `/api/weddings/${cast.otherWeddingId}/vendors`
    const { body: stranger } = await cast.noelia.post(theirs, { vendorType: 'dj', name: 'Lola Discos' })
    expect(await add({ id: stranger.id, name: 'Barra Sur' })).toMatchObject({ name: 'Barra Sur' })
    expect((await cast.noelia.get(theirs)).body).toContainEqual(stranger)
  })

  it.each([
    ['no component', {}],
    ['a component that is no key', { vendorType: '../x' }],
    ['a status that is none', { vendorType: 'dj', status: 'maybe' }],
    ['an id that is none', { vendorType: 'dj', id: '7' }],
  ])('refuses %s', async (_, added) => {
    expect(await lucia.post(path, added)).toMatchObject({ status: 400 })
    expect(await list()).toEqual([])
  })
})

describe('the order of the canvas', () => {
  it('is the order in which the vendors were added', async () => {
    for (const name of ['Zarzal', 'Alborada', 'Mirto']) await add({ name })
    expect((await list()).map(({ name }) => name)).toEqual(['Zarzal', 'Alborada', 'Mirto'])
  })
})

describe('the cost of a vendor', () => {
  it.each([0, 0.01, 0.29, 1.1, 1234.56, 4.35, 9_860, 9_999_999.99])(
    '%d is kept to the cent',
    async (cost) => {
      const { id } = await add()
      expect((await lucia.patch(`${path}/${id}`, { cost })).body.cost).toBe(cost)
      expect((await list())[0]!.cost).toBe(cost)
    },
  )

  it.each([
    ['less than nothing', -1],
    ['a cent too much', 10_000_000],
    ['1e12', 1e12],
    ['three decimals', 0.001],
    ['half a cent', 1234.565],
    ['text', 'abc'],
    ['two points', '1.2.3'],
    ['digits as text', '12'],
    ['nothing', null],
    ['infinity', '1e999'],
  ])('refuses %s and keeps what there was', async (_, cost) => {
    const { id } = await add({ cost: 100 })
    expect(await lucia.patch(`${path}/${id}`, { cost })).toMatchObject({ status: 400 })
    expect((await lucia.post(path, { vendorType: 'dj', cost })).status).toBe(400)
    expect(await list()).toMatchObject([{ cost: 100 }])
  })
})

describe('changing a vendor', () => {
  it('changes the given fields only', async () => {
    const { id } = await add(COMPLETE)
    const answer = await lucia.patch(`${path}/${id}`, { phone: '600 11 22 33' })
    expect(answer).toMatchObject({ status: 200, body: { ...COMPLETE, phone: '600 11 22 33' } })
  })

  it('takes a name away, and empties the other texts to null', async () => {
    const { id } = await add(COMPLETE)
    const empty = { name: ' ', details: ' ', webpage: '', email: null, phone: '' }
    expect((await lucia.patch(`${path}/${id}`, empty)).body).toMatchObject({
      name: '',
      details: null,
      webpage: null,
      email: null,
      phone: null,
    })
  })

  it('keeps any text as it is', async () => {
    const details = `Ñandú 👩‍👩‍👧 محمد <script>alert(1)</script> $1 %s '"\\ {"a":1}\n\nfin`
    const { id } = await add({ details })
    expect(await list()).toMatchObject([{ id, details }])
  })

  it.each([
    ['a name over 200 characters', { name: 'a'.repeat(201) }],
    ['details over 5,000', { details: 'a'.repeat(5001) }],
    ['a web page over 500', { webpage: 'a'.repeat(501) }],
    ['an email over 320', { email: 'a'.repeat(321) }],
    ['a phone over 60', { phone: '6'.repeat(61) }],
    ['a NUL', { details: 'a\u0000b' }],
    ['half of an emoji', { name: 'a \ud83d' }],
  ])('refuses %s', async (_, changes) => {
    const { id } = await add(COMPLETE)
    expect(await lucia.patch(`${path}/${id}`, changes)).toMatchObject({ status: 400 })
    expect(await list()).toMatchObject([COMPLETE])
  })

  it('that is not there is 404', async () => {
    expect(await lucia.patch(`${path}/${uuidv7()}`, { name: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'VENDOR_NOT_FOUND' },
    })
  })

  it('with nothing to change answers with the vendor', async () => {
    const vendor = await add(COMPLETE)
    expect(await lucia.patch(`${path}/${vendor.id}`, {})).toMatchObject({ status: 200, body: vendor })
  })
})

describe('confirming a vendor', () => {
  it('closes it, reopening opens it again', async () => {
    const { id } = await add()
    expect((await lucia.post(`${path}/${id}/confirm`)).body).toMatchObject({ id, status: 'closed' })
    expect((await lucia.post(`${path}/${id}/reopen`)).body).toMatchObject({ id, status: 'open' })
  })

  it('a second time changes nothing', async () => {
    const { id } = await add()
    await lucia.post(`${path}/${id}/confirm`)
    const tag = (await lucia.get(path)).headers.get('etag')!
    expect(await lucia.post(`${path}/${id}/confirm`)).toMatchObject({
      status: 200,
      body: { status: 'closed' },
    })
    expect((await lucia.get(path, { 'if-none-match': tag })).status).toBe(304)
  })

  it('that is not there is 404', async () => {
    for (const transition of ['confirm', 'reopen'])
      expect((await lucia.post(`${path}/${uuidv7()}/${transition}`)).status).toBe(404)
  })

  it('while another member edits it loses neither', async () => {
    const shared = `/api/weddings/${cast.weddingId}/vendors`
    const { body: vendor } = await lucia.post(shared, { vendorType: 'dj' })
    for (let round = 1; round <= 20; round += 1) {
      const transition = round % 2 ? 'confirm' : 'reopen'
      await Promise.all([
        lucia.post(`${shared}/${vendor.id}/${transition}`),
        cast.elena.patch(`${shared}/${vendor.id}`, { cost: round }),
        cast.martin.patch(`${shared}/${vendor.id}`, { name: `ronda ${round}` }),
      ])
      const [now] = (await lucia.get(shared)).body
      const status = round % 2 ? 'closed' : 'open'
      expect(now).toMatchObject({ cost: round, name: `ronda ${round}`, status })
    }
  })
})

describe('removing a vendor', () => {
  const pdf = '%PDF-1.7 presupuesto'

  it('takes it off the canvas', async () => {
    const { id } = await add()
    expect(await lucia.delete(`${path}/${id}`)).toMatchObject({ status: 200, body: { removed: true } })
    expect(await list()).toEqual([])
    for (const answer of [
      await lucia.delete(`${path}/${id}`),
      await lucia.patch(`${path}/${id}`, { name: 'x' }),
      await lucia.post(`${path}/${id}/confirm`),
      await lucia.get(`${path}/${id}/files`),
      await lucia.get(`${path}/${id}/comments`),
      await lucia.post(`${path}/${id}/comments`, { text: 'x' }),
      await lucia.upload({ weddingId, vendorId: id }, 'a.pdf', pdf),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'VENDOR_NOT_FOUND' } })
    }
  })

  it('is undone by adding it again: it returns to its place with its files and comments', async () => {
    await add({ name: 'Antes' })
    const { id } = await add(COMPLETE)
    await lucia.post(`${path}/${id}/confirm`)
    await add({ name: 'Después' })
    await lucia.upload({ weddingId, vendorId: id }, 'contrato.pdf', pdf)
    await lucia.post(`${path}/${id}/comments`, { text: 'Piden una señal' })
    const before = await list()
    const vendor = before[1]!

    await lucia.delete(`${path}/${id}`)
    expect((await lucia.post(path, vendor)).body).toEqual(vendor)
    expect(vendor).toMatchObject({ status: 'closed', fileCount: 1, commentCount: 1 })
    expect(await list()).toEqual(before)
    const { body: files } = await lucia.get(`${path}/${id}/files`)
    const { body: link } = await lucia.get(`${path}/${id}/files/${files[0].id}/link`)
    expect(await (await app.fetch(link.url)).text()).toBe(pdf)
  })

  it('for 30 days keeps the files out of reach, then they are gone for good', async () => {
    const vendor = await add(COMPLETE)
    const upload = await lucia.upload({ weddingId, vendorId: vendor.id }, 'contrato.pdf', pdf)
    const stored = async () => {
      const paths: string[] = []
      for await (const { path } of app.platform.files.list('vendor-files')) paths.push(path)
      return paths.filter((one) => one.startsWith(weddingId))
    }
    const fileLink = `${path}/${vendor.id}/files/${upload.body.id}/link`
    await lucia.delete(`${path}/${vendor.id}`)
    expect(await lucia.get(fileLink)).toMatchObject({ status: 404, body: { code: 'FILE_NOT_FOUND' } })

    await cleanFiles(app.platform)
    expect(await stored()).toHaveLength(1)
    app.setClock(new Date(Date.now() + TRASH_DAYS * DAY_MS + 1000))
    await cleanFiles(app.platform)
    app.setClock(null)
    expect(await stored()).toEqual([])
    expect(await add({ ...vendor })).toMatchObject({ ...COMPLETE, fileCount: 0, createdAt: vendor.createdAt })
  })

  it('that is not there is 404', async () => {
    expect((await lucia.delete(`${path}/${uuidv7()}`)).status).toBe(404)
  })
})

describe('a list of vendors that a browser already holds', () => {
  const etag = async () => (await lucia.get(path)).headers.get('etag')!

  it.each([
    ['a vendor is added', () => add()],
    ['a field changes', (id: string) => lucia.patch(`${path}/${id}`, { cost: 5 })],
    ['a vendor is confirmed', (id: string) => lucia.post(`${path}/${id}/confirm`)],
    ['a vendor is removed', (id: string) => lucia.delete(`${path}/${id}`)],
    ['a member comments', (id: string) => lucia.post(`${path}/${id}/comments`, { text: 'Hola' })],
    ['a file is added', (id: string) => lucia.upload({ weddingId, vendorId: id }, 'a.txt', 'x')],
  ])('is sent anew when %s', async (_, change) => {
    const { id } = await add()
    const tag = await etag()
    expect((await lucia.get(path, { 'if-none-match': tag })).status).toBe(304)
    await change(id)
    expect((await lucia.get(path, { 'if-none-match': tag })).status).toBe(200)
  })

  it('is sent anew when a removal is undone', async () => {
    const { id, vendorType } = await add()
    await lucia.delete(`${path}/${id}`)
    const tag = await etag()
    await add({ id, vendorType })
    expect((await lucia.get(path, { 'if-none-match': tag })).status).toBe(200)
  })

  it('is still 304 after a change that was refused or found no row', async () => {
    const { id } = await add()
    const tag = await etag()
    await lucia.patch(`${path}/${id}`, { cost: -1 })
    await lucia.delete(`${path}/${uuidv7()}`)
    await add({ id })
    expect((await lucia.get(path, { 'if-none-match': tag })).status).toBe(304)
  })
})

describe('the conversation about a vendor', () => {
  let vendorId: string
  let comments: string

  beforeEach(async () => {
    vendorId = await lucia.addVendor(cast.weddingId, 'finca')
    comments = `/api/weddings/${cast.weddingId}/vendors/${vendorId}/comments`
  })

  it('says who wrote what, oldest first', async () => {
    await lucia.post(comments, { text: '¿Cabe la familia de Murcia?' })
    await cast.elena.post(comments, { text: '  Hasta 220 personas.\nLo confirmo mañana.  ' })
    expect((await cast.martin.get(comments)).body).toMatchObject([
      {
        authorId: lucia.userId,
        authorName: 'Lucía Herrera',
        authorRole: 'couple',
        text: '¿Cabe la familia de Murcia?',
      },
      {
        authorId: cast.elena.userId,
        authorName: 'Elena Montes',
        authorRole: 'planner',
        text: 'Hasta 220 personas.\nLo confirmo mañana.',
      },
    ])
  })

  it('is counted on the canvas', async () => {
    await lucia.post(comments, { text: 'Uno' })
    await cast.elena.post(comments, { text: 'Dos' })
    const canvas = (await lucia.get(`/api/weddings/${cast.weddingId}/vendors`)).body as Vendor[]
    expect(canvas.find(({ id }) => id === vendorId)).toMatchObject({ commentCount: 2 })
  })

  it('has a comment once, however often it is sent', async () => {
    const id = uuidv7()
    const first = await lucia.post(comments, { id, text: 'Hola' })
    expect(first.status).toBe(201)
    expect((await lucia.post(comments, { id, text: 'Hola' })).body).toEqual(first.body)
    expect((await lucia.get(comments)).body).toHaveLength(1)
  })

  it.each([[''], ['   '], ['a'.repeat(2001)], ['a\u0000b']])('refuses the comment %j', async (text) => {
    expect((await lucia.post(comments, { text })).status).toBe(400)
    expect((await lucia.get(comments)).body).toEqual([])
  })

  it('lets an author take a comment back, and no other member', async () => {
    const { body: comment } = await lucia.post(comments, { text: 'Me he equivocado' })
    expect(await cast.elena.delete(`${comments}/${comment.id}`)).toMatchObject({
      status: 403,
      body: { code: 'COMMENT_OF_ANOTHER_MEMBER' },
    })
    expect(await lucia.delete(`${comments}/${comment.id}`)).toMatchObject({ status: 200 })
    expect((await lucia.get(comments)).body).toEqual([])
    expect((await lucia.delete(`${comments}/${comment.id}`)).status).toBe(404)
  })

  it('of one vendor is not found under another', async () => {
    const { body: comment } = await lucia.post(comments, { text: 'Hola' })
    const other = await lucia.addVendor(cast.weddingId, 'dj')
    const elsewhere = `/api/weddings/${cast.weddingId}/vendors/${other}/comments`
    expect((await lucia.get(elsewhere)).body).toEqual([])
    expect((await lucia.delete(`${elsewhere}/${comment.id}`)).status).toBe(404)
  })
})
