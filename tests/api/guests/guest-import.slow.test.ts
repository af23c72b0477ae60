import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Guest, GuestSummary } from '#contract/guests.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()
let lucia: Person
let path: string

beforeAll(() => {
  lucia = cast.lucia
})

beforeEach(async () => {
  path = `/api/weddings/${await lucia.createWedding()}/guests`
})

const list = async () => (await lucia.get(path)).body as Guest[]
const names = async () => (await list()).map(({ fullName }) => fullName)
const summary = async () => (await lucia.get(`${path}/summary`)).body as GuestSummary
const drafts = (...fullNames: string[]) => fullNames.map((fullName) => ({ id: uuidv7(), fullName }))
const bring = (mode: 'append' | 'overwrite', guests: unknown[], version?: number) =>
  lucia.post(`${path}/import`, { mode, guests, version })

describe('an import that appends', () => {
  it('adds its guests after those who are there, in the order of the file', async () => {
    await lucia.addGuest(path.split('/')[3]!, 'Zoe')
    expect(await bring('append', drafts('Mario', 'Ana', 'Berta'))).toMatchObject({
      status: 200,
      body: { imported: 3, removed: 0 },
    })
    expect(await names()).toEqual(['Zoe', 'Mario', 'Ana', 'Berta'])
  })

  it('keeps the order of 5,000 rows, and of what is added in the same instant', async () => {
    app.setClock(new Date())
    const rows = Array.from({ length: 5000 }, (_, row) => `Invitado ${row}`)
    expect(await bring('append', drafts(...rows))).toMatchObject({ body: { imported: 5000 } })
    await bring('append', drafts('El último'))
    app.setClock(null)
    expect(await names()).toEqual([...rows, 'El último'])
  })

  it('brings emails, notes and answers', async () => {
    const guest = { fullName: 'Begoña', email: 'bego@correo.example', notes: 'Vegetariana', rsvp: false }
    await bring('append', [guest])
    expect(await list()).toMatchObject([guest])
  })

  it('keeps emoji, right-to-left text, quotes and line breaks', async () => {
    const notes = `דוד 🍊 "comillas" \\ O'Brien\nsegunda línea\t;`
    await bring('append', [{ fullName: 'محمد 👰🏽‍♀️', notes }])
    expect(await list()).toMatchObject([{ fullName: 'محمد 👰🏽‍♀️', notes }])
  })

  it('repeated with the same ids changes nothing', async () => {
    const guests = drafts('Ana', 'Berta')
    await bring('append', guests)
    const before = await list()
    expect((await bring('append', guests)).body).toEqual({ imported: 2, removed: 0 })
    expect(await list()).toEqual(before)
  })

  it('repeated side by side with the same ids brings each guest once', async () => {
    const guests = drafts(...Array.from({ length: 200 }, (_, row) => `Invitado ${row}`))
    const answers = await Promise.all([1, 2, 3, 4].map(() => bring('append', guests)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await names()).toEqual(guests.map(({ fullName }) => fullName))
  })
})

describe('an import is all or nothing', () => {
  it.each([
    ['a row without a name', { fullName: ' ' }],
    ['a name that is too long', { fullName: 'a'.repeat(201) }],
    ['a NUL', { fullName: 'A\u0000na' }],
    ['half of an emoji', { fullName: 'Ana', notes: '\udc00' }],
    ['an answer that is none', { fullName: 'Ana', rsvp: 'sí' }],
  ])('with %s nothing is written', async (_, bad) => {
    await bring('append', drafts('Zoe'))
    for (const mode of ['append', 'overwrite'] as const)
      expect(await bring(mode, [...drafts('Ana'), bad, ...drafts('Berta')])).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST' },
      })
    expect(await names()).toEqual(['Zoe'])
  })

  it('with one id twice nothing is written', async () => {
    const id = uuidv7()
    const twice = [
      { id, fullName: 'Ana' },
      { id: id.toUpperCase(), fullName: 'Berta' },
    ]
    expect((await bring('append', twice)).status).toBe(400)
    expect(await names()).toEqual([])
  })

  it('of 5,001 rows, or of none, is refused', async () => {
    const rows = Array.from({ length: 5001 }, () => ({ fullName: 'Ana' }))
    expect((await bring('append', rows)).status).toBe(400)
    expect((await bring('append', [])).status).toBe(400)
    expect(await names()).toEqual([])
  })
})

