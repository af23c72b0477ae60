import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MemberCode } from '#contract/member-codes.ts'
import type { Member } from '#contract/weddings.ts'
import type { Role } from '#domain/members/roles.ts'
import { join, type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()
let lucia: Person
let weddingId: string

beforeAll(() => {
  lucia = cast.lucia
})

beforeEach(async () => {
  weddingId = await lucia.createWedding()
})

const path = () => `/api/weddings/${weddingId}/invitations`
const ask = async (role: Role, more: Record<string, unknown> = {}) =>
  (await lucia.post(path(), { role, ...more })).body as MemberCode
const openCodes = async () => (await lucia.get(path())).body as MemberCode[]
const redeem = (person: Person, code: string) => person.post('/api/invitations/redeem', { code })
const members = async () => (await lucia.get(`/api/weddings/${weddingId}/members`)).body as Member[]
const inAnHour = () => new Date(Date.now() + 3_600_000)
const someCouple = (name = 'Ona Riera') => signedUp(app, name, 'couple')

describe('asking for a code', () => {
  it('makes one of eight characters that is valid for 30 days', async () => {
    const asked = new Date('2026-11-20T12:00:00Z')
    const guest = await cast.noelia.createWedding()
    app.setClock(asked)
    const answer = await cast.noelia.post(`/api/weddings/${guest}/invitations`, { role: 'couple' })
    app.setClock(null)
    expect(answer).toMatchObject({
      status: 201,
      body: { role: 'couple', expiresAt: '2026-12-20T12:00:00.000Z' },
    })
    expect(answer.body.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  })

  it('gives the open one when asked again, by any member', async () => {
    const first = await ask('couple')
    await join(lucia, weddingId, cast.elena)
    expect(await ask('couple')).toEqual(first)
    expect((await cast.elena.post(path(), { role: 'couple' })).body).toEqual(first)
  })

  it('keeps one open code a role', async () => {
    const [couple, planner] = [await ask('couple'), await ask('planner')]
    expect(couple.code).not.toBe(planner.code)
    expect(await openCodes()).toEqual([couple, planner])
  })

  it('gives members who ask at once the same one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('planner')))
    expect(new Set(answers.map(({ code }) => code)).size).toBe(1)
    expect(await openCodes()).toHaveLength(1)
  })

  it('can be told when it expires, or that it never does', async () => {
    const expiresAt = '2199-01-01T00:00:00.000Z'
    expect((await ask('couple', { expiresAt })).expiresAt).toBe(expiresAt)
    expect((await ask('planner', { expiresAt: null })).expiresAt).toBeNull()
  })

  it('refuses an expiry that has passed, and a role that is none', async () => {
    expect(await lucia.post(path(), { role: 'couple', expiresAt: '2020-01-01T00:00:00.000Z' })).toMatchObject(
      { status: 422, body: { code: 'EXPIRY_IN_THE_PAST' } },
    )
    expect((await lucia.post(path(), { role: 'guest' })).status).toBe(400)
  })

  it('makes a new one after the last was used or has expired', async () => {
    const used = await ask('couple')
    await redeem(await someCouple(), used.code)
    const second = await ask('couple', { expiresAt: inAnHour().toISOString() })
    expect(second.code).not.toBe(used.code)

    app.setClock(new Date(second.expiresAt ?? ''))
    const third = await ask('couple')
    app.setClock(null)
    expect(third.code).not.toBe(second.code)
  })
})

describe('renewing a code', () => {
  it('replaces the one of that role, which stops working', async () => {
    const [old, planner] = [await ask('couple'), await ask('planner')]
    const renewed = await ask('couple', { renew: true })
    expect(await openCodes()).toEqual([renewed, planner])
    expect(await redeem(await someCouple(), old.code)).toMatchObject({
      status: 410,
      body: { code: 'INVITATION_EXPIRED' },
    })
    expect((await redeem(await someCouple(), renewed.code)).status).toBe(200)
  })

  it('while it is redeemed ends in one member at most, never in an error', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { code } = await ask('couple')
      const newcomer = await someCouple()
      const [renewal, redemption] = await Promise.all([
        lucia.post(path(), { role: 'couple', renew: true }),
        redeem(newcomer, code),
      ])
      expect(renewal.status).toBe(201)
      expect([200, 410]).toContain(redemption.status)
      expect(await openCodes()).toHaveLength(1)
    }
  })
})

