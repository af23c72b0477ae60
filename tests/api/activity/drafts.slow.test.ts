import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { join, type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { contractCalls } from '../../support/contract/contract-calls.ts'
import { picture } from '../../support/outside/images.ts'
import { listening } from '../../support/outside/live-stream.ts'

const { app, cast } = useCast()

/** Stands in every text of a draft, and nowhere else. */
const SECRET = 'Zarzamora'

let weddingId: string
let wedding: string
let lucia: Person
let elena: Person

beforeAll(() => {
  ;({ lucia, elena } = cast)
})

beforeEach(async () => {
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  wedding = `/api/weddings/${weddingId}`
  await join(lucia, weddingId, elena)
})

const draftVendor = async (over: object = {}): Promise<string> =>
  (
    await elena.post(`${wedding}/vendors`, {
      vendorType: 'catering',
      name: `${SECRET} Catering`,
      cost: 9123.45,
      status: 'closed',
      isDraft: true,
      ...over,
    })
  ).body.id

const draftDay = async (): Promise<string> =>
  (
    await elena.post(`${wedding}/agenda/days`, {
      name: `${SECRET} preboda`,
      date: '2027-04-09',
      isDraft: true,
      items: [{ title: `Llega ${SECRET}`, time: { startsAt: 700, endsAt: null }, isShownToGuests: true }],
    })
  ).body.id

const draftFolder = async (): Promise<string> =>
  (await elena.post(`${wedding}/inspiration/folders`, { name: `${SECRET} ideas`, isDraft: true })).body.id

/** The lines in a person's bell about the wedding, but for who joined. */
const notices = async (person: Person): Promise<{ action: string }[]> => {
  const { body } = await person.get('/api/notifications')
  type Line = { action: string; weddingId: string }
  return body.filter((line: Line) => line.weddingId === weddingId && line.action !== 'member.joined')
}

const daysOf = async (person: Person) => (await person.get(`${wedding}/agenda/days`)).body
const itemsOf = async (person: Person) => (await person.get(`${wedding}/agenda/items`)).body

describe('a draft of a planner', () => {
  it('is in no answer of a couple: no list, file, image, search, export, page or first read', async () => {
    const vendorId = await draftVendor()
    const dayId = await draftDay()
    const folderId = await draftFolder()
    const file = await elena.upload({ weddingId, vendorId }, `${SECRET}.pdf`, SECRET)
    const fileId = file.body.id
    const image = await picture().png().toBuffer()
    const imageId = (
      await elena.sendBytes(`${wedding}/inspiration/folders/${folderId}/images?name=${SECRET}.png`, image)
    ).body.id
    await elena.patch(`${wedding}/inspiration/images/${imageId}`, { tags: [SECRET], notes: SECRET })
    await elena.post(`${wedding}/vendors/${vendorId}/comments`, { text: SECRET })
    const { body: link } = await elena.post(`${wedding}/agenda/links`, { vendorId })
    const { body: shared } = await elena.call('PUT', `${wedding}/inspiration/folders/${folderId}/share`, {
      lastDay: '2026-12-31',
    })
    await app.runJobs()
    const rows: Record<string, string> = { weddingId, vendorId, dayId, folderId, fileId, imageId }
    const anyId = randomUUID()
    const reads = contractCalls().filter(({ method, path }) => method === 'GET' && path !== '/live')
    expect(reads.length).toBeGreaterThan(30)
    for (const { name, path } of reads) {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => rows[parameter] ?? anyId)
      const query = name === 'inspiration.images.search' ? `?search=${SECRET}` : ''
      const answer = await app.fetch(`/api${filled}${query}`, { headers: { cookie: lucia.cookie } })
      const text = await answer.text()
      expect(text, name).not.toMatch(new RegExp(`${SECRET}|9123\\.45`, 'i'))
      for (const id of [vendorId, dayId, folderId, fileId, imageId]) expect(text, name).not.toContain(id)
    }
    const screens = ['', '/vendors', '/budget', '/agenda', '/inspiration', '/guests'].map(
      (place) => `/app/couple/${weddingId}${place}`,
    )
    for (const page of [...screens, link.path, shared.share?.path].filter(Boolean)) {
      const html = await (await app.fetch(page, { headers: { cookie: lucia.cookie } })).text()
      expect(html, page).not.toContain(SECRET)
    }
    const ofVendor = `${wedding}/vendors/${vendorId}`
    for (const path of [`${ofVendor}/files/${fileId}/link`, `${ofVendor}/files`, `${ofVendor}/comments`])
      expect((await lucia.get(path)).status, path).toBe(404)
    expect((await lucia.get(`${wedding}/inspiration/images/${imageId}/link`)).status).toBe(404)
    expect((await lucia.get(`${wedding}/inspiration/folders/${folderId}/archive`)).status).toBe(404)
    // The planner sees it all.
    expect((await elena.get(`${ofVendor}/files/${fileId}/link`)).status).toBe(200)
    expect((await elena.get(`${wedding}/inspiration/images/${imageId}/link`)).status).toBe(200)
    expect(await itemsOf(elena)).toMatchObject([{ title: `Llega ${SECRET}` }])
    expect((await elena.get(`${wedding}/agenda/calendar`)).body.ics).toContain(SECRET)
  })

  it('cannot be changed by a couple who knows its id', async () => {
    const vendorId = await draftVendor()
    const folderId = await draftFolder()
    const dayId = await draftDay()
    const answers = [
      await lucia.patch(`${wedding}/vendors/${vendorId}`, { name: 'Otra' }),
      await lucia.post(`${wedding}/vendors/${vendorId}/confirm`),
      await lucia.delete(`${wedding}/vendors/${vendorId}`),
      await lucia.post(`${wedding}/vendors/${vendorId}/comments`, { text: 'Hola' }),
      await lucia.patch(`${wedding}/inspiration/folders/${folderId}`, { name: 'Otra' }),
      await lucia.patch(`${wedding}/agenda/days/${dayId}`, { name: 'Otra' }),
      await lucia.post(`${wedding}/agenda/links`, { vendorId }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404))
    expect((await lucia.post(`${wedding}/vendors/publish`, { vendorIds: [vendorId] })).body).toEqual({
      published: 0,
    })
    expect(await lucia.post(`${wedding}/vendors/unpublish`, { vendorIds: [vendorId] })).toMatchObject({
      status: 403,
      body: { code: 'DRAFTS_OF_PLANNERS' },
    })
    expect((await elena.get(`${wedding}/vendors`)).body).toMatchObject([{ name: `${SECRET} Catering` }])
  })

  it('leaves the ETags of a couple as they were, and gives its planner new ones', async () => {
    const tagOf = async (person: Person, list: string) =>
      (await person.get(`${wedding}/${list}`)).headers.get('etag')
    const lists = ['vendors', 'agenda/days', 'agenda/items', 'inspiration/folders']
    const all = (person: Person) => Promise.all(lists.map((list) => tagOf(person, list)))
    const before = { lucia: await all(lucia), elena: await all(elena) }
    const vendorId = await draftVendor()
    await elena.patch(`${wedding}/vendors/${vendorId}`, { details: SECRET })
    await elena.upload({ weddingId, vendorId }, 'a.pdf', 'x')
    const dayId = await draftDay()
    await elena.delete(`${wedding}/agenda/days/${dayId}`)
    await draftFolder()
    expect(await all(lucia)).toEqual(before.lucia)
    for (const [index, tag] of (await all(elena)).entries()) expect(tag).not.toBe(before.elena[index])
  })

  it('is not announced to the open tab of a couple, and is to another planner', async () => {
    const raul = await signedUp(app, 'Raúl Prieto', 'planner')
    await join(lucia, weddingId, raul)
    const ofLucia = await listening(lucia, `?weddingId=${weddingId}`)
    const ofRaul = await listening(raul, `?weddingId=${weddingId}`)
    const vendorId = await draftVendor()
    await elena.post(`${wedding}/vendors/${vendorId}/reopen`)
    await elena.upload({ weddingId, vendorId }, 'a.pdf', 'x')
    const dayId = await draftDay()
    await elena.delete(`${wedding}/agenda/days/${dayId}`)
    const folderId = await draftFolder()
    const image = await picture().png().toBuffer()
    await elena.sendBytes(`${wedding}/inspiration/folders/${folderId}/images?name=a.png`, image)
    await app.runJobs()
    await elena.post(`${wedding}/presence`, {
      clientId: randomUUID(),
      place: `vendor:${vendorId}`,
      here: true,
    })
    await app.platform.live.beat()
    const events = await ofLucia.untilBeat()
    expect(events.filter(({ type }) => type === 'changed' || type === 'notifications')).toEqual([])
    expect(ofLucia.text).not.toContain(vendorId)
    const seen = await ofRaul.untilBeat()
    const areas = new Set(seen.flatMap((event) => (event.type === 'changed' ? [event.area] : [])))
    expect([...areas].sort()).toEqual(['agenda', 'inspiration', 'vendors'])
    expect(await notices(lucia)).toEqual([])
    const again = await listening(lucia, `?weddingId=${weddingId}`, { 'last-event-id': ofLucia.readyId })
    expect(again.missed).toBe(false)
    for (const stream of [ofLucia, ofRaul, again]) await stream.close()
  })

  it('is in the activity of those who see drafts, and of no one else until something of it is published', async () => {
    const vendorId = await draftVendor()
    await elena.patch(`${wedding}/vendors/${vendorId}`, { details: SECRET })
    await elena.delete(`${wedding}/agenda/days/${await draftDay()}`)
    const folderId = await draftFolder()
    await elena.delete(`${wedding}/inspiration/folders/${folderId}`)
    const actions = async (db: typeof app.db) => {
      const { rows } = await db.execute<{ action: string }>(sql`
        select action from activity_lines l where wedding_id = ${weddingId} and actor_id = ${elena.userId}
          and action not like 'invitations.%' order by at`)
      return rows.map(({ action }) => action)
    }
    const noted = async (db: typeof app.db) => {
      const { rows } = await db.execute<{ text: string }>(sql`
        select json_agg(c)::text as text from activity_changes c where wedding_id = ${weddingId}`)
      return rows[0]!.text
    }
    expect(await actions(app.platform.databases.published)).toEqual([])
    expect(await noted(app.platform.databases.published)).not.toContain(SECRET)
    expect(await actions(app.db)).toHaveLength(6)
    expect(await noted(app.db)).toContain(SECRET)
    await elena.post(`${wedding}/vendors/publish`, { vendorIds: [vendorId] })
    expect(await actions(app.platform.databases.published)).toEqual(['vendors.publish'])
  })

  it('is only made by those who see drafts', async () => {
    const answer = await lucia.post(`${wedding}/vendors`, { vendorType: 'dj', isDraft: true })
    expect(answer).toMatchObject({ status: 403, body: { code: 'DRAFTS_OF_PLANNERS' } })
  })

  it('does not stand in the way of a couple who removes the event that it counts guests of', async () => {
    const { body: event } = await lucia.post(`${wedding}/events`, { name: 'Tornaboda' })
    const perHead = { adult: 50, child: 20, minimum: 0, basis: 'invited', eventId: event.id }
    await draftVendor({ cost: 0, perHead })
    expect((await lucia.delete(`${wedding}/events/${event.id}`)).status).toBe(200)
    expect((await elena.get(`${wedding}/vendors`)).body).toMatchObject([{ perHead: null, isDraft: true }])
  })

  it('stays a draft when it is removed and brought back, and when the couple joins later', async () => {
    const alone = await elena.createWedding('Boda de Marta')
    const at = `/api/weddings/${alone}`
    const draft = { vendorType: 'dj', name: SECRET, isDraft: true }
    const { body } = await elena.post(`${at}/vendors`, draft)
    await elena.delete(`${at}/vendors/${body.id}`)
    await elena.post(`${at}/vendors`, { vendorType: 'dj', id: body.id })
    expect((await elena.get(`${at}/vendors`)).body).toMatchObject([{ name: SECRET, isDraft: true }])
    const marta = await signedUp(app, 'Marta Ruiz', 'couple')
    await join(elena, alone, marta)
    expect((await marta.get(`${at}/vendors`)).body).toEqual([])
  })
})