describe('an import that overwrites', () => {
  it('replaces the list and says how many it removed', async () => {
    await bring('append', drafts('Zoe', 'Mario'))
    expect((await bring('overwrite', drafts('Ana'), (await summary()).version)).body).toMatchObject({
      imported: 1,
      removed: 2,
    })
    expect(await names()).toEqual(['Ana'])
  })

  it.each([
    ['an answer given', (id: string) => lucia.patch(`${path}/${id}`, { rsvp: true })],
    ['a guest added', () => lucia.post(path, { fullName: 'Teo' })],
    ['a guest removed', (id: string) => lucia.delete(`${path}/${id}`)],
    ['another import', () => bring('append', drafts('Teo'))],
  ])('is refused after %s that its author has not seen', async (_, change) => {
    await bring('append', drafts('Zoe', 'Mario'))
    const { version } = await summary()
    await change((await list())[0]!.id)
    const before = await list()
    expect(await bring('overwrite', drafts('Ana'), version)).toMatchObject({
      status: 409,
      body: { code: 'GUEST_LIST_CHANGED', data: await summary() },
    })
    expect(await list()).toEqual(before)
  })

  it('of an empty list that got its first guest meanwhile is refused', async () => {
    const { version } = await summary()
    await lucia.post(path, { fullName: 'Teo' })
    expect((await bring('overwrite', drafts('Ana'), version)).status).toBe(409)
    expect(await names()).toEqual(['Teo'])
  })

  it('goes ahead with the version it was refused with', async () => {
    const { version } = await summary()
    await lucia.post(path, { fullName: 'Teo' })
    const refusal = await bring('overwrite', drafts('Ana'), version)
    expect((await bring('overwrite', drafts('Ana'), refusal.body.data.version)).status).toBe(200)
    expect(await names()).toEqual(['Ana'])
  })

  it('repeated after a lost answer changes nothing, though the version has moved on by itself', async () => {
    await bring('append', drafts('Zoe'))
    const { version } = await summary()
    const guests = drafts('Ana', 'Berta')
    await bring('overwrite', guests, version)
    expect(await bring('overwrite', guests, version)).toMatchObject({ status: 200, body: { imported: 2 } })
    expect(await names()).toEqual(['Ana', 'Berta'])
  })

  it('leaves the guests of other weddings alone', async () => {
    const theirs = `/api/weddings/${cast.otherWeddingId}/guests`
    await cast.noelia.post(theirs, { fullName: 'Gonzalo' })
    await bring('overwrite', drafts('Ana'))
    expect((await cast.noelia.get(theirs)).body).toHaveLength(1)
  })
})

describe('an overwrite beside edits, for fifty rounds', () => {
  it('never blocks for good, never fails, and never destroys an answer unseen', {
    timeout: 60_000,
  }, async () => {
    const { martin, elena, weddingId } = cast
    path = `/api/weddings/${weddingId}/guests`
    for (let round = 0; round < 50; round += 1) {
      await bring('overwrite', drafts('Ana', 'Berta', 'Carla', 'Diana'))
      const [before, { version }] = [await list(), await summary()]
      const fresh = drafts('Elisa', 'Fátima')
      const edits = before.map(({ id }, index) =>
        [martin, elena][index % 2]!.patch(`${path}/${id}`, { rsvp: index % 2 === 0 }),
      )
      const addition = martin.post(path, { fullName: 'Teo' })
      const removal = elena.delete(`${path}/${before[3]!.id}`)
      const overwrite = bring('overwrite', fresh, version)

      const [imported, added, removed, ...edited] = await Promise.all([
        overwrite,
        addition,
        removal,
        ...edits,
      ])
      expect([200, 409]).toContain(imported.status)
      expect(added.status).toBe(201)
      for (const { status } of [removed, ...edited]) expect([200, 404]).toContain(status)

      const after = await names()
      if (imported.status === 200) {
        // Nothing had changed when it ran: the later one met the new list.
        expect(edited.every(({ status }) => status === 404)).toBe(true)
        expect(after.toSorted()).toEqual(['Elisa', 'Fátima', 'Teo'])
      } else {
        expect(edited.slice(0, 3).every(({ status }) => status === 200)).toBe(true)
        expect(after).toEqual(['Ana', 'Berta', 'Carla', 'Teo'])
      }
    }
  })
})