describe('saying whom a code is for', () => {
  const name = (code: string, recipient: string) => lucia.patch(`${path()}/${code}`, { recipient })

  it('keeps the name with the open code, and makes another for the next person', async () => {
    const pilar = await ask('couple', { preset: 'viewer' })
    expect(pilar.recipient).toBe('')
    expect(await name(pilar.code, '  Pilar   Vidal ')).toMatchObject({
      status: 200,
      body: { ...pilar, recipient: 'Pilar Vidal' },
    })
    const next = await ask('couple', { preset: 'viewer' })
    expect(next).toMatchObject({ recipient: '' })
    expect(next.code).not.toBe(pilar.code)
    expect(await ask('couple', { preset: 'viewer', recipient: 'Pilar Vidal' })).toMatchObject({
      code: pilar.code,
    })
    expect((await openCodes()).map(({ recipient }) => recipient)).toEqual(['', 'Pilar Vidal'])
  })

  it('refuses a second code of that preset for one name, an empty name, and a code of others', async () => {
    const pilar = await ask('couple', { preset: 'viewer', recipient: 'Pilar' })
    const next = await ask('couple', { preset: 'viewer' })
    expect(await name(next.code, 'Pilar')).toMatchObject({
      status: 409,
      body: { code: 'RECIPIENT_HAS_CODE' },
    })
    expect((await name(pilar.code, ' ')).status).toBe(400)
    const others = await cast.noelia.createWedding()
    const theirs = (await cast.noelia.post(`/api/weddings/${others}/invitations`, { role: 'couple' })).body
    expect(await name(theirs.code, 'Pilar')).toMatchObject({
      status: 404,
      body: { code: 'INVITATION_UNKNOWN' },
    })
  })

  it('forgets the name once the code was used, replaced or withdrawn, and notes it nowhere', async () => {
    const used = await ask('couple', { preset: 'viewer', recipient: 'Pilar Vidal' })
    await redeem(await someCouple(), used.code)
    await ask('couple', { preset: 'family', recipient: 'Carmen Aguirre' })
    const renewed = await ask('couple', { preset: 'family', recipient: 'Carmen Aguirre', renew: true })
    await lucia.delete(`${path()}/${renewed.code}`)
    const { rows } = await app.db.execute(sql`
      select recipient from invitation_codes where wedding_id = ${weddingId} and recipient <> ''`)
    expect(rows).toEqual([])
    const log = JSON.stringify((await lucia.get(`/api/weddings/${weddingId}/activity`)).body)
    expect(log).not.toMatch(/Pilar|Carmen/)
  })

  it('takes the name over from a code that has expired', async () => {
    const expired = await ask('couple', { recipient: 'Pilar', expiresAt: inAnHour().toISOString() })
    app.setClock(new Date(Date.parse(expired.expiresAt ?? '') + 1))
    const next = await ask('couple')
    expect((await name(next.code, 'Pilar')).status).toBe(200)
    app.setClock(null)
  })
})

describe('withdrawing a code', () => {
  it('leaves none open', async () => {
    const { code } = await ask('couple')
    expect(await lucia.delete(`${path()}/${code.toLowerCase()}`)).toMatchObject({ status: 200 })
    expect(await openCodes()).toEqual([])
    expect((await redeem(await someCouple(), code)).status).toBe(410)
  })

  it('does not reach the codes of another wedding', async () => {
    const foreign = await cast.noelia.invite(cast.otherWeddingId, 'couple')
    expect(await lucia.delete(`${path()}/${foreign}`)).toMatchObject({
      status: 404,
      body: { code: 'INVITATION_UNKNOWN' },
    })
  })
})