describe('publishing', () => {
  it('shows several drafts at once, with one notification and one change for the couple', async () => {
    const stream = await listening(lucia, `?weddingId=${weddingId}`)
    const vendorIds = [await draftVendor(), await draftVendor({ name: 'Flores' })]
    const answer = await elena.post(`${wedding}/vendors/publish`, { vendorIds })
    expect(answer.body).toEqual({ published: 2 })
    expect(await stream.until('changed')).toMatchObject({ area: 'vendors' })
    await stream.close()
    expect((await lucia.get(`${wedding}/vendors`)).body).toHaveLength(2)
    expect(await notices(lucia)).toMatchObject([
      { action: 'vendor.published', data: { published: 2, vendorId: vendorIds.toSorted()[0] } },
    ])
    // Again there is nothing to publish, and nothing to tell.
    await elena.post(`${wedding}/vendors/publish`, { vendorIds })
    expect(await notices(lucia)).toHaveLength(1)
  })

  it('shows folders with their images, and days with their items', async () => {
    const folderIds = [await draftFolder()]
    const dayIds = [await draftDay()]
    await elena.post(`${wedding}/inspiration/folders/publish`, { folderIds })
    await elena.post(`${wedding}/agenda/days/publish`, { dayIds })
    expect((await lucia.get(`${wedding}/inspiration/folders`)).body).toMatchObject([{ isDraft: false }])
    expect(await itemsOf(lucia)).toMatchObject([{ title: `Llega ${SECRET}` }])
    expect((await notices(lucia)).map(({ action }) => action).sort()).toEqual([
      'agenda.published',
      'folder.published',
    ])
  })

  it('is taken back with its notification', async () => {
    const vendorIds = [await draftVendor()]
    const dayIds = [await draftDay()]
    const folderIds = [await draftFolder()]
    const all = [
      ['vendors', { vendorIds }],
      ['agenda/days', { dayIds }],
      ['inspiration/folders', { folderIds }],
    ] as const
    for (const [path, ids] of all) await elena.post(`${wedding}/${path}/publish`, ids)
    for (const [path, ids] of all) {
      expect((await elena.post(`${wedding}/${path}/unpublish`, ids)).body).toEqual({ published: 1 })
      expect((await lucia.get(`${wedding}/${path}`)).body).toEqual([])
    }
    expect(await notices(lucia)).toEqual([])
  })
})

