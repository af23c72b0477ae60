import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayWindow } from '#domain/agencies/day-window.ts'
import { PRESET_PERMISSIONS } from '#domain/members/permissions.ts'
import { dayInMadrid, type IsoDate, shiftDay } from '#domain/time/dates.ts'
import { settleTeams } from '#server/areas/agencies/settle-teams.job.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { agencyOf, assigning, colleague, takeIn } from '../../support/team.ts'

const { app, cast } = useCast()

let nadia: Person
let weddingId: string
let at: string

const soon = (days: number): IsoDate => shiftDay(dayInMadrid(new Date()), days)

beforeEach(async () => {
  nadia = await colleague(app, cast.elena, 'Nadia Amrani')
  weddingId = await cast.lucia.createWedding('Inés & Tomás', soon(14))
  await cast.lucia.letIn(weddingId, cast.elena, 'planner')
  at = `/api/weddings/${weddingId}`
})

afterEach(async () => {
  app.setClock(null)
  await cast.lucia.delete(at, { name: 'Inés & Tomás' })
})

const members = async () =>
  (await cast.lucia.get(`${at}/members`)).body as { userId: string; preset: string }[]
const ofNadia = async () => (await members()).find(({ userId }) => userId === nadia.userId)
const seen = async (person = nadia) => (await person.get(at)).status

describe('what a person does in a wedding of the agency', () => {
  it.each([
    ['lead', 'planner'],
    ['coordinate', 'coordination'],
    ['watch', 'watch'],
  ] as const)('%s makes them a member of the preset %s at once, and none ends it', async (kind, preset) => {
    expect((await assigning(cast.elena, weddingId, nadia, kind)).body).toMatchObject({
      assignments: expect.arrayContaining([{ userId: nadia.userId, kind, isOwn: false }]),
    })
    expect(await ofNadia()).toMatchObject({ preset, permissions: PRESET_PERMISSIONS[preset] })
    expect((await nadia.get(at)).body.access.wedding).toBe(kind === 'lead' ? 'edit' : 'view')
    await assigning(cast.elena, weddingId, nadia, null)
    expect(await seen()).toBe(404)
  })

  it('the founder leads where nothing else is said', async () => {
    const find = async () =>
      (await cast.elena.get(agencyOf(cast.elena))).body.weddings.find(
        ({ id }: { id: string }) => id === weddingId,
      ).assignments
    expect(await find()).toEqual([{ userId: cast.elena.userId, kind: 'lead', isOwn: true }])
    await assigning(cast.elena, weddingId, cast.elena, 'watch')
    expect(await find()).toEqual([{ userId: cast.elena.userId, kind: 'watch', isOwn: true }])
    expect((await cast.elena.get(at)).body.access.wedding).toBe('edit')
  })

  it('a member by a code keeps what they had', async () => {
    await cast.lucia.letIn(weddingId, nadia, 'viewer')
    await assigning(cast.elena, weddingId, nadia, 'lead')
    expect(await ofNadia()).toMatchObject({ preset: 'viewer' })
    await assigning(cast.elena, weddingId, nadia, null)
    expect(await seen()).toBe(200)
  })

  it('a wedding of others is none of the agency, nor a stranger one of its people', async () => {
    expect(await assigning(cast.elena, cast.otherWeddingId, nadia, 'lead')).toMatchObject({
      status: 404,
      body: { code: 'WEDDING_NOT_OF_AGENCY' },
    })
    expect(await assigning(cast.elena, weddingId, cast.raul, 'lead')).toMatchObject({
      status: 404,
      body: { code: 'PERSON_NOT_FOUND' },
    })
  })

  it('ends at once when the person is removed or leaves, and comes back with them', async () => {
    await assigning(cast.elena, weddingId, nadia, 'coordinate')
    const person = `${agencyOf(cast.elena)}/people/${nadia.userId}`
    await cast.elena.delete(person)
    expect(await seen()).toBe(404)
    await cast.elena.post(`${person}/restore`)
    expect(await seen()).toBe(200)
    await nadia.post(`${agencyOf(cast.elena)}/leave`)
    expect(await seen()).toBe(404)
  })

  it('ends with the membership of the founder', async () => {
    await assigning(cast.elena, weddingId, nadia, 'lead')
    await cast.elena.delete(`${at}/members/me`)
    expect(await seen()).toBe(404)
    expect((await members()).length).toBe(1)
  })

  it('the couple decides: who is removed or limited by them stays so', async () => {
    await assigning(cast.elena, weddingId, nadia, 'lead')
    await cast.lucia.patch(`${at}/members/${nadia.userId}`, { permissions: { budget: 'none' } })
    await assigning(cast.elena, weddingId, nadia, 'coordinate')
    expect(await ofNadia()).toMatchObject({ permissions: { budget: 'none', guests: 'edit' } })
    await assigning(cast.elena, weddingId, nadia, 'lead')
    expect((await nadia.get(at)).body.access).toMatchObject({ budget: 'none', wedding: 'view' })
    await cast.lucia.delete(`${at}/members/${nadia.userId}`)
    await settleTeams(app.platform)
    expect(await seen()).toBe(404)
  })

  it('a level that the couple changes gives who watches no right to edit the wedding', async () => {
    await assigning(cast.elena, weddingId, nadia, 'watch')
    await cast.lucia.patch(`${at}/members/${nadia.userId}`, { permissions: { tasks: 'edit' } })
    expect((await nadia.get(at)).body.access).toMatchObject({ tasks: 'edit', wedding: 'view' })
  })

  it('who leads a wedding by the agency alone does not decide over it', async () => {
    const own = await cast.elena.createWedding('Olga & Iker')
    await assigning(cast.elena, own, nadia, 'lead')
    expect(await cast.elena.delete(`/api/weddings/${own}/members/me`)).toMatchObject({
      status: 409,
      body: { code: 'NOBODY_WOULD_DECIDE' },
    })
  })

  it('is not counted as a wedding of their own plan or books', async () => {
    await assigning(cast.elena, weddingId, nadia, 'lead')
    expect((await nadia.get('/api/subscription')).body).toMatchObject({ activeWeddings: 0 })
    expect((await nadia.get('/api/planner/books')).body.accounts ?? []).toEqual([])
  })

  it('comes back with a wedding that was deleted', async () => {
    await assigning(cast.elena, weddingId, nadia, 'watch')
    await cast.lucia.delete(at, { name: 'Inés & Tomás' })
    expect(await seen()).toBe(404)
    await cast.lucia.post(`/api/deleted-weddings/${weddingId}/restore`)
    expect(await seen()).toBe(200)
  })
})

