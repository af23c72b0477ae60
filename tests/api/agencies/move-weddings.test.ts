import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { agencyOf, assigning, takeIn } from '../../support/team.ts'

const { app, cast } = useCast()

let nadia: Person
let weddingId: string
let at: string

beforeEach(async () => {
  nadia = await signedUp(app, 'Nadia Amrani', 'planner')
  weddingId = await nadia.createWedding('Inés & Tomás', '2199-05-04')
  at = `/api/weddings/${weddingId}`
  await takeIn(app, cast.elena, nadia)
})

const own = async () => (await nadia.get(`${agencyOf(cast.elena)}/me/weddings`)).body as { id: string }[]
const bring = (weddingIds: string[], person = nadia) =>
  person.post(`${agencyOf(cast.elena)}/me/weddings`, { weddingIds })
const give = (userId: string, person = cast.elena) =>
  person.post(`${agencyOf(cast.elena)}/weddings/${weddingId}/owner`, { userId })
const inTeam = async () =>
  (await cast.elena.get(agencyOf(cast.elena))).body.weddings.some(
    ({ id }: { id: string }) => id === weddingId,
  )
const seen = async (person: Person) => (await person.get(at)).status
const lines = async (person: Person) =>
  ((await person.get(`${at}/activity`)).body.lines as { action: string; actorName: string | null }[]).filter(
    ({ action }) => action.startsWith('agencies.'),
  )

describe('a wedding that a person brings into the team', () => {
  it('is of the team from then on, led by the person, and its history says who brought it', async () => {
    expect((await own()).map(({ id }) => id)).toEqual([weddingId])
    expect(await seen(cast.elena)).toBe(404)
    expect((await bring([weddingId])).body).toEqual({ brought: [weddingId] })
    expect(await inTeam()).toBe(true)
    expect(await own()).toEqual([])
    expect((await cast.elena.get(at)).body.access.wedding).toBe('edit')
    expect((await nadia.get(at)).body.access.wedding).toBe('edit')
    expect(await lines(nadia)).toMatchObject([{ action: 'agencies.bring', actorName: nadia.name }])
    expect((await assigning(cast.elena, weddingId, nadia, null)).status).toBe(200)
    expect(await seen(nadia)).toBe(404)
  })

  it('is one that the person plans by themselves, and of no other', async () => {
    const { body } = await bring([weddingId, cast.otherWeddingId])
    expect(body).toMatchObject({ code: 'WEDDING_NOT_YOURS' })
    expect(await inTeam()).toBe(false)
    expect((await bring([newId()])).status).toBe(409)
    expect((await bring([cast.weddingId], cast.elena)).status).toBe(409)
    expect((await bring([weddingId], cast.raul)).status).toBe(404)
    const both = await Promise.all([bring([weddingId]), bring([weddingId])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is taken back within the hour, and not later', async () => {
    const back = () => nadia.post(`${agencyOf(cast.elena)}/me/weddings/${weddingId}/take-back`)
    await bring([weddingId])
    expect((await back()).status).toBe(200)
    expect([await seen(nadia), await seen(cast.elena), await inTeam()]).toEqual([200, 404, false])
    expect((await own()).map(({ id }) => id)).toEqual([weddingId])
    await bring([weddingId])
    await app.db.execute(`update wedding_members set created_at = created_at - interval '2 hours'
      where wedding_id = '${weddingId}' and user_id = '${cast.elena.userId}'`)
    expect((await back()).body).toMatchObject({ code: 'WEDDING_NOT_BROUGHT' })
    expect(await inTeam()).toBe(true)
  })

  it('ends the part of a team of the own', async () => {
    const pilar = await signedUp(app, 'Pilar Vidal', 'planner')
    await takeIn(app, nadia, pilar)
    await assigning(nadia, weddingId, pilar, 'coordinate', agencyOf(nadia))
    expect(await seen(pilar)).toBe(200)
    await bring([weddingId])
    expect(await seen(pilar)).toBe(404)
  })
})

describe('a wedding that the team gives to a person', () => {
  it('is theirs alone, and the team leaves it at once', async () => {
    const pilar = await signedUp(app, 'Pilar Vidal', 'planner')
    await takeIn(app, cast.elena, pilar, 'coordinator')
    await bring([weddingId])
    await assigning(cast.elena, weddingId, pilar, 'watch')
    expect((await give(nadia.userId)).body).toMatchObject({ given: weddingId })
    expect([await seen(nadia), await seen(cast.elena), await seen(pilar)]).toEqual([200, 404, 404])
    expect((await lines(nadia))[0]).toMatchObject({ action: 'agencies.give', actorName: cast.elena.name })
    await nadia.post(`${agencyOf(cast.elena)}/leave`)
    expect((await nadia.get(at)).body.access.wedding).toBe('edit')
    await cast.lucia.get(at)
  })

  it('is one of the team, and goes to one of its people, by an owner', async () => {
    expect((await give(nadia.userId)).body).toMatchObject({ code: 'WEDDING_NOT_OF_AGENCY' })
    await bring([weddingId])
    for (const userId of [cast.elena.userId, cast.raul.userId])
      expect((await give(userId)).body).toMatchObject({ code: 'PERSON_NOT_FOUND' })
    expect([403, 404]).toContain((await give(nadia.userId, nadia)).status)
    expect((await give(nadia.userId, cast.raul)).status).toBe(404)
    expect(await inTeam()).toBe(true)
  })
})