describe('a corrected list', () => {
  const update = (updates: unknown[], guests: unknown[] = []) =>
    lucia.post(`${path}/import`, { mode: 'append', guests, updates })

  it('changes guests who are there, in the one transaction that adds the others', async () => {
    await bring('append', [{ fullName: 'Ana Gil', email: 'ana@uno.example' }])
    const [ana] = await list()
    const becomes = { email: 'ana@dos.example', rsvp: true, phone: '+34612000111', age: 'child', ageYears: 9 }
    const was = { email: 'ana@uno.example', rsvp: null, phone: null, age: 'adult', ageYears: null }
    const done = await update([{ guestId: ana!.id, was, becomes }], drafts('Eva Soto'))
    expect(done).toMatchObject({ status: 200, body: { imported: 1, updated: 1 } })
    expect(await list()).toMatchObject([
      { fullName: 'Ana Gil', email: 'ana@dos.example', rsvp: true },
      { fullName: 'Eva Soto' },
    ])
    const { guests } = (await lucia.get(path.replace('/guests', '/households'))).body as {
      guests: { guestId: string }[]
    }
    expect(guests.find(({ guestId }) => guestId === ana!.id)).toMatchObject({
      phone: '+34612000111',
      age: 'child',
      ageYears: 9,
    })
  })

  it('leaves a guest who is not as the person saw them, and says that it did', async () => {
    await bring('append', [{ fullName: 'Ana Gil', rsvp: false }, { fullName: 'Eva Soto' }])
    const [ana, eva] = await list()
    const done = await update([
      { guestId: ana!.id, was: { rsvp: null }, becomes: { rsvp: true } },
      { guestId: eva!.id, was: { email: null }, becomes: { email: 'eva@correo.example' } },
    ])
    expect(done.body).toMatchObject({ imported: 0, updated: 1 })
    expect(await list()).toMatchObject([{ rsvp: false }, { email: 'eva@correo.example' }])
  })

  it('never changes a guest of another wedding', async () => {
    await bring('append', drafts('Ana Gil'))
    const [ana] = await list()
    path = `/api/weddings/${await lucia.createWedding()}/guests`
    const done = await update([{ guestId: ana!.id, was: { rsvp: null }, becomes: { rsvp: true } }])
    expect(done).toMatchObject({ status: 200, body: { imported: 0, updated: 0 } })
  })

  it.each(['append', 'overwrite'] as const)('is undone by its line: %s', async (mode) => {
    await bring('append', [{ fullName: 'Ana Gil', rsvp: true }])
    const [ana] = await list()
    const updates =
      mode === 'append' ? [{ guestId: ana!.id, was: { rsvp: true }, becomes: { rsvp: false } }] : []
    const done = await lucia.post(`${path}/import`, { mode, guests: drafts('Eva Soto', 'Luis'), updates })
    const { lineId } = done.body as { lineId: string }
    expect((await lucia.post(path.replace('/guests', `/activity/${lineId}/undo`), {})).status).toBe(200)
    expect(await list()).toMatchObject([{ fullName: 'Ana Gil', rsvp: true }])
    expect(await names()).toEqual(['Ana Gil'])
  })

  it('with nobody in it is refused', async () => {
    expect((await update([])).status).toBe(400)
  })
})
