import { beforeAll, describe, expect, it } from 'vitest'
import type { SharedLink } from '#contract/shared-links.ts'
import { SHARED_LINK_KINDS } from '#domain/shared-links/shared-links.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { addFileItems } from '../../support/outside/file-items.ts'

const { app, cast } = useCast()

let at: string
let items: Awaited<ReturnType<typeof addFileItems>>
let folderId: string
let family: string

const listOf = async (person: Person): Promise<SharedLink[]> => (await person.get(`${at}/shared-links`)).body
const statusOf = async (path: string) => (await app.fetch(path)).status
const keysOf = (links: SharedLink[]) => links.map(({ kind, id }) => ({ kind, id }))
const share = () =>
  cast.lucia.call('PUT', `${at}/inspiration/folders/${folderId}/share`, { lastDay: dayInMadrid(new Date()) })

async function openEverything(): Promise<void> {
  const { lucia } = cast
  const [household] = (await lucia.post(`${at}/households/invitations`, { guestIds: [items.guest] })).body
  family = household.path
  await lucia.patch(`${at}/public-page`, { slug: 'lucia-y-martin', isOpen: true })
  await lucia.post(`${at}/catering/link`)
  await lucia.post(`${at}/transport/sheet/link`)
  await lucia.post(`${at}/agenda/links`)
  await lucia.post(`${at}/agenda/links`, { vendorId: items.vendor })
  await share()
}

beforeAll(async () => {
  at = `/api/weddings/${cast.weddingId}`
  items = await addFileItems(cast.lucia, cast.weddingId)
  await cast.lucia.patch(`${at}/vendors/${items.vendor}`, { name: 'Ritmo' })
  folderId = (await cast.lucia.post(`${at}/inspiration/folders`, { name: 'Flores' })).body.id
  await openEverything()
})

describe('who sees something without an account', () => {
  it('is one list: every kind, what it shows, who made it and when, and when it was last opened', async () => {
    const links = await listOf(cast.lucia)
    expect(links.map(({ kind }) => kind)).toEqual(SHARED_LINK_KINDS)
    for (const link of links) expect(link).toMatchObject({ createdBy: 'Lucía Herrera', count: 1 })
    const by = new Map(links.map((link) => [link.kind, link]))
    expect(by.get('invitation')).toMatchObject({ path: null, shows: null })
    expect(by.get('vendorSheet')).toMatchObject({ shows: 'Ritmo' })
    const folder = by.get('folder')!
    expect(folder).toMatchObject({ shows: 'Flores', openedAt: null, lastDay: dayInMadrid(new Date()) })
    expect(await statusOf(folder.path!)).toBe(200)
    const after = (await listOf(cast.lucia)).find(({ kind }) => kind === 'folder')!
    expect(after.openedAt).not.toBeNull()
  })

  it('is renewed there: the former address is closed, and the new one opens', async () => {
    const before = await listOf(cast.lucia)
    const { body } = await cast.lucia.post(`${at}/shared-links/renew`, { links: keysOf(before) })
    expect(body).toEqual({ renewed: before.length })
    for (const { path } of before) if (path) expect(await statusOf(path), path).toBe(404)
    expect(await statusOf(family)).toBe(404)
    const after = await listOf(cast.lucia)
    for (const { path } of after) if (path) expect(await statusOf(path), path).toBe(200)
    const { households } = (await cast.lucia.get(`${at}/households`)).body
    expect(await statusOf(households[0].path)).toBe(200)
  })

  it('is ended there for good', async () => {
    const before = await listOf(cast.lucia)
    const { body } = await cast.lucia.post(`${at}/shared-links/end`, { links: keysOf(before) })
    expect(body).toEqual({ ended: before.length })
    for (const { path } of before) if (path) expect(await statusOf(path), path).toBe(404)
    expect(await listOf(cast.lucia)).toEqual([])
    await openEverything()
  })

  it('is the business of editors: each finds, renews and ends those of the sections that they edit', async () => {
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'family')
    const kindsOf = async (member: Person) => (await listOf(member)).map(({ kind }) => kind)
    // The caterer's link shows the tables too.
    expect(await kindsOf(mother)).toEqual(['invitation', 'publicPage'])
    await setLevels(cast.lucia, cast.weddingId, mother, { seating: 'view' })
    expect(await kindsOf(mother)).toEqual(['invitation', 'publicPage', 'caterer'])
    const all = await listOf(cast.lucia)
    const viewer = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    expect(await listOf(viewer)).toEqual([])
    for (const act of ['renew', 'end']) {
      const { body } = await viewer.post(`${at}/shared-links/${act}`, { links: keysOf(all) })
      expect(Object.values(body)).toEqual([0])
    }
    expect(await listOf(cast.lucia)).toEqual(all)
    const { body } = await cast.noelia.post(`/api/weddings/${cast.otherWeddingId}/shared-links/end`, {
      links: keysOf(all),
    })
    expect(body).toEqual({ ended: 0 })
  })
})