describe('changes prepared of a published day', () => {
  const item = (title: string, startsAt: number) => ({ title, time: { startsAt, endsAt: null } })
  let dayId: string
  let draftId: string
  const idOf = async (person: Person, title: string) =>
    (await itemsOf(person)).find((one: { title: string }) => one.title === title).id

  beforeEach(async () => {
    const items = ['Ceremonia', 'Cóctel', 'Banquete', 'Baile'].map((title, index) =>
      item(title, 700 + 60 * index),
    )
    dayId = (await lucia.post(`${wedding}/agenda/days`, { name: 'Boda', date: '2027-04-10', items })).body.id
    draftId = (await elena.post(`${wedding}/agenda/days/${dayId}/draft`)).body.id
  })

  const titles = async (person: Person) =>
    (await itemsOf(person)).map(({ title }: { title: string }) => title).toSorted()

  it('are seen by the planner only, in place of the day, until they are published', async () => {
    await elena.patch(`${wedding}/agenda/items/${await idOf(elena, 'Cóctel')}`, { title: SECRET })
    await elena.delete(`${wedding}/agenda/items/${await idOf(elena, 'Baile')}`)
    await elena.post(`${wedding}/agenda/items`, { dayId: draftId, ...item('Tarta', 1000) })
    await elena.patch(`${wedding}/agenda/days/${draftId}`, { date: '2027-04-11' })
    expect(await daysOf(elena)).toMatchObject([{ id: draftId, replaces: dayId, isDraft: true }])
    expect(await titles(elena)).toEqual(['Banquete', 'Ceremonia', 'Tarta', SECRET].toSorted())
    expect((await elena.get(`${wedding}/agenda/calendar`)).body.ics.match(/SUMMARY/g)).toHaveLength(4)
    expect(await daysOf(lucia)).toMatchObject([{ id: dayId, date: '2027-04-10' }])
    expect(await titles(lucia)).toEqual(['Baile', 'Banquete', 'Ceremonia', 'Cóctel'])
    const before = await idOf(lucia, 'Cóctel')

    await elena.post(`${wedding}/agenda/days/publish`, { dayIds: [draftId] })
    expect(await daysOf(lucia)).toMatchObject([{ id: dayId, date: '2027-04-11', isDraft: false }])
    expect(await titles(lucia)).toEqual(['Banquete', 'Ceremonia', 'Tarta', SECRET].toSorted())
    expect(await idOf(lucia, SECRET)).toBe(before)
    expect(await daysOf(elena)).toEqual(await daysOf(lucia))
    expect(await notices(lucia)).toMatchObject([{ action: 'agenda.published', data: { hasChanges: true } }])
  })

  it('leave what the couple changed meanwhile, field by field', async () => {
    await lucia.patch(`${wedding}/agenda/items/${await idOf(lucia, 'Ceremonia')}`, { place: 'Santa Ana' })
    await lucia.post(`${wedding}/agenda/items`, { dayId, ...item('Fotos', 650) })
    await lucia.delete(`${wedding}/agenda/items/${await idOf(lucia, 'Baile')}`)
    await lucia.patch(`${wedding}/agenda/items/${await idOf(lucia, 'Banquete')}`, { notes: 'Sin sal' })
    await elena.patch(`${wedding}/agenda/items/${await idOf(elena, 'Banquete')}`, { place: 'Jardín' })
    await elena.post(`${wedding}/agenda/days/publish`, { dayIds: [draftId] })
    expect(await titles(lucia)).toEqual(['Banquete', 'Ceremonia', 'Cóctel', 'Fotos'])
    const after = await itemsOf(lucia)
    expect(after).toContainEqual(expect.objectContaining({ title: 'Ceremonia', place: 'Santa Ana' }))
    expect(after).toContainEqual(
      expect.objectContaining({ title: 'Banquete', place: 'Jardín', notes: 'Sin sal' }),
    )
  })

  it('put nothing back that only the couple changed: the name and the date of the day, the hour of an item', async () => {
    const banquet = await idOf(lucia, 'Banquete')
    await elena.patch(`${wedding}/agenda/items/${await idOf(elena, 'Banquete')}`, { title: 'Comida' })
    await lucia.patch(`${wedding}/agenda/days/${dayId}`, { name: 'El gran día', date: '2027-04-11' })
    const time = { startsAt: 830, endsAt: 900 }
    const changes = {
      time,
      notes: 'Sin sal',
      isFixed: true,
      responsible: [{ kind: 'person', name: 'Pilar', phone: null }],
    }
    await lucia.patch(`${wedding}/agenda/items/${banquet}`, changes)
    expect((await elena.post(`${wedding}/agenda/days/publish`, { dayIds: [draftId] })).status).toBe(200)
    expect(await daysOf(lucia)).toMatchObject([{ id: dayId, name: 'El gran día', date: '2027-04-11' }])
    expect(await itemsOf(lucia)).toContainEqual(
      expect.objectContaining({ id: banquet, title: 'Comida', ...changes }),
    )
  })

  it('keep the hours of the clock where the date goes over a night that changes the clocks', async () => {
    const late = { title: 'Fiesta', time: { startsAt: 1700, endsAt: null } }
    await lucia.post(`${wedding}/agenda/items`, { dayId, ...late })
    await elena.patch(`${wedding}/agenda/days/${draftId}`, { date: '2027-10-30' })
    expect((await elena.post(`${wedding}/agenda/days/publish`, { dayIds: [draftId] })).status).toBe(200)
    // The clock shows 4:20 as before, an hour later in the night that is longer.
    expect(await itemsOf(lucia)).toContainEqual(
      expect.objectContaining({ title: 'Fiesta', time: { startsAt: 1760, endsAt: null } }),
    )
  })

  it('bring a moment back under the item that it is a copy of when its removal is undone', async () => {
    const before = await idOf(lucia, 'Cóctel')
    const {
      createdAt,
      dayId: _,
      ...copy
    } = (await itemsOf(elena)).find(({ title }: { title: string }) => title === 'Cóctel')
    await elena.delete(`${wedding}/agenda/items/${copy.id}`)
    await elena.post(`${wedding}/agenda/items`, { ...copy, createdAt, dayId: draftId, title: 'Aperitivo' })
    await elena.post(`${wedding}/agenda/days/publish`, { dayIds: [draftId] })
    expect(await idOf(lucia, 'Aperitivo')).toBe(before)
    expect(await titles(lucia)).toEqual(['Aperitivo', 'Baile', 'Banquete', 'Ceremonia'])
  })

  describe('where both sides changed the same', () => {
    const publish = (decisions: object[] = []) =>
      elena.post(`${wedding}/agenda/days/publish`, { dayIds: [draftId], decisions })
    type Conflict = { key: string; field: string; published: unknown; prepared: unknown; title: string }
    const conflictsOf = async (): Promise<Conflict[]> => {
      const answer = await publish()
      expect(answer).toMatchObject({ status: 409, body: { code: 'PREPARED_CONFLICTS' } })
      return answer.body.data.conflicts
    }

    it('are shown by field before anything is published, and go as it is decided', async () => {
      const banquet = await idOf(lucia, 'Banquete')
      const time = (startsAt: number) => ({ time: { startsAt, endsAt: null } })
      const ofElena = `${wedding}/agenda/items/${await idOf(elena, 'Banquete')}`
      await elena.patch(ofElena, { ...time(900), place: 'Jardín', title: 'Comida' })
      await elena.patch(`${wedding}/agenda/days/${draftId}`, { name: 'Nuestra boda' })
      await lucia.patch(`${wedding}/agenda/items/${banquet}`, { ...time(810), place: 'Salón' })
      await lucia.patch(`${wedding}/agenda/days/${dayId}`, { name: 'El gran día' })
      const conflicts = await conflictsOf()
      const shown = { dayId: draftId, dayName: 'El gran día', date: '2027-04-10' }
      expect(conflicts).toEqual([
        expect.objectContaining({
          ...shown,
          itemId: null,
          field: 'name',
          published: 'El gran día',
          prepared: 'Nuestra boda',
        }),
        expect.objectContaining({
          ...shown,
          itemId: banquet,
          field: 'time',
          published: time(810).time,
          prepared: time(900).time,
        }),
        expect.objectContaining({
          itemId: banquet,
          title: 'Banquete',
          field: 'place',
          published: 'Salón',
          prepared: 'Jardín',
        }),
      ])
      expect(await titles(lucia)).toContain('Banquete')
      expect(await notices(lucia)).toEqual([])

      const [name, hour, place] = conflicts.map(({ key }) => key)
      const decided = [
        { key: name, take: 'published' },
        { key: hour, take: 'prepared' },
        { key: place, take: 'published' },
      ]
      // The place that was shown is not the one that would be overwritten any more.
      await lucia.patch(`${wedding}/agenda/items/${banquet}`, { place: 'Terraza' })
      expect((await publish(decided)).body.data.conflicts).toMatchObject([
        { field: 'place', published: 'Terraza' },
      ])
      const [left] = (await publish(decided)).body.data.conflicts
      expect(await publish([...decided, { key: left.key, take: 'published' }])).toMatchObject({
        status: 200,
        body: { published: 1 },
      })
      expect(await daysOf(lucia)).toMatchObject([{ id: dayId, name: 'El gran día' }])
      expect(await itemsOf(lucia)).toContainEqual(
        expect.objectContaining({ id: banquet, title: 'Comida', place: 'Terraza', ...time(900) }),
      )
    })

    it('ask about what one removed and the other changed, or moved to another day', async () => {
      const eve = (await lucia.post(`${wedding}/agenda/days`, { name: 'Preboda', date: '2027-04-09' })).body
        .id
      const mine = async (title: string) => `${wedding}/agenda/items/${await idOf(elena, title)}`
      const theirs = async (title: string) => `${wedding}/agenda/items/${await idOf(lucia, title)}`
      await elena.delete(await mine('Cóctel'))
      await lucia.patch(await theirs('Cóctel'), { place: 'Patio' })
      await elena.patch(await mine('Baile'), { place: 'Pista' })
      await lucia.delete(await theirs('Baile'))
      await elena.patch(await mine('Ceremonia'), { place: 'Santa Ana' })
      await lucia.patch(await theirs('Ceremonia'), { dayId: eve })
      const conflicts = await conflictsOf()
      expect(conflicts).toHaveLength(3)
      expect(conflicts).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ field: 'item', title: 'Cóctel', published: 'Cóctel', prepared: null }),
          expect.objectContaining({ field: 'item', title: 'Baile', published: null, prepared: 'Baile' }),
          expect.objectContaining({ field: 'dayId', title: 'Ceremonia', published: eve, prepared: dayId }),
        ]),
      )
      const take = (side: (conflict: Conflict) => string) =>
        conflicts.map((conflict) => ({ key: conflict.key, take: side(conflict) }))
      await publish(take(({ title }) => (title === 'Cóctel' ? 'published' : 'prepared')))
      expect(await titles(lucia)).toEqual(['Baile', 'Banquete', 'Ceremonia', 'Cóctel'])
      const after = await itemsOf(lucia)
      expect(after).toContainEqual(expect.objectContaining({ title: 'Ceremonia', place: 'Santa Ana', dayId }))
      expect(after).toContainEqual(expect.objectContaining({ title: 'Baile', place: 'Pista', dayId }))
    })

    it('are shown by the publication of all sections too, which publishes nothing meanwhile', async () => {
      const vendorId = await draftVendor()
      await elena.patch(`${wedding}/agenda/items/${await idOf(elena, 'Baile')}`, { title: 'Vals' })
      await lucia.patch(`${wedding}/agenda/items/${await idOf(lucia, 'Baile')}`, { title: 'Verbena' })
      const body = { vendorIds: [vendorId], dayIds: [draftId] }
      const refused = await elena.post(`${wedding}/publication`, body)
      expect(refused).toMatchObject({ status: 409, body: { code: 'PREPARED_CONFLICTS' } })
      expect((await lucia.get(`${wedding}/vendors`)).body).toEqual([])
      const decisions = refused.body.data.conflicts.map(({ key }: Conflict) => ({ key, take: 'prepared' }))
      expect((await elena.post(`${wedding}/publication`, { ...body, decisions })).body).toMatchObject({
        vendors: 1,
        changedDays: 1,
      })
      expect(await titles(lucia)).toContain('Vals')
    })
  })

  it('have the comments and files of the published day beside their own, which go into it with them', async () => {
    const published = `${wedding}/agenda/items/${await idOf(lucia, 'Ceremonia')}`
    const draft = `${wedding}/agenda/items/${await idOf(elena, 'Ceremonia')}`
    const file = (person: Person, at: string, name: string, bytes: string, query = '') =>
      person.sendBytes(`${at}/files?name=${name}${query}`, Buffer.from(bytes))
    const textsOf = async (person: Person, at: string) =>
      (await person.get(`${at}/comments`)).body.map(({ text }: { text: string }) => text)
    const filesOf = async (person: Person, at: string) =>
      (await person.get(`${at}/files`)).body.map(({ name, size }: { name: string; size: number }) => [
        name,
        size,
      ])
    await lucia.post(`${published}/comments`, { text: '¿Con coro?' })
    await file(lucia, published, 'lecturas.txt', 'uno')
    expect(await textsOf(elena, draft)).toEqual(['¿Con coro?'])
    expect(await filesOf(elena, draft)).toEqual([['lecturas.txt', 3]])
    const id = (at: string) => at.split('/').at(-1)!
    expect((await elena.get(`${wedding}/agenda/comment-counts`)).body).toMatchObject({ [id(draft)]: 1 })
    expect((await elena.get(`${wedding}/agenda/file-counts`)).body).toMatchObject({ [id(draft)]: 1 })
    const [shown] = (await elena.get(`${draft}/files`)).body
    expect((await elena.get(`${draft}/files/${shown.id}/link`)).status).toBe(200)

    const own = (await elena.post(`${draft}/comments`, { text: SECRET })).body
    expect((await file(elena, draft, 'lecturas.txt', 'otras')).status).toBe(409)
    expect((await file(elena, draft, 'lecturas.txt', 'otras', '&overwrite=true')).status).toBe(201)
    expect(await textsOf(elena, draft)).toEqual(['¿Con coro?', SECRET])
    expect(await textsOf(lucia, published)).toEqual(['¿Con coro?'])
    expect(await filesOf(lucia, published)).toEqual([['lecturas.txt', 3]])
    expect((await lucia.get(`${draft}/comments`)).status).toBe(404)
    await elena.patch(`${draft}/comments/${own.id}`, { text: `${SECRET} y más` })

    await elena.post(`${wedding}/agenda/days/publish`, { dayIds: [draftId] })
    expect(await textsOf(lucia, published)).toEqual(['¿Con coro?', `${SECRET} y más`])
    expect(await filesOf(lucia, published)).toEqual([['lecturas.txt', 5]])
  })

  it('let a planner answer for their own comment on the published day, where the others see it', async () => {
    const published = `${wedding}/agenda/items/${await idOf(lucia, 'Baile')}`
    const draft = `${wedding}/agenda/items/${await idOf(elena, 'Baile')}`
    await elena.delete(`${wedding}/agenda/days/${draftId}`)
    const { body: comment } = await elena.post(`${published}/comments`, { text: 'Con vals' })
    draftId = (await elena.post(`${wedding}/agenda/days/${dayId}/draft`)).body.id
    const again = `${wedding}/agenda/items/${await idOf(elena, 'Baile')}`
    expect(again).not.toBe(draft)
    expect((await elena.patch(`${again}/comments/${comment.id}`, { text: 'Sin vals' })).status).toBe(200)
    expect((await lucia.get(`${published}/comments`)).body).toMatchObject([{ text: 'Sin vals' }])
    expect((await elena.delete(`${again}/comments/${comment.id}`)).status).toBe(200)
    expect((await lucia.get(`${published}/comments`)).body).toEqual([])
  })

  it('are dropped by removing the draft, and outlive the day itself', async () => {
    expect((await elena.post(`${wedding}/agenda/days/${dayId}/draft`)).body.id).toBe(draftId)
    await elena.delete(`${wedding}/agenda/days/${draftId}`)
    expect(await daysOf(elena)).toEqual(await daysOf(lucia))
    const { body: another } = await elena.post(`${wedding}/agenda/days/${dayId}/draft`)
    await lucia.delete(`${wedding}/agenda/days/${dayId}`)
    expect(await daysOf(elena)).toMatchObject([{ id: another.id, replaces: null, isDraft: true }])
    await elena.post(`${wedding}/agenda/days/publish`, { dayIds: [another.id] })
    expect(await titles(lucia)).toHaveLength(4)
  })
})

