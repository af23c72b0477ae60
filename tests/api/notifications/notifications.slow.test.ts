import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { join, type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()
let lucia: Person
let martin: Person
let elena: Person
let weddingId: string
let path: string

beforeAll(() => {
  ;({ lucia, martin, elena } = cast)
})

/** A wedding of the three for each test, and everything before it read. */
beforeEach(async () => {
  app.setClock(null)
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  path = `/api/weddings/${weddingId}`
  await join(lucia, weddingId, martin)
  await join(lucia, weddingId, elena)
  await Promise.all([lucia, martin, elena].map((person) => read(person)))
})

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const read = (person: Person, body: object = { all: true }) => person.post('/api/notifications/read', body)
const list = async (person: Person, query = '') => (await person.get(`/api/notifications${query}`)).body
const unread = async (person: Person) => (await person.get('/api/notifications/unread-count')).body.unread
/** The unread notifications of a person, newest first. */
const news = async (person: Person) =>
  (await list(person, '?limit=100')).filter(({ readAt }: { readAt: string | null }) => readAt === null)
const actions = async (person: Person) => (await news(person)).map(({ action }: { action: string }) => action)

describe('a change of one member', () => {
  it('notifies every other member, with who did it, where, and a way there', async () => {
    const guestId = await lucia.addGuest(weddingId, 'Carmen Soto')
    for (const person of [martin, elena]) {
      expect(await news(person)).toEqual([
        {
          id: expect.any(String),
          action: 'guest.added',
          data: { guestId, guestName: 'Carmen Soto' },
          section: 'guests',
          actorName: 'Lucía Herrera',
          actorRole: 'couple',
          weddingId: weddingId,
          weddingName: 'Lucía & Martín',
          url: `/app/couple/${weddingId}/guests?destacar=${guestId}`,
          count: 1,
          createdAt: expect.any(String),
          readAt: null,
        },
      ])
    }
  })

  it('never notifies the actor', async () => {
    await lucia.addGuest(weddingId, 'Carmen')
    await lucia.patch(path, { name: 'Nuestra boda' })
    expect(await news(lucia)).toEqual([])
  })

  it('notifies no person outside the wedding', async () => {
    await lucia.addGuest(weddingId, 'Carmen')
    expect(await list(cast.noelia, `?weddingId=${weddingId}`)).toEqual([])
    expect(await actions(cast.raul)).toEqual([])
  })

  it('of a planner is signed as theirs', async () => {
    await elena.addGuest(weddingId, 'Carmen')
    expect((await news(lucia))[0]).toMatchObject({ actorName: 'Elena Montes', actorRole: 'planner' })
  })

  it.each([
    ['guest.added', (id: string) => lucia.post(`${path}/guests`, { fullName: `Berta ${id}` })],
    ['guest.removed', (id: string) => lucia.delete(`${path}/guests/${id}`)],
    ['rsvp.changed', (id: string) => lucia.patch(`${path}/guests/${id}`, { rsvp: true })],
    ['wedding.renamed', () => lucia.patch(path, { name: 'La boda' })],
    ['wedding.dateChanged', () => lucia.patch(path, { eventDate: '2027-05-01' })],
    ['wedding.dateChanged', () => lucia.patch(path, { eventDate: null })],
    ['wedding.zoneChanged', () => lucia.patch(path, { timeZone: 'Atlantic/Canary' })],
    ['member.left', () => lucia.delete(`${path}/members/me`)],
  ])('is notified as %s', async (action, change) => {
    const guestId = await martin.addGuest(weddingId, 'Ana')
    await read(elena)
    expect((await change(guestId)).status).toBeLessThan(300)
    expect(await actions(elena)).toEqual([action])
  })

  it('that brings a list is notified once, with how many came and how many went', async () => {
    await lucia.addGuest(weddingId, 'Ana')
    await read(martin)
    const guests = ['Berta', 'Carlos', 'Delia'].map((fullName) => ({ id: uuidv7(), fullName }))
    await lucia.post(`${path}/guests/import`, { mode: 'overwrite', guests })
    expect(await news(martin)).toMatchObject([
      { action: 'guest.imported', count: 1, data: { imported: 3, removed: 1 }, section: 'guests' },
    ])
    await read(martin)
    await lucia.post(`${path}/guests/import`, { mode: 'append', guests })
    expect(await news(martin)).toEqual([])
  })

  it('that lets a member in notifies with their name', async () => {
    const alvaro = await signedUp(app, 'Álvaro Gutiérrez', 'couple')
    await join(lucia, weddingId, alvaro)
    expect(await news(lucia)).toMatchObject([
      { action: 'member.joined', actorName: 'Álvaro Gutiérrez', data: { memberId: alvaro.userId } },
    ])
    expect(await news(alvaro)).toEqual([])
  })
})

describe('a change of a vendor', () => {
  let vendorId: string

  beforeEach(async () => {
    vendorId = (await lucia.post(`${path}/vendors`, { vendorType: 'dj', name: 'Sonido Sur' })).body.id
    await read(martin)
  })

  const vendor = () => `${path}/vendors/${vendorId}`

  it('is notified with the name of the vendor and of what it provides, and opens it', async () => {
    const { body } = await lucia.post(`${path}/vendors`, { vendorType: 'dj' })
    expect(await news(martin)).toMatchObject([
      {
        action: 'vendor.added',
        section: 'vendors',
        url: `/app/couple/${weddingId}/vendors?proveedor=${body.id}`,
        data: { vendorId: body.id, vendorName: '', componentName: 'DJ' },
      },
    ])
  })

  it('names a component of the wedding’s own', async () => {
    const made = await lucia.post(`${path}/components`, { name: 'Churrería', category: 'Personalizado' })
    await lucia.post(`${path}/vendors`, { vendorType: made.body.key })
    expect(await news(martin)).toMatchObject([{ data: { componentName: 'Churrería' } }])
  })

  it.each([
    ['vendor.confirmed', () => lucia.post(`${vendor()}/confirm`)],
    ['vendor.edited', () => lucia.patch(vendor(), { cost: 900 })],
    ['vendor.removed', () => lucia.delete(vendor())],
    ['comment.added', () => lucia.post(`${vendor()}/comments`, { text: '¿Lo llamamos?' })],
    ['file.added', () => lucia.upload({ weddingId, vendorId }, 'presupuesto.pdf', '%PDF')],
  ])('is notified as %s', async (action, change) => {
    expect((await change()).status).toBeLessThan(300)
    expect(await news(martin)).toMatchObject([
      { action, data: { vendorId, vendorName: 'Sonido Sur', componentName: 'DJ' } },
    ])
  })

  it('is notified when a confirmation is taken back, and again when it is given again', async () => {
    await lucia.post(`${vendor()}/confirm`)
    await lucia.post(`${vendor()}/reopen`)
    expect(await actions(martin)).toEqual(['vendor.reopened', 'vendor.confirmed'])
  })

  it('is notified once in ten minutes, however many vendors are edited and however often', async () => {
    const other = (await lucia.post(`${path}/vendors`, { vendorType: 'dj', name: 'Otro' })).body.id
    await read(martin)
    await lucia.patch(vendor(), { cost: 900 })
    await lucia.patch(vendor(), { details: 'Con luces' })
    await lucia.patch(`${path}/vendors/${other}`, { cost: 800 })
    expect(await news(martin)).toMatchObject([
      { action: 'vendor.edited', count: 2, data: { vendorId: other } },
    ])
    await lucia.patch(vendor(), { cost: 1000 })
    expect(await news(martin)).toMatchObject([{ action: 'vendor.edited', count: 2, data: { vendorId } }])
  })

  it('that leaves everything as it was is not notified', async () => {
    await lucia.patch(vendor(), { name: 'Sonido Sur', cost: 0 })
    await lucia.post(`${vendor()}/reopen`)
    await lucia.post(`${path}/vendors`, { id: vendorId, vendorType: 'dj' })
    expect(await news(martin)).toEqual([])
  })

  it('that changes the whole budget is notified with it', async () => {
    await lucia.patch(`${path}/budget`, { totalBudget: 20_000 })
    await lucia.patch(`${path}/budget`, { totalBudget: 20_000 })
    expect(await news(martin)).toMatchObject([
      { action: 'budget.changed', count: 1, section: 'budget', data: { totalBudget: 20_000 } },
    ])
  })
})

describe('an RSVP', () => {
  let guestId: string

  beforeEach(async () => {
    guestId = await lucia.addGuest(weddingId, 'Carmen')
    await lucia.patch(`${path}/guests/${guestId}`, { rsvp: true })
    await read(martin)
  })

  it('is notified when it changes, with the name and the answer', async () => {
    await lucia.patch(`${path}/guests/${guestId}`, { rsvp: false })
    expect(await news(martin)).toMatchObject([
      { action: 'rsvp.changed', data: { guestId, guestName: 'Carmen', rsvp: false } },
    ])
  })

  it('is notified when it becomes that they may come, of one and of many', async () => {
    await lucia.patch(`${path}/guests/${guestId}`, { rsvp: null })
    await lucia.patch(`${path}/guests/${guestId}`, { maybe: true })
    expect(await news(martin)).toMatchObject([
      { action: 'rsvp.changed', count: 1, data: { guestName: 'Carmen', rsvp: null, maybe: true } },
    ])
    await read(martin)
    await lucia.patch(`${path}/guests/${guestId}`, { maybe: true, notes: 'x' })
    await lucia.patch(`${path}/guests`, { guestIds: [guestId], rsvp: true })
    await read(martin)
    await lucia.patch(`${path}/guests`, { guestIds: [guestId], rsvp: null, maybe: true })
    expect(await news(martin)).toMatchObject([
      { action: 'guests.answered', data: { changed: 1, rsvp: null, maybe: true } },
    ])
  })

  it('is notified when it is taken back', async () => {
    await lucia.patch(`${path}/guests/${guestId}`, { rsvp: null })
    expect(await news(martin)).toMatchObject([{ data: { guestId, guestName: 'Carmen', rsvp: null } }])
  })

  it('is not notified when it is what it was', async () => {
    await lucia.patch(`${path}/guests/${guestId}`, { rsvp: true })
    await lucia.patch(`${path}/guests/${guestId}`, { rsvp: true, notes: 'Vegetariana' })
    expect(await news(martin)).toEqual([])
  })

  it('that two people give at once is notified once', async () => {
    await Promise.all([
      lucia.patch(`${path}/guests/${guestId}`, { rsvp: false }),
      martin.patch(`${path}/guests/${guestId}`, { rsvp: false }),
    ])
    const told = [...(await news(lucia)), ...(await news(martin))]
    expect(told.map(({ action }) => action)).toEqual(['rsvp.changed'])
  })

  it('is not what another field of the guest is', async () => {
    await lucia.patch(`${path}/guests/${guestId}`, { fullName: 'Carmen Soto', notes: 'x' })
    expect(await news(martin)).toEqual([])
  })
})

describe('a change that was not saved', () => {
  it.each([
    ['a guest without a name', () => lucia.post(`${path}/guests`, { fullName: ' ' })],
    ['an answer that is none', (id: string) => lucia.patch(`${path}/guests/${id}`, { rsvp: 'quizá' })],
    ['a guest of another wedding', () => lucia.patch(`${path}/guests/${uuidv7()}`, { rsvp: true })],
    ['an unknown guest', () => lucia.delete(`${path}/guests/${uuidv7()}`)],
    ['a date that is none', () => lucia.patch(path, { eventDate: '2027-02-30' })],
    [
      'an import over a list that has changed',
      () =>
        lucia.post(`${path}/guests/import`, { mode: 'overwrite', version: 0, guests: [{ fullName: 'Ana' }] }),
    ],
    [
      'another person redeeming an unknown code',
      () => elena.post('/api/invitations/redeem', { code: 'ABCD2345' }),
    ],
    ['an outsider', () => cast.noelia.post(`${path}/guests`, { fullName: 'Ana' })],
  ])('makes no notification: %s', async (_, change) => {
    const guestId = await lucia.addGuest(weddingId, 'Ana')
    await read(martin)
    expect((await change(guestId)).status).toBeGreaterThanOrEqual(400)
    expect(await news(martin)).toEqual([])
  })

  it('makes no notification when there was nothing to save', async () => {
    const guestId = await lucia.addGuest(weddingId, 'Ana')
    await read(martin)
    await lucia.patch(path, { name: 'Lucía & Martín', eventDate: '2027-04-10' })
    await lucia.patch(`${path}/guests/${guestId}`, {})
    await lucia.post(`${path}/guests`, { id: guestId, fullName: 'Ana' })
    expect(await news(martin)).toEqual([])
  })

  it('makes no notification when the database refuses it at the last moment', async () => {
    await read(martin)
    await app.db.execute(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await app.db.execute(`
      create constraint trigger refuse after insert on guests deferrable initially deferred
      for each row execute function refuse()`)
    try {
      expect((await lucia.post(`${path}/guests`, { fullName: 'Ana' })).status).toBe(500)
      expect(await news(martin)).toEqual([])
    } finally {
      await app.db.execute('drop function refuse() cascade')
    }
  })
})

describe('a removal that is undone', () => {
  type Row = { id: string; fullName: string; createdAt: string }
  const add = async (fullName: string): Promise<Row> =>
    (await lucia.post(`${path}/guests`, { fullName })).body
  const remove = ({ id }: Row) => lucia.delete(`${path}/guests/${id}`)
  const bringBack = (guest: Row, by = lucia) => by.post(`${path}/guests`, guest)

  it('leaves no notification: neither of the removal nor of the return', async () => {
    const ana = await add('Ana')
    await read(martin)
    await read(elena)
    await remove(ana)
    expect(await actions(martin)).toEqual(['guest.removed'])
    await bringBack(ana)
    expect(await news(martin)).toEqual([])
    expect(await news(elena)).toEqual([])
    expect((await lucia.get(`${path}/guests`)).body).toMatchObject([{ fullName: 'Ana' }])
  })

  it('of a vendor leaves no notification either', async () => {
    const { body } = await lucia.post(`${path}/vendors`, { vendorType: 'dj', name: 'Sonido Sur' })
    await read(martin)
    await lucia.delete(`${path}/vendors/${body.id}`)
    const { fileCount: _files, commentCount: _comments, ...vendor } = body
    await lucia.post(`${path}/vendors`, vendor)
    expect(await news(martin)).toEqual([])
  })

  it('leaves a line that had grown telling of the others', async () => {
    const [ana, berta, carlos] = [await add('Ana'), await add('Berta'), await add('Carlos')]
    await read(martin)
    for (const guest of [ana, berta, carlos]) await remove(guest)
    await bringBack(carlos)
    expect(await news(martin)).toMatchObject([{ count: 2, data: { guestName: 'Berta' } }])
    await bringBack(ana)
    expect(await news(martin)).toMatchObject([
      { action: 'guest.removed', count: 1, data: { guestId: berta.id, guestName: 'Berta' } },
    ])
    await bringBack(berta)
    expect(await news(martin)).toEqual([])
  })

  it('and then made again is notified as one', async () => {
    const ana = await add('Ana')
    await read(martin)
    await remove(ana)
    await bringBack(ana)
    await remove(ana)
    expect(await news(martin)).toMatchObject([{ action: 'guest.removed', count: 1 }])
  })

  it('is notified as an addition to those who have read of the removal, and to them only', async () => {
    const ana = await add('Ana')
    await read(martin)
    await read(elena)
    await remove(ana)
    await read(martin)
    await bringBack(ana)
    expect(await news(martin)).toMatchObject([{ action: 'guest.added', data: { guestName: 'Ana' } }])
    expect(await news(elena)).toEqual([])
  })

  it('by another member makes its own notification', async () => {
    const ana = await add('Ana')
    await read(lucia)
    await read(elena)
    await remove(ana)
    await bringBack(ana, martin)
    expect(await actions(lucia)).toEqual(['guest.added'])
    expect(await actions(elena)).toEqual(['guest.added', 'guest.removed'])
  })

  it('leaves the removal told when it was not saved', async () => {
    const ana = await add('Ana')
    await read(martin)
    await remove(ana)
    expect((await bringBack({ ...ana, fullName: ' ' })).status).toBe(400)
    expect(await actions(martin)).toEqual(['guest.removed'])
  })

  it('loses nothing when several are undone at once', async () => {
    const guests = await Promise.all(['Ana', 'Berta', 'Carlos', 'Delia'].map(add))
    await read(martin)
    await read(elena)
    await Promise.all(guests.map(remove))
    await Promise.all(guests.slice(1).map((guest) => bringBack(guest)))
    for (const person of [martin, elena]) {
      expect(await news(person)).toMatchObject([
        { action: 'guest.removed', count: 1, data: { guestName: 'Ana' } },
      ])
    }
  })
})

describe('people who work in bursts', () => {
  const answerOf = async (guestId: string, rsvp: boolean | null) =>
    lucia.patch(`${path}/guests/${guestId}`, { rsvp })

  it('make one line that grows: ten RSVPs in a row', async () => {
    const ids: string[] = []
    for (let index = 0; index < 10; index += 1)
      ids.push(await martin.addGuest(weddingId, `Invitado ${index}`))
    await read(elena)
    for (const id of ids) await answerOf(id, true)
    expect(await news(elena)).toMatchObject([
      {
        action: 'rsvp.changed',
        count: 10,
        data: { guestId: ids.at(-1), guestName: 'Invitado 9' },
        url: expect.stringContaining(ids.at(-1)!),
      },
    ])
    expect(await unread(elena)).toBe(1)
  })

  it('make one line even when everything comes at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => lucia.addGuest(weddingId, `Guest ${index}`)))
    expect(await news(martin)).toMatchObject([{ action: 'guest.added', count: 12 }])
    expect(await news(elena)).toMatchObject([{ action: 'guest.added', count: 12 }])
  })

  it('count the same guest once, however often they change their mind', async () => {
    const guestId = await martin.addGuest(weddingId, 'Ana')
    await read(elena)
    await answerOf(guestId, true)
    await answerOf(guestId, false)
    await answerOf(guestId, true)
    expect(await news(elena)).toMatchObject([{ count: 1, data: { rsvp: true } }])
  })

  it('begin a new line after ten minutes', async () => {
    const start = minutesFromNow(0)
    app.setClock(start)
    await lucia.addGuest(weddingId, 'Ana')
    const justBefore = new Date(start.getTime() + 10 * 60_000 - 1)
    app.setClock(justBefore)
    await lucia.addGuest(weddingId, 'Berta')
    app.setClock(new Date(justBefore.getTime() + 10 * 60_000))
    await lucia.addGuest(weddingId, 'Carlos')
    const [newest, older] = await news(martin)
    expect(newest).toMatchObject({ count: 1, data: { guestName: 'Carlos' } })
    expect(older).toMatchObject({ count: 2, data: { guestName: 'Berta' } })
    expect(Date.parse(older.createdAt)).toBe(justBefore.getTime())
  })

  it('begin a new line for a person who has read the old one', async () => {
    await lucia.addGuest(weddingId, 'Ana')
    await read(martin)
    await lucia.addGuest(weddingId, 'Berta')
    expect(await news(martin)).toMatchObject([{ count: 1, data: { guestName: 'Berta' } }])
    expect(await news(elena)).toMatchObject([{ count: 2, data: { guestName: 'Berta' } }])
  })

  it('have a line each, and one for each kind of thing they do', async () => {
    const guestId = await lucia.addGuest(weddingId, 'Ana')
    await martin.addGuest(weddingId, 'Berta')
    await answerOf(guestId, true)
    expect(await actions(elena)).toEqual(['rsvp.changed', 'guest.added', 'guest.added'])
  })
})

describe('the list', () => {
  it('is the newest first, twenty of them unless asked for more, a hundred at most', async () => {
    for (let index = 0; index < 25; index += 1) {
      app.setClock(minutesFromNow(20 * index))
      await lucia.addGuest(weddingId, `Invitado ${index}`)
    }
    const bell = await list(elena)
    expect(bell).toHaveLength(20)
    expect(bell.map(({ data }: { data: { guestName: string } }) => data.guestName).slice(0, 2)).toEqual([
      'Invitado 24',
      'Invitado 23',
    ])
    expect(await list(elena, `?limit=100&weddingId=${weddingId}`)).toHaveLength(25)
    expect(await list(elena, '?limit=3')).toHaveLength(3)
    for (const limit of ['0', '101', 'x', '1.5']) {
      expect((await elena.get(`/api/notifications?limit=${limit}`)).status, limit).toBe(400)
    }
  })

  it('of a planner can be of one wedding', async () => {
    const other = await elena.createWedding('Otra boda')
    await join(elena, other, martin)
    await lucia.addGuest(weddingId, 'Ana')
    expect(await actions(elena)).toEqual(['guest.added', 'member.joined'])
    expect(await list(elena, `?weddingId=${other}`)).toMatchObject([
      { action: 'member.joined', weddingName: 'Otra boda' },
    ])
    expect(await list(elena, `?weddingId=${weddingId}`)).toMatchObject([{ action: 'guest.added' }])
    expect(await list(elena, `?weddingId=${cast.otherWeddingId}`)).toEqual([])
    expect((await elena.get('/api/notifications?weddingId=x')).status).toBe(400)
  })

  it('is kept by no browser', async () => {
    expect((await martin.get('/api/notifications')).headers.get('cache-control')).toBe('no-store')
  })

  it('has nothing of a wedding for a former member, not even after coming back', async () => {
    await lucia.addGuest(weddingId, 'Carmen')
    const ofWedding = () => list(martin, `?weddingId=${weddingId}`)
    expect((await ofWedding()).length).toBeGreaterThan(0)
    await martin.delete(`${path}/members/me`)
    expect(await ofWedding()).toEqual([])
    expect(await unread(martin)).toBe(0)
    await join(lucia, weddingId, martin)
    expect(await ofWedding()).toEqual([])
  })

  it('goes with a wedding that is deleted', async () => {
    const ephemeral = await lucia.createWedding('Efímera')
    await join(lucia, ephemeral, elena)
    await elena.delete(`/api/weddings/${ephemeral}/members/me`)
    expect(await actions(lucia)).toEqual(['member.left', 'member.joined'])
    await lucia.delete(`/api/weddings/${ephemeral}`, { name: 'Efímera' })
    expect(await actions(lucia)).toEqual([])
  })
})

describe('reading', () => {
  it('marks all of the reader, with the instant it happened', async () => {
    await lucia.addGuest(weddingId, 'Ana')
    const later = minutesFromNow(60)
    app.setClock(later)
    expect(await unread(martin)).toBe(1)
    expect((await read(martin)).body).toEqual({ read: 1 })
    expect(await unread(martin)).toBe(0)
    const [newest] = await list(martin, `?weddingId=${weddingId}`)
    expect(Date.parse(newest.readAt)).toBe(later.getTime())
  })

  it('is one person’s: the others still have theirs to read', async () => {
    await lucia.addGuest(weddingId, 'Ana')
    await read(martin)
    expect(await unread(elena)).toBe(1)
  })

  it('a second time changes nothing', async () => {
    await lucia.addGuest(weddingId, 'Ana')
    await read(martin)
    const [first] = await list(martin, `?weddingId=${weddingId}`)
    app.setClock(minutesFromNow(60))
    expect((await read(martin)).body).toEqual({ read: 0 })
    expect((await list(martin, `?weddingId=${weddingId}`))[0].readAt).toBe(first.readAt)
  })

  it('can be of some only, and never of another person’s', async () => {
    await read(martin)
    const guestId = await lucia.addGuest(weddingId, 'Ana')
    await lucia.patch(`${path}/guests/${guestId}`, { rsvp: true })
    const [answer, added] = await news(martin)
    const [ofElena] = await news(elena)
    expect((await read(martin, { ids: [added.id, ofElena.id] })).body).toEqual({ read: 1 })
    expect(await news(martin)).toMatchObject([{ id: answer.id }])
    expect((await news(elena))[0].id).toBe(ofElena.id)
  })

  it('refuses what says neither which nor all', async () => {
    for (const body of [
      {},
      { all: false },
      { ids: [] },
      { ids: ['x'] },
      { ids: Array(101).fill(uuidv7()) },
    ]) {
      expect((await read(martin, body)).status).toBe(400)
    }
  })
})