describe('after removal', () => {
  const readersOf = async (kind: string) =>
    (await listOf(cast.lucia)).find((link) => link.kind === kind)!.formerReaders

  it.each([
    ['is removed', (who: Person) => cast.lucia.delete(`${at}/members/${who.userId}`)],
    ['leaves', (who: Person) => who.delete(`${at}/members/me`)],
    [
      'edits nothing any more',
      (who: Person) => setLevels(cast.lucia, cast.weddingId, who, { guests: 'view' }),
    ],
  ])(
    'of a member who %s, the links that they could read are named until they are renewed',
    async (_, end) => {
      const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'family')
      expect(await readersOf('invitation')).not.toContain(mother.name)
      const { households } = (await mother.get(`${at}/households`)).body
      await end(mother)
      expect(await readersOf('invitation')).toEqual([mother.name])
      expect(await readersOf('caterer')).toEqual([mother.name])
      expect(await readersOf('folder')).toEqual([])
      expect(await statusOf(households[0].path)).toBe(200)
      const links = [
        { kind: 'invitation', id: null },
        { kind: 'caterer', id: null },
      ]
      await cast.lucia.post(`${at}/shared-links/renew`, { links })
      expect(await statusOf(households[0].path)).toBe(404)
      expect(await readersOf('invitation')).toEqual([])
    },
  )

  it('the links that were chosen are renewed by the removal itself, and those of others are not', async () => {
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'family')
    const { households } = (await mother.get(`${at}/households`)).body
    const sheet = (await listOf(cast.lucia)).find(({ kind }) => kind === 'caterer')!.path!
    const renew = [{ kind: 'invitation', id: null }]
    const { status, body } = await cast.lucia.call('DELETE', `${at}/members/${mother.userId}`, { renew })
    expect({ status, body }).toEqual({ status: 200, body: { left: true, renewed: 1 } })
    expect(await statusOf(households[0].path)).toBe(404)
    expect(await statusOf(sheet)).toBe(200)
    expect(await readersOf('invitation')).toEqual([])
    expect(await readersOf('caterer')).toEqual([mother.name])
    expect(await activityOf(cast.lucia, cast.weddingId).last()).toMatchObject({
      action: 'weddings.removeMember',
      undo: 'final',
    })
  })

  it('a removal that is refused renews nothing, and who leaves renews none for the others', async () => {
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'family')
    const { households } = (await mother.get(`${at}/households`)).body
    const renew = [{ kind: 'invitation', id: null }]
    const unknown = '0198c0de-0000-7000-8000-00000000dead'
    expect((await cast.lucia.call('DELETE', `${at}/members/${unknown}`, { renew })).status).toBe(404)
    expect((await mother.call('DELETE', `${at}/members/${cast.martin.userId}`, { renew })).status).toBe(403)
    expect((await mother.call('DELETE', `${at}/members/me`, { renew })).body.renewed).toBe(0)
    expect(await statusOf(households[0].path)).toBe(200)
    await cast.lucia.post(`${at}/shared-links/renew`, { links: [...renew, { kind: 'caterer', id: null }] })
  })

  it('who comes back is no former reader', async () => {
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'family')
    await setLevels(cast.lucia, cast.weddingId, mother, { guests: 'view' })
    expect(await readersOf('invitation')).toEqual([mother.name])
    await setLevels(cast.lucia, cast.weddingId, mother, { guests: 'edit' })
    expect(await readersOf('invitation')).toEqual([])
  })
})

describe('the activity', () => {
  it('tells that the link of a family was renewed and revoked, and neither is undone', async () => {
    const { households } = (await cast.lucia.get(`${at}/households`)).body
    const path = `${at}/households/${households[0].id}/link`
    for (const [method, action] of [
      ['POST', 'households.renewLink'],
      ['DELETE', 'households.revokeLink'],
    ] as const) {
      expect((await cast.lucia.call(method, path)).status).toBe(200)
      const line = await activityOf(cast.lucia, cast.weddingId).last()
      expect(line).toMatchObject({ action, undo: 'final', actorName: 'Lucía Herrera' })
      expect(line.changes[0]).toMatchObject({ entity: 'households', op: 'update' })
      expect(JSON.stringify(line)).not.toContain('token')
      const undone = await cast.lucia.post(`${at}/activity/${line.id}/undo`)
      expect(undone).toMatchObject({ status: 409, body: { code: 'ACTIVITY_FINAL' } })
    }
  })
})