describe('a draft vendor who is to be responsible', () => {
  const CEREMONY = { title: 'Ceremonia', time: { startsAt: 700, endsAt: null } }
  let vendorId: string
  let by: { kind: 'vendor'; vendorId: string }[]
  const refused = { status: 409, body: { code: 'VENDOR_IS_DRAFT', data: { name: 'Estudio Candela' } } }
  const addDay = (over: object) =>
    elena.post(`${wedding}/agenda/days`, { name: 'Boda', date: '2027-04-10', ...over })

  beforeEach(async () => {
    const draft = { vendorType: 'fotografia', name: 'Estudio Candela', isDraft: true }
    vendorId = (await elena.post(`${wedding}/vendors`, draft)).body.id
    by = [{ kind: 'vendor', vendorId }]
  })

  it('is refused in a published day, so that no answer of the couple holds the id', async () => {
    const dayId = (await addDay({})).body.id
    const items = `${wedding}/agenda/items`
    expect(await elena.post(items, { dayId, ...CEREMONY, responsible: by })).toMatchObject(refused)
    const itemId = (await elena.post(items, { dayId, ...CEREMONY })).body.id
    expect(await elena.patch(`${items}/${itemId}`, { responsible: by })).toMatchObject(refused)
    expect(await addDay({ items: [{ ...CEREMONY, responsible: by }] })).toMatchObject(refused)
    for (const path of ['agenda/items', 'agenda/days', 'activity'])
      expect(JSON.stringify((await lucia.get(`${wedding}/${path}`)).body), path).not.toContain(vendorId)
  })

  it('is taken in a draft of a day, which is published after the vendor', async () => {
    const dayId = (await addDay({ isDraft: true, items: [{ ...CEREMONY, responsible: by }] })).body.id
    const publishing = () => elena.post(`${wedding}/agenda/days/publish`, { dayIds: [dayId] })
    expect(await publishing()).toMatchObject(refused)
    expect(await itemsOf(lucia)).toEqual([])
    expect(await notices(lucia)).toEqual([])
    await elena.post(`${wedding}/vendors/publish`, { vendorIds: [vendorId] })
    expect(await publishing()).toMatchObject({ status: 200, body: { published: 1 } })
    expect(await itemsOf(lucia)).toMatchObject([{ responsible: by }])
  })

  it('is not made a draft again while a published day names it', async () => {
    await elena.post(`${wedding}/vendors/publish`, { vendorIds: [vendorId] })
    const line = (await elena.get(`${wedding}/activity`)).body.lines[0]
    const dayId = (await addDay({ items: [{ ...CEREMONY, responsible: by }] })).body.id
    const takingBack = () => [
      elena.post(`${wedding}/vendors/unpublish`, { vendorIds: [vendorId] }),
      elena.post(`${wedding}/activity/${line.id}/undo`),
    ]
    for (const answer of await Promise.all(takingBack()))
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'VENDOR_IN_AGENDA', data: { name: 'Estudio Candela' } },
      })
    expect((await lucia.get(`${wedding}/vendors`)).body).toMatchObject([{ isDraft: false }])
    await elena.post(`${wedding}/agenda/days/unpublish`, { dayIds: [dayId] })
    const answer = await elena.post(`${wedding}/vendors/unpublish`, { vendorIds: [vendorId] })
    expect(answer.body).toEqual({ published: 1 })
  })

  it('does not come into a published day with a moment that is moved there', async () => {
    const open = (await addDay({})).body.id
    const draft = (await addDay({ isDraft: true, items: [{ ...CEREMONY, responsible: by }] })).body.id
    const moment = (await itemsOf(elena)).find(({ dayId }: { dayId: string }) => dayId === draft)
    expect(await elena.patch(`${wedding}/agenda/items/${moment.id}`, { dayId: open })).toMatchObject(refused)
  })
})