describe('redeeming a code', () => {
  it('makes a member in the role of the code and leads to the wedding', async () => {
    const planner = await signedUp(app, 'Jara Soto', 'planner')
    const { code } = await ask('planner')
    expect(await redeem(planner, code)).toMatchObject({ status: 200, body: { weddingId } })
    expect(await members()).toMatchObject([
      { userId: lucia.userId },
      { userId: planner.userId, role: 'planner' },
    ])
    expect((await planner.get(`/api/weddings/${weddingId}/guests`)).status).toBe(200)
  })

  it('takes small letters, blanks and hyphens', async () => {
    const { code } = await ask('couple')
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
    expect((await redeem(await someCouple(), typed)).status).toBe(200)
  })

  it('lets one of thirty in who try at once', async () => {
    const { code } = await ask('couple')
    const crowd: Person[] = []
    for (let group = 0; group < 3; group += 1) {
      const arrived = Array.from({ length: 10 }, (_, index) => someCouple(`Persona ${group * 10 + index}`))
      crowd.push(...(await Promise.all(arrived)))
    }
    const answers = await Promise.all(crowd.map((person) => redeem(person, code)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(29)
    expect(await members()).toHaveLength(2)
  }, 60_000)

  it('makes one member of a person who presses twice', async () => {
    const { code } = await ask('couple')
    const eager = await someCouple()
    const statuses = (await Promise.all([redeem(eager, code), redeem(eager, code)])).map((a) => a.status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await members()).toHaveLength(2)
  })

  it('does not know a code that was never made', async () => {
    expect(await redeem(await someCouple(), 'ZZZZ9999')).toMatchObject({
      status: 404,
      body: { code: 'INVITATION_UNKNOWN' },
    })
  })

  it('says that it has been used', async () => {
    const { code } = await ask('couple')
    await redeem(await someCouple(), code)
    expect(await redeem(await someCouple(), code)).toMatchObject({
      status: 409,
      body: { code: 'INVITATION_ALREADY_USED' },
    })
  })

  it('says that it has expired, from its last instant on', async () => {
    const expiresAt = inAnHour()
    const newcomer = await someCouple()
    const { code } = await ask('couple', { expiresAt: expiresAt.toISOString() })
    app.setClock(expiresAt)
    const late = await redeem(newcomer, code)
    app.setClock(new Date(expiresAt.getTime() - 1))
    const inTime = await redeem(newcomer, code)
    app.setClock(null)
    expect(late).toMatchObject({ status: 410, body: { code: 'INVITATION_EXPIRED' } })
    expect(inTime.status).toBe(200)
  })

  it('tells a member that they are one, where, and keeps the code for another', async () => {
    const { code } = await ask('couple')
    expect(await redeem(lucia, code)).toMatchObject({
      status: 409,
      body: { code: 'INVITATION_ALREADY_MEMBER', data: { weddingId } },
    })
    expect((await redeem(await someCouple(), code)).status).toBe(200)
  })

  it.each([
    ['planner', 'couple'],
    ['couple', 'planner'],
  ] as const)('refuses a code for a %s to a %s, and keeps it', async (role, other) => {
    const { code } = await ask(role)
    const wrong = await signedUp(app, 'Otra Persona', other)
    expect(await redeem(wrong, code)).toMatchObject({
      status: 409,
      body: { code: 'INVITATION_OTHER_ROLE', data: { role } },
    })
    expect(await members()).toHaveLength(1)
    expect((await redeem(await signedUp(app, 'La Buena', role), code)).status).toBe(200)
  })

  it('is refused without a session', async () => {
    const { code } = await ask('couple')
    const stranger = await someCouple()
    await stranger.signOut()
    expect((await redeem(stranger, code)).status).toBe(401)
    expect((await openCodes()).map((open) => open.code)).toEqual([code])
  })

  it.each([[7], [null], ['x'.repeat(41)], ['AB\u0000CD']])('refuses %j, which is no code', async (code) => {
    expect((await lucia.post('/api/invitations/redeem', { code })).status).toBe(400)
  })

  it('lets a former member back in with a new code', async () => {
    const wanderer = await someCouple()
    await redeem(wanderer, (await ask('couple')).code)
    await wanderer.delete(`/api/weddings/${weddingId}/members/me`)
    expect((await redeem(wanderer, (await ask('couple')).code)).status).toBe(200)
  })
})

describe('guessing codes', () => {
  const WRONG = 'ZZZZ9999'

  it('ends after ten wrong ones in an hour, even with a right one, and starts again after it', async () => {
    const guesser = await someCouple()
    const { code } = await ask('couple', { expiresAt: null })
    for (let guess = 0; guess < 10; guess += 1) expect((await redeem(guesser, WRONG)).status).toBe(404)
    const blocked = await redeem(guesser, code)
    expect(blocked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_WRONG_CODES' } })
    expect(blocked.body.data.retryAfterSeconds).toBeGreaterThan(0)
    expect(blocked.body.data.retryAfterSeconds).toBeLessThanOrEqual(3600)

    app.setClock(new Date(Date.now() + blocked.body.data.retryAfterSeconds * 1000 + 1000))
    const later = await redeem(guesser, code)
    app.setClock(null)
    expect(later.status).toBe(200)
  })

  it('gets no more than ten when all are tried at once', async () => {
    const guesser = await someCouple()
    const answers = await Promise.all(Array.from({ length: 40 }, () => redeem(guesser, WRONG)))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  it('does not count codes that exist, nor what others guess', async () => {
    const { code } = await ask('couple')
    await redeem(await someCouple(), code)
    const unlucky = await someCouple()
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await redeem(unlucky, code)).body.code).toBe('INVITATION_ALREADY_USED')
    }
    expect((await redeem(unlucky, WRONG)).status).toBe(404)
  })
})
