import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Guest } from '#contract/guests.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { cast } = useCast()
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
const add = async (added: Record<string, unknown>) => (await lucia.post(path, added)).body as Guest

describe('adding a guest', () => {
  it('needs a full name only; email and notes are null and the answer is pending', async () => {
    const answer = await lucia.post(path, { fullName: 'Carmen Aguirre Soto' })
    expect(answer).toMatchObject({
      status: 201,
      body: { fullName: 'Carmen Aguirre Soto', email: null, rsvp: null, notes: null },
    })
    expect(await list()).toEqual([answer.body])
  })

  it('trims what is given and stores an empty email or note as null', async () => {
    expect(await add({ fullName: '  Teo Lasa ', email: '  ', notes: '' })).toMatchObject({
      fullName: 'Teo Lasa',
      email: null,
      notes: null,
    })
  })

  it('keeps a name as one line, without invisible marks', async () => {
    expect(await add({ fullName: 'Ana\r\n Lasa\u202E \u200B' })).toMatchObject({ fullName: 'Ana Lasa' })
    // Typed on a Mac or elsewhere, it is the same name.
    expect(await add({ fullName: 'Begon\u0303a' })).toMatchObject({ fullName: 'Bego\u00F1a' })
  })

  it('does not check the format of the email', async () => {
    expect(await add({ fullName: 'Teo Lasa', email: 'teo en casa de su tía' })).toMatchObject({
      email: 'teo en casa de su tía',
    })
  })

  it.each([[''], ['   '], ['\t\n'], [' ']])('refuses the blank name %j', async (fullName) => {
    expect(await lucia.post(path, { fullName })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect(await list()).toEqual([])
  })

  it.each([
    ['emoji', 'María 👩‍👩‍👧‍👦 Peña 🇪🇸'],
    ['right to left', 'محمد بن سلمان'],
    ['both directions', 'Yael יעל Cohen'],
    ['quotes and brackets', `O'Brien "Pat" <b>\\n</b> {"a":1} $1 %s --`],
  ])('keeps a name with %s as it is', async (_, fullName) => {
    expect(await add({ fullName, notes: fullName })).toMatchObject({ fullName, notes: fullName })
    expect(await list()).toMatchObject([{ fullName, notes: fullName }])
  })

  it.each([
    ['a name over 200 characters', { fullName: 'a'.repeat(201) }],
    ['an email over 320', { fullName: 'Teo', email: 'a'.repeat(321) }],
    ['notes over 2,000', { fullName: 'Teo', notes: 'a'.repeat(2001) }],
    ['a name with a NUL', { fullName: 'Teo\u0000Lasa' }],
    ['notes with a NUL', { fullName: 'Teo', notes: '\u0000' }],
    ['half of an emoji', { fullName: 'Teo \ud83d' }],
    ['an answer that is none', { fullName: 'Teo', rsvp: 'quizá' }],
    ['an id that is none', { fullName: 'Teo', id: '7' }],
  ])('refuses %s and writes nothing', async (_, added) => {
    expect(await lucia.post(path, added)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect(await list()).toEqual([])
  })

  it('takes the longest texts there may be', async () => {
    const longest = { fullName: 'ñ'.repeat(200), email: 'e'.repeat(320), notes: '🍊'.repeat(1000) }
    expect(await add(longest)).toMatchObject(longest)
  })
})

describe('a retry after a lost answer', () => {
  it('answers with the guest who is there and makes no second one', async () => {
    const id = uuidv7()
    const first = await lucia.post(path, { id, fullName: 'Pilar Vidal', notes: 'Alérgica' })
    const retry = await lucia.post(path, { id, fullName: 'Pilar Vidal', notes: 'Alérgica' })
    expect(retry.body).toEqual(first.body)
    expect(await list()).toHaveLength(1)
  })

  it('keeps what was changed between the first try and the retry', async () => {
    const { id } = await add({ fullName: 'Pilar Vidal' })
    await lucia.patch(`${path}/${id}`, { rsvp: true })
    expect(await add({ id, fullName: 'Pilar Vidal' })).toMatchObject({ rsvp: true })
  })

  it('makes one guest even when ten tries run side by side', async () => {
    const id = uuidv7()
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => lucia.post(path, { id, fullName: 'Pilar Vidal' })),
    )
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(tries.map(({ body }) => body.id))).toEqual(new Set([id]))
    expect(await list()).toHaveLength(1)
  })

  it('with an id of another wedding makes a guest of this one and leaves the other alone', async () => {
    const theirs = `/api/weddings/${cast.otherWeddingId}/guests`
    const { body: stranger } = await cast.noelia.post(theirs, { fullName: 'Gonzalo Reina' })
    expect(await add({ id: stranger.id, fullName: 'Marta Sanchis' })).toMatchObject({
      fullName: 'Marta Sanchis',
    })
    expect((await cast.noelia.get(theirs)).body).toContainEqual(stranger)
  })
})