describe('when the last planner of a wedding leaves', () => {
  it('the couple sees the drafts, marked as such, and publishes or removes them', async () => {
    const vendorIds = [await draftVendor()]
    await lucia.delete(`${wedding}/members/${elena.userId}`)
    expect((await lucia.get(`${wedding}/vendors`)).body).toMatchObject([
      { name: `${SECRET} Catering`, isDraft: true },
    ])
    expect((await lucia.post(`${wedding}/vendors/publish`, { vendorIds })).body).toEqual({ published: 1 })
    expect((await lucia.get(`${wedding}/vendors`)).body).toMatchObject([{ isDraft: false }])
  })

  it('while another planner is there they stay with that one', async () => {
    const raul = await signedUp(app, 'Raúl Prieto', 'planner')
    await join(lucia, weddingId, raul)
    await draftVendor()
    await lucia.delete(`${wedding}/members/${elena.userId}`)
    expect((await lucia.get(`${wedding}/vendors`)).body).toEqual([])
    expect((await raul.get(`${wedding}/vendors`)).body).toHaveLength(1)
  })

  it('and so it is when the account of the planner is gone, or no longer one of a planner here', async () => {
    await draftVendor()
    await lucia.patch(`${wedding}/members/${elena.userId}`, { preset: 'viewer' })
    expect((await elena.get(`${wedding}/vendors`)).body).toEqual([])
    expect((await lucia.get(`${wedding}/vendors`)).body).toHaveLength(1)
  })
})
