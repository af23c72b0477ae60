import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { join, type Person, signedUp } from '../../support/accounts/person.ts'
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
  path = `/api/weddings/${weddingId}/guests`
})

const etag = async () => (await lucia.get(path)).headers.get('etag')!
const ask = (tag: string, person = lucia) => person.get(path, { 'if-none-match': tag })

describe('a list that a browser already holds', () => {
  it('is answered with 304 and no body while nothing changes', async () => {
    await lucia.addGuest(weddingId, 'Ana')
    const tag = await etag()
    expect(tag).toMatch(/^W\/"/)
    const answer = await ask(tag)
    expect(answer).toMatchObject({ status: 304, body: undefined })
    expect(answer.headers.get('etag')).toBe(tag)
  })

  it('is kept by the browser alone and asked for each time', async () => {
    const { headers } = await lucia.get(path)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toMatch(/cookie/i)
  })

  it('is answered with 304 among other tags too', async () => {
    expect((await ask(`"other", ${await etag()}`)).status).toBe(304)
  })

  it.each([
    ['a guest is added', () => lucia.addGuest(weddingId, 'Berta')],
    ['a name changes', (id: string) => lucia.patch(`${path}/${id}`, { fullName: 'Anna' })],
    ['an answer changes', (id: string) => lucia.patch(`${path}/${id}`, { rsvp: true })],
    ['a guest is removed', (id: string) => lucia.delete(`${path}/${id}`)],
    [
      'a list is appended',
      () => lucia.post(`${path}/import`, { mode: 'append', guests: [{ fullName: 'Berta' }] }),
    ],
    [
      'the list is overwritten',
      () => lucia.post(`${path}/import`, { mode: 'overwrite', guests: [{ fullName: 'Berta' }] }),
    ],
  ])('is sent anew when %s', async (_, change) => {
    const id = await lucia.addGuest(weddingId, 'Ana')
    const tag = await etag()
    await change(id)
    const answer = await ask(tag)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('etag')).not.toBe(tag)
  })

  it('is still 304 after a change that was refused or found no row', async () => {
    const id = await lucia.addGuest(weddingId, 'Ana')
    const tag = await etag()
    await lucia.patch(`${path}/${id}`, { fullName: '' })
    await lucia.patch(`${path}/${id}`, {})
    await lucia.delete(`${path}/${uuidv7()}`)
    await lucia.post(path, { id, fullName: 'Ana' })
    expect((await ask(tag)).status).toBe(304)
  })

  it('is still 304 after a change in another wedding', async () => {
    const tag = await etag()
    await cast.noelia.addGuest(cast.otherWeddingId, 'Gonzalo')
    expect((await ask(tag)).status).toBe(304)
  })

  it('is refused to a former member, whatever they hold', async () => {
    const former = await signedUp(app, 'Álvaro Gutiérrez', 'couple')
    await join(lucia, weddingId, former)
    const tag = (await former.get(path)).headers.get('etag')!
    expect((await ask(tag, former)).status).toBe(304)
    await former.delete(`/api/weddings/${weddingId}/members/me`)
    expect(await ask(tag, former)).toMatchObject({ status: 404, body: { code: 'WEDDING_NOT_FOUND' } })
  })

  it('is refused after signing out', async () => {
    const martin = cast.martin
    const shared = `/api/weddings/${cast.weddingId}/guests`
    const tag = (await martin.get(shared)).headers.get('etag')!
    await martin.signOut()
    expect((await martin.get(shared, { 'if-none-match': tag })).status).toBe(401)
  })
})