describe('the order of the list', () => {
  it('is the order in which the guests were added', async () => {
    for (const fullName of ['Zoe', 'Ana', 'Mario']) await add({ fullName })
    expect(await names()).toEqual(['Zoe', 'Ana', 'Mario'])
  })

  it('does not change with an edit', async () => {
    const { id } = await add({ fullName: 'Zoe' })
    await add({ fullName: 'Ana' })
    await lucia.patch(`${path}/${id}`, { fullName: 'Zoe Marín' })
    expect(await names()).toEqual(['Zoe Marín', 'Ana'])
  })

  it('gives back a removed guest their place when the removal is undone', async () => {
    await add({ fullName: 'Zoe' })
    const ana = await add({ fullName: 'Ana', notes: 'Prima' })
    await add({ fullName: 'Mario' })
    await lucia.delete(`${path}/${ana.id}`)
    expect(await names()).toEqual(['Zoe', 'Mario'])
    expect(await add({ ...ana })).toEqual(ana)
    expect(await names()).toEqual(['Zoe', 'Ana', 'Mario'])
  })

  it('does not let an instant in the future hold the end of the list', async () => {
    await add({ fullName: 'Zoe', createdAt: '2199-01-01T00:00:00Z' })
    await add({ fullName: 'Ana' })
    expect(await names()).toEqual(['Zoe', 'Ana'])
  })
})

describe('changing a guest', () => {
  it('changes the given fields only', async () => {
    const { id } = await add({ fullName: 'Íñigo', email: 'inigo@correo.example', notes: 'Primo', rsvp: true })
    expect((await lucia.patch(`${path}/${id}`, { notes: 'Primo de Martín' })).body).toMatchObject({
      fullName: 'Íñigo',
      email: 'inigo@correo.example',
      rsvp: true,
      notes: 'Primo de Martín',
    })
  })

  it('moves freely between yes, no and pending', async () => {
    const { id } = await add({ fullName: 'Íñigo' })
    for (const rsvp of [true, false, null, true, null])
      expect((await lucia.patch(`${path}/${id}`, { rsvp })).body.rsvp).toBe(rsvp)
  })

  it('empties an email with null or with blanks', async () => {
    const { id } = await add({ fullName: 'Íñigo', email: 'a@b.c', notes: 'x' })
    const answer = await lucia.patch(`${path}/${id}`, { email: null, notes: '  ' })
    expect(answer.body).toMatchObject({ email: null, notes: null })
  })

  it('refuses an empty name and keeps the old one', async () => {
    const { id } = await add({ fullName: 'Íñigo' })
    expect(await lucia.patch(`${path}/${id}`, { fullName: ' ', notes: 'x' })).toMatchObject({ status: 400 })
    expect(await list()).toMatchObject([{ fullName: 'Íñigo', notes: null }])
  })

  it('with nothing to change answers with the guest', async () => {
    const guest = await add({ fullName: 'Íñigo' })
    expect(await lucia.patch(`${path}/${guest.id}`, {})).toMatchObject({ status: 200, body: guest })
  })

  it('by two people in two fields at once loses neither', async () => {
    const { elena, weddingId } = cast
    const shared = `/api/weddings/${weddingId}/guests`
    const { body: guest } = await lucia.post(shared, { fullName: 'Rocío' })
    for (let round = 0; round < 20; round += 1) {
      const notes = `ronda ${round}`
      const rsvp = round % 2 === 0
      await Promise.all([
        lucia.patch(`${shared}/${guest.id}`, { notes }),
        elena.patch(`${shared}/${guest.id}`, { rsvp }),
      ])
      expect((await lucia.get(shared)).body).toMatchObject([{ notes, rsvp }])
    }
  })

  it('who is not there is 404', async () => {
    const answer = await lucia.patch(`${path}/${uuidv7()}`, { rsvp: true })
    expect(answer).toMatchObject({ status: 404, body: { code: 'GUEST_NOT_FOUND' } })
  })
})

describe('removing a guest', () => {
  it('takes them off the list', async () => {
    const { id } = await add({ fullName: 'Gonzalo' })
    expect(await lucia.delete(`${path}/${id}`)).toMatchObject({ status: 200, body: { removed: true } })
    expect(await list()).toEqual([])
  })

  it('a second time is 404', async () => {
    const { id } = await add({ fullName: 'Gonzalo' })
    await lucia.delete(`${path}/${id}`)
    expect(await lucia.delete(`${path}/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'GUEST_NOT_FOUND' },
    })
  })
})

describe('the summary', () => {
  it('counts each answer', async () => {
    for (const rsvp of [true, true, false, null, null, null]) await add({ fullName: 'Alguien', rsvp })
    expect((await lucia.get(`${path}/summary`)).body).toMatchObject({ total: 6, yes: 2, no: 1, pending: 3 })
  })

  it('of an empty list is all zeros', async () => {
    expect((await lucia.get(`${path}/summary`)).body).toMatchObject({ total: 0, yes: 0, no: 0, pending: 0 })
  })

  it('has another version after each change', async () => {
    const version = async () => (await lucia.get(`${path}/summary`)).body.version as number
    const seen = [await version()]
    const { id } = await add({ fullName: 'Gonzalo' })
    seen.push(await version())
    await lucia.patch(`${path}/${id}`, { rsvp: true })
    seen.push(await version())
    await lucia.delete(`${path}/${id}`)
    seen.push(await version())
    expect(new Set(seen).size).toBe(4)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })
})
