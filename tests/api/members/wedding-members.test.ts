import { beforeAll, describe, expect, it } from 'vitest'
import type { MemberCode } from '#contract/member-codes.ts'
import type { Member } from '#contract/weddings.ts'
import { join, type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { listening } from '../../support/outside/live-stream.ts'

const { app, cast } = useCast()
let lucia: Person
let martin: Person
let elena: Person

beforeAll(() => {
  ;({ lucia, martin, elena } = cast)
})

const removing = (by: Person, weddingId: string, member: Person) =>
  by.delete(`/api/weddings/${weddingId}/members/${member.userId}`)
const membersOf = async (person: Person, weddingId: string) =>
  ((await person.get(`/api/weddings/${weddingId}/members`)).body as Member[]).map(({ userId }) => userId)
const newsOf = async (person: Person, weddingId: string) =>
  (await person.get(`/api/notifications?weddingId=${weddingId}`)).body

async function sharedWedding() {
  const weddingId = await lucia.createWedding()
  await join(lucia, weddingId, martin)
  await join(lucia, weddingId, elena)
  return weddingId
}

describe('removing a member', () => {
  it.each(['martin', 'elena'] as const)(
    'is for the couple, and ends the access at once (%s)',
    async (who) => {
      const weddingId = await sharedWedding()
      expect(await removing(lucia, weddingId, cast[who])).toMatchObject({ status: 200, body: { left: true } })
      expect(await membersOf(lucia, weddingId)).not.toContain(cast[who].userId)
      expect((await cast[who].get(`/api/weddings/${weddingId}/guests`)).status).toBe(404)
    },
  )

  it('of a wedding that a planner created is for the couple too, the planner included', async () => {
    const weddingId = await elena.createWedding()
    await join(elena, weddingId, lucia)
    expect((await removing(lucia, weddingId, elena)).status).toBe(200)
    expect(await membersOf(lucia, weddingId)).toEqual([lucia.userId])
  })

  it('is not for a planner, whichever member it is', async () => {
    const weddingId = await sharedWedding()
    const jara = await signedUp(app, 'Jara Soto', 'planner')
    await join(lucia, weddingId, jara)
    for (const member of [lucia, martin, jara]) {
      expect(await removing(elena, weddingId, member)).toMatchObject({
        status: 403,
        body: { code: 'ONLY_THE_COUPLE_REMOVES_MEMBERS' },
      })
    }
    expect(await membersOf(lucia, weddingId)).toHaveLength(4)
  })

  it('does not know a person who is no member', async () => {
    const weddingId = await sharedWedding()
    expect(await removing(lucia, weddingId, cast.noelia)).toMatchObject({
      status: 404,
      body: { code: 'MEMBER_NOT_FOUND' },
    })
  })

  it('with one’s own id is leaving', async () => {
    const weddingId = await sharedWedding()
    expect((await removing(elena, weddingId, elena)).status).toBe(200)
    expect(await membersOf(lucia, weddingId)).not.toContain(elena.userId)
  })

  it('closes the open tabs of the member at once', async () => {
    const weddingId = await sharedWedding()
    const [all, one] = [await listening(elena), await listening(elena, `?weddingId=${weddingId}`)]
    await removing(lucia, weddingId, elena)
    await all.until('weddings')
    expect((await one.rest()).at(-1)).toEqual({ type: 'closing', reason: 'left' })
    await all.close()
  })

  it('replaces the open codes, which the member knows', async () => {
    const weddingId = await sharedWedding()
    const known = await elena.invite(weddingId, 'planner')
    await removing(lucia, weddingId, elena)
    expect((await elena.post('/api/invitations/redeem', { code: known })).status).toBe(410)
    const open = (await lucia.get(`/api/weddings/${weddingId}/invitations`)).body as MemberCode[]
    expect(open.map(({ role }) => role)).toEqual(['planner'])
    expect(open[0]!.code).not.toBe(known)
  })

  it('keeps what the member did', async () => {
    const weddingId = await sharedWedding()
    await elena.addGuest(weddingId, 'Carmen Aguirre')
    await removing(lucia, weddingId, elena)
    expect((await lucia.get(`/api/weddings/${weddingId}/guests`)).body).toMatchObject([
      { fullName: 'Carmen Aguirre' },
    ])
  })

  it('is told to the others and, without access, to the member', async () => {
    const weddingId = await sharedWedding()
    await removing(lucia, weddingId, elena)
    expect((await newsOf(martin, weddingId))[0]).toMatchObject({
      action: 'member.removed',
      actorName: 'Lucía Herrera',
      data: { memberId: elena.userId, memberName: 'Elena Montes' },
    })
    expect(await newsOf(elena, weddingId)).toMatchObject([
      { action: 'membership.ended', url: '/app', data: { weddingName: 'Lucía & Martín' }, readAt: null },
    ])
  })

  it('each other at once removes one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const weddingId = await lucia.createWedding()
      await join(lucia, weddingId, martin)
      const answers = await Promise.all([
        removing(lucia, weddingId, martin),
        removing(martin, weddingId, lucia),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
      const stays = answers[0].status === 200 ? lucia : martin
      expect(await membersOf(stays, weddingId)).toEqual([stays.userId])
    }
  })

  it('can be undone with a new code', async () => {
    const weddingId = await sharedWedding()
    await removing(lucia, weddingId, elena)
    await join(lucia, weddingId, elena)
    expect(await membersOf(elena, weddingId)).toContain(elena.userId)
  })
})