describe('who works on the day', () => {
  const window = (days: number) => dayWindow({ eventDate: soon(days), timeZone: 'Europe/Madrid' })!
  const standAt = async (instant: Date) => {
    app.setClock(instant)
    await settleTeams(app.platform)
  }

  it('sees the wedding of its weekend alone, by the gate to the instant', async () => {
    await assigning(cast.elena, weddingId, nadia, 'day')
    const { opensAt, closesAt } = window(14)
    await standAt(new Date(opensAt.getTime() - 1000))
    expect(await seen()).toBe(404)
    expect((await nadia.get('/api/weddings')).body).toEqual([])
    await standAt(opensAt)
    expect((await nadia.get(at)).body.access).toMatchObject({
      agenda: 'view',
      budget: 'none',
      wedding: 'view',
    })
    app.setClock(new Date(closesAt.getTime() - 1000))
    expect(await seen()).toBe(200)
    app.setClock(closesAt)
    expect(await seen()).toBe(404)
    await settleTeams(app.platform)
    app.setClock(null)
    expect(await ofNadia()).toBeUndefined()
  })

  it('sees agenda, vendors and seating, and nothing of money, guests or conversations', async () => {
    await assigning(cast.elena, weddingId, nadia, 'day')
    await standAt(window(14).opensAt)
    for (const path of ['/agenda/days', '/vendors', '/seating/tables'])
      expect((await nadia.get(`${at}${path}`)).status, path).toBe(200)
    for (const path of ['/guests', '/budget', '/tasks', '/invitations', '/households'])
      expect((await nadia.get(`${at}${path}`)).status, path).toBe(403)
  })

  it('follows the date of the wedding', async () => {
    await assigning(cast.elena, weddingId, nadia, 'day')
    const { opensAt } = window(14)
    await standAt(opensAt)
    expect(await seen()).toBe(200)
    await cast.lucia.patch(at, { eventDate: soon(60) })
    expect(await seen()).toBe(404)
    await cast.lucia.patch(at, { eventDate: soon(14) })
    expect(await seen()).toBe(200)
    await cast.lucia.patch(at, { eventDate: null })
    expect(await seen()).toBe(404)
  })

  it('needs a date', async () => {
    await cast.lucia.patch(at, { eventDate: null })
    expect(await assigning(cast.elena, weddingId, nadia, 'day')).toMatchObject({
      status: 409,
      body: { code: 'WEDDING_WITHOUT_DATE' },
    })
  })

  it('sees it by another agency whose assignment goes on', async () => {
    const raul = await signedUp(app, 'Raúl Otero', 'planner')
    await cast.lucia.letIn(weddingId, raul, 'planner')
    await takeIn(app, raul, nadia)
    await assigning(cast.elena, weddingId, nadia, 'coordinate')
    await assigning(raul, weddingId, nadia, 'watch')
    expect(await ofNadia()).toMatchObject({ preset: 'coordination' })
    await assigning(cast.elena, weddingId, nadia, null)
    expect(await ofNadia()).toMatchObject({ preset: 'watch' })
  })
})
