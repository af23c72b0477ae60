import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { join, type Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { programOf } from '../../support/contract/api-program.ts'
import { joinedAs } from '../../support/journeys/members.ts'
import { listening } from '../../support/outside/live-stream.ts'
import { read } from '../../support/outside/wedding-zip.ts'

const { app, cast } = useCast()

/** Stands in every text of a draft, and nowhere else. */
const SECRET = 'Zarzamora'

let weddingId: string
let wedding: string
let lucia: Person
let elena: Person

beforeEach(async () => {
  ;({ lucia, elena } = cast)
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  wedding = `/api/weddings/${weddingId}`
  await join(lucia, weddingId, elena)
})

const added = async (path: string, body: object): Promise<string> =>
  (await elena.post(`${wedding}${path}`, { isDraft: true, ...body })).body.id

const draftVendor = (over: object = {}) =>
  added('/vendors', { vendorType: 'catering', name: `${SECRET} Catering`, cost: 9123.45, ...over })

const item = (title: string, startsAt = 700) => ({ title, time: { startsAt, endsAt: null } })

const draftDay = () =>
  added('/agenda/days', {
    name: `${SECRET} preboda`,
    date: '2027-04-09',
    items: [{ ...item(`Llega ${SECRET}`), isShownToGuests: true }],
  })

const draftFolder = () => added('/inspiration/folders', { name: `${SECRET} ideas` })

describe('what is downloaded', () => {
  it('holds no draft, of a planner neither, who may hand it on', async () => {
    const vendorId = await draftVendor()
    await draftFolder()
    await draftDay()
    await elena.upload({ weddingId, vendorId }, `${SECRET}.txt`, SECRET)
    await elena.post(`${wedding}/vendors/${vendorId}/comments`, { text: SECRET })
    await elena.post(`${wedding}/vendors`, { vendorType: 'dj', name: 'Sonido Ebro' })
    for (const person of [lucia, elena]) {
      const texts = await downloadedBy(person, `${wedding}/archive`)
      expect(texts).toContain('Sonido Ebro')
      expect(texts).not.toMatch(new RegExp(`${SECRET}|9123\\.45`, 'i'))
    }
  })

  it('holds a day with prepared changes as it is published, and comes in again', async () => {
    const day = { name: 'Boda', date: '2027-04-10', items: [item('Ceremonia')] }
    const { body } = await lucia.post(`${wedding}/agenda/days`, day)
    const { body: draft } = await elena.post(`${wedding}/agenda/days/${body.id}/draft`)
    await elena.post(`${wedding}/agenda/items`, { dayId: draft.id, ...item(SECRET) })
    const zip = await bytesOf(elena, `${wedding}/archive`)
    const { body: brought } = await lucia.sendBytes('/api/wedding-archives', zip)
    const { body: items } = await lucia.get(`/api/weddings/${brought.id}/agenda/items`)
    expect(items).toMatchObject([{ title: 'Ceremonia' }])
  })

  it('holds none in the copy of the own data', async () => {
    await draftVendor()
    await draftDay()
    await lucia.post('/api/account/export')
    await app.runJobs()
    const { url } = (await lucia.get('/api/account/export')).body
    const texts = await downloadedBy(lucia, url)
    expect(texts).toContain('boda.json')
    expect(texts).not.toMatch(new RegExp(`${SECRET}|9123\\.45`, 'i'))
  })

  const bytesOf = async (person: Person, path: string) =>
    Buffer.from(await (await app.fetch(path, { headers: { cookie: person.cookie } })).arrayBuffer())

  const downloadedBy = async (person: Person, path: string) =>
    [...(await read(await bytesOf(person, path)))].flat().map(String).join('\n')
})

describe('a program with a token', () => {
  it('reads drafts for a planner, and none for the couple nor for who only looks', async () => {
    const vendorId = await draftVendor()
    await draftDay()
    await draftFolder()
    const pilar = await joinedAs(app, lucia, weddingId, 'viewer')
    const lists = ['vendors', 'agenda/days', 'agenda/items', 'inspiration/folders']
    for (const person of [lucia, pilar]) {
      const program = await programOf(app, person)
      for (const list of lists) expect((await program.get(`${wedding}/${list}`)).body, list).toEqual([])
      expect((await program.get(`${wedding}/vendors/${vendorId}/files`)).status).toBe(404)
    }
    const program = await programOf(app, elena)
    for (const list of lists) expect((await program.get(`${wedding}/${list}`)).body, list).toHaveLength(1)
  })
})

describe('the activity of a wedding with drafts', () => {
  it('tells a couple nothing of what was drafted and removed, in its trash neither', async () => {
    const vendorId = await draftVendor()
    await elena.delete(`${wedding}/vendors/${vendorId}`)
    await elena.delete(`${wedding}/inspiration/folders/${await draftFolder()}`)
    await elena.delete(`${wedding}/agenda/days/${await draftDay()}`)
    const ofLucia = activityOf(lucia, weddingId)
    expect(JSON.stringify([await ofLucia.page(), await ofLucia.trash()])).not.toContain(SECRET)
    expect(await ofLucia.trash()).toEqual([])
    expect((await activityOf(elena, weddingId).trash()).map(({ entity }) => entity).sort()).toEqual([
      'agenda_days',
      'inspiration_folders',
      'vendors',
    ])
  })

  it('says of a publication what was published, and leaves nothing of its draft in the trash', async () => {
    const day = { name: 'Boda', date: '2027-04-10', items: [item('Ceremonia'), item('Baile', 900)] }
    const { body } = await lucia.post(`${wedding}/agenda/days`, day)
    const { body: draft } = await elena.post(`${wedding}/agenda/days/${body.id}/draft`)
    const [first] = (await elena.get(`${wedding}/agenda/items`)).body
    await elena.patch(`${wedding}/agenda/items/${first.id}`, { place: 'Santa Ana' })
    await elena.post(`${wedding}/agenda/days/publish`, { dayIds: [draft.id] })
    const ofLucia = activityOf(lucia, weddingId)
    const line = await ofLucia.last()
    expect(line).toMatchObject({ action: 'agenda.days.publish', undo: 'ready' })
    expect(line.counts).toEqual([{ entity: 'agenda_items', op: 'update', count: 1 }])
    expect(await ofLucia.trash()).toEqual([])
  })

  it('lets planners make drafts again of what they published, and nobody else', async () => {
    const vendorId = await draftVendor()
    await elena.post(`${wedding}/vendors/publish`, { vendorIds: [vendorId] })
    const line = await activityOf(lucia, weddingId).last()
    expect(line).toMatchObject({ action: 'vendors.publish', undo: 'closed' })
    expect((await activityOf(lucia, weddingId).undo(line.id)).body.code).toBe('SECTION_CLOSED')
    expect((await activityOf(elena, weddingId).last()).undo).toBe('ready')
    await activityOf(elena, weddingId).undo(line.id)
    expect((await lucia.get(`${wedding}/vendors`)).body).toEqual([])
  })

  it('announces an undoing that touched nothing but drafts to those who see drafts only', async () => {
    const vendorId = await draftVendor()
    await elena.patch(`${wedding}/vendors/${vendorId}`, { name: 'Otra' })
    const [ofLucia, ofElena] = await Promise.all(
      [lucia, elena].map((person) => listening(person, `?weddingId=${weddingId}`)),
    )
    await activityOf(elena, weddingId).undo((await activityOf(elena, weddingId).last()).id)
    expect(await ofElena!.until('changed')).toMatchObject({ area: 'vendors' })
    await app.platform.live.beat()
    expect((await ofLucia!.untilBeat()).filter(({ type }) => type === 'changed')).toEqual([])
    for (const stream of [ofLucia, ofElena]) await stream!.close()
  })
})

describe('a planner at work on a draft', () => {
  it('is nowhere to be seen by the couple: the id of a vendor and of an item are told to no other', async () => {
    const vendorId = await draftVendor()
    await draftDay()
    const [{ id: itemId }] = (await elena.get(`${wedding}/agenda/items`)).body
    for (const place of [`vendor:${vendorId}`, `agenda:${itemId}`]) {
      await elena.post(`${wedding}/presence`, { clientId: randomUUID(), place, here: true })
      const { body } = await lucia.post(`${wedding}/presence`, {
        clientId: randomUUID(),
        place: null,
        here: true,
      })
      expect(JSON.stringify(body)).not.toContain(place)
    }
  })

  it('notifies of its publication once, and of a comment on it before that not at all', async () => {
    const vendorIds = [await draftVendor(), await draftVendor({ name: 'Flores' })]
    const mention = { text: `@Lucía ${SECRET}`, mentions: [lucia.userId] }
    await elena.post(`${wedding}/vendors/${vendorIds[0]}/comments`, mention)
    await elena.post(`${wedding}/vendors/${vendorIds[0]}/confirm`)
    const notices = async () =>
      (await lucia.get('/api/notifications')).body.filter(
        (line: { weddingId: string; action: string }) =>
          line.weddingId === weddingId && line.action !== 'member.joined',
      )
    expect(await notices()).toEqual([])
    await elena.post(`${wedding}/vendors/publish`, { vendorIds })
    expect(await notices()).toMatchObject([{ action: 'vendor.published' }])
  })

  it('changes no sum that the couple reads, nor the totals of their weddings', async () => {
    expect((await lucia.patch(`${wedding}/budget`, { totalBudget: 30000 })).status).toBe(200)
    const sums = async () =>
      JSON.stringify([
        (await lucia.get('/api/weddings')).body,
        (await lucia.get(`${wedding}/budget`)).body,
        (await lucia.get(`${wedding}/vendors`)).body,
        (await lucia.get(`${wedding}/vendors/comments/counts`)).body,
        (await lucia.get(`${wedding}/agenda/comments/counts`)).body,
      ])
    const before = await sums()
    const vendorId = await draftVendor({ status: 'closed' })
    await elena.post(`${wedding}/vendors/${vendorId}/comments`, { text: SECRET })
    await draftDay()
    expect(await sums()).toBe(before)
  })
})
