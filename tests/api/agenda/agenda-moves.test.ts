import { beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

type Time = { startsAt: number; endsAt: number | null }
type Item = { id: string; title: string; time: Time }

let wedding: string
let items: Record<string, Item>

const read = async (): Promise<Record<string, Item>> => {
  const { body } = await cast.lucia.get(`${wedding}/agenda/items`)
  return Object.fromEntries(body.map((item: Item) => [item.title, item]))
}

const vendor = (over: object) =>
  cast.lucia.post(`${wedding}/vendors`, { vendorType: 'catering', ...over }).then(({ body }) => body.id)

beforeEach(async () => {
  wedding = `/api/weddings/${cast.weddingId}`
  for (const { id } of (await cast.lucia.get(`${wedding}/agenda/days`)).body)
    await cast.lucia.delete(`${wedding}/agenda/days/${id}`)
  await cast.lucia.post(`${wedding}/agenda/days`, {
    name: 'Boda',
    date: '2027-04-10',
    items: [
      { title: 'Banquete', time: { startsAt: 900, endsAt: 1035 } },
      { title: 'Tarta', time: { startsAt: 1035, endsAt: null } },
      { title: 'Baile', time: { startsAt: 1065, endsAt: null } },
    ],
  })
  items = await read()
})

const later = ({ startsAt, endsAt }: Time, minutes: number): Time => ({
  startsAt: startsAt + minutes,
  endsAt: endsAt === null ? null : endsAt + minutes,
})
const movesOf = (minutes: number) =>
  Object.values(items).map(({ id, time }) => ({ itemId: id, from: time, to: later(time, minutes) }))
const move = (moves: object[], over: object = {}) =>
  cast.lucia.post(`${wedding}/agenda/items/move`, { moves, ...over })
const back = (moves: { itemId: string; from: Time; to: Time }[]) =>
  moves.map(({ itemId, from, to }) => ({ itemId, from: to, to: from }))

describe('a delay', () => {
  it('is one act: one line of activity, one notification, and a repeated request moves nothing twice', async () => {
    const moves = movesOf(15)
    const first = await move(moves, { isDelay: true })
    expect(first).toMatchObject({ status: 200, body: { left: [], told: [] } })
    expect(first.body.moved).toHaveLength(3)
    expect((await move(moves, { isDelay: true })).body).toMatchObject({ left: [] })
    expect((await read())['Banquete']!.time).toEqual({ startsAt: 915, endsAt: 1050 })
    const { lines } = (await cast.martin.get(`${wedding}/activity`)).body
    const acts = lines.filter(({ action }: { action: string }) => action === 'agenda.items.move')
    expect(acts).toMatchObject([{ counts: [{ entity: 'agenda_items', op: 'update', count: 3 }] }])
  })

  it('is undone where nothing has changed since, and names what another moved meanwhile', async () => {
    const moves = movesOf(30)
    await move(moves, { isDelay: true })
    const cake = { startsAt: 1100, endsAt: null }
    await cast.elena.patch(`${wedding}/agenda/items/${items['Tarta']!.id}`, { time: cake })
    await cast.elena.delete(`${wedding}/agenda/items/${items['Baile']!.id}`)
    const undone = await move(back(moves))
    expect(undone.body).toMatchObject({
      moved: [items['Banquete']!.id],
      left: expect.arrayContaining([
        { itemId: items['Tarta']!.id, title: 'Tarta', time: cake, reason: 'changed' },
        { itemId: items['Baile']!.id, title: '', time: null, reason: 'gone' },
      ]),
    })
    const after = await read()
    expect(after['Banquete']!.time).toEqual(items['Banquete']!.time)
    expect(after['Tarta']!.time).toEqual(cake)
  })

  it('leaves what has another time than was shown, was ticked off or fixed meanwhile', async () => {
    const moves = movesOf(15)
    const item = (title: string) => `${wedding}/agenda/items/${items[title]!.id}`
    await cast.elena.patch(item('Banquete'), { time: { startsAt: 905, endsAt: 1035 } })
    await cast.elena.patch(item('Tarta'), { isDone: true })
    await cast.elena.patch(item('Baile'), { isFixed: true })
    const { body } = await move(moves, { isDelay: true })
    expect(body.moved).toEqual([])
    expect(body.left.map(({ title, reason }: { title: string; reason: string }) => [title, reason])).toEqual([
      ['Banquete', 'changed'],
      ['Tarta', 'done'],
      ['Baile', 'fixed'],
    ])
    expect((await read())['Banquete']!.time.startsAt).toBe(905)
  })

  it('is undone from the activity with start and end together', async () => {
    await move(movesOf(15), { isDelay: true })
    await cast.elena.patch(`${wedding}/agenda/items/${items['Banquete']!.id}`, {
      time: { startsAt: 915, endsAt: 1020 },
    })
    const { lines } = (await cast.lucia.get(`${wedding}/activity`)).body
    const act = lines.find(({ action }: { action: string }) => action === 'agenda.items.move')
    const { body } = await cast.lucia.post(`${wedding}/activity/${act.id}/undo`)
    expect(body).toMatchObject({ undone: 2, conflicts: [{ label: 'Banquete', reason: 'changed' }] })
    const after = await read()
    expect(after['Banquete']!.time).toEqual({ startsAt: 915, endsAt: 1020 })
    expect(after['Tarta']!.time).toEqual(items['Tarta']!.time)
  })

  it('goes later by six hours at most, and never earlier', async () => {
    for (const minutes of [361, 0, -15])
      expect((await move(movesOf(minutes), { isDelay: true })).status).toBe(400)
    expect(await read()).toEqual(items)
    expect((await move(movesOf(360), { isDelay: true })).body.moved).toHaveLength(3)
    expect((await move(movesOf(361))).status).toBe(200)
  })

  it('of another wedding moves nothing', async () => {
    const answer = await cast.noelia.post(`/api/weddings/${cast.otherWeddingId}/agenda/items/move`, {
      moves: movesOf(15),
    })
    expect(answer.body).toMatchObject({ moved: [], left: [{ title: '' }, { title: '' }, { title: '' }] })
    expect(await read()).toEqual(items)
  })
})

describe('the vendors of what is delayed', () => {
  it('are written to when they have an email and a link, and the others are named', async () => {
    const withBoth = await vendor({ name: 'La Alacena', email: 'hola@alacena.example' })
    const withoutLink = await vendor({ name: 'Obrador Nieves', email: 'hola@obrador.example' })
    const withoutEmail = await vendor({ name: 'Lola Discos', phone: '600 00 77 10' })
    const stranger = await vendor({ name: 'Barra Sur', email: 'hola@barra.example' })
    const link = (await cast.lucia.post(`${wedding}/agenda/links`, { vendorId: withBoth })).body
    await cast.lucia.post(`${wedding}/agenda/links`, { vendorId: withoutEmail })
    await cast.lucia.post(`${wedding}/agenda/links`, { vendorId: stranger })
    const by = (...ids: string[]) => ({ responsible: ids.map((vendorId) => ({ kind: 'vendor', vendorId })) })
    const item = (title: string) => `${wedding}/agenda/items/${items[title]!.id}`
    await cast.lucia.patch(item('Banquete'), by(withBoth))
    await cast.lucia.patch(item('Tarta'), by(withBoth, withoutLink))
    await cast.lucia.patch(item('Baile'), by(withoutEmail))
    await app.runJobs()
    const sent = app.mails.length
    const { body } = await move(movesOf(15), { isDelay: true, tellsVendors: true })
    expect(body.told).toEqual([withBoth])
    expect(body.untold.toSorted()).toEqual([withoutLink, withoutEmail].toSorted())
    await app.runJobs()
    const mails = app.mails.slice(sent)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: 'hola@alacena.example',
      subject: 'Cambia la hora: boda Lucía & Martín, sábado, 10 de abril',
      fromName: 'Lucía Herrera (Azahar)',
    })
    expect(mails[0]!.text).toContain('- Banquete: ahora a las 15:15 (antes a las 15:00)')
    expect(mails[0]!.text).toContain('- Tarta: ahora a las 17:30 (antes a las 17:15)')
    expect(mails[0]!.text).not.toContain('Baile')
    expect(mails[0]!.text).toContain(link.path)
  })

  it('hear nothing when it is not asked for, nor of a request that moves nothing', async () => {
    const id = await vendor({ name: 'La Alacena', email: 'hola@alacena.example' })
    await cast.lucia.post(`${wedding}/agenda/links`, { vendorId: id })
    await cast.lucia.patch(`${wedding}/agenda/items/${items['Baile']!.id}`, {
      responsible: [{ kind: 'vendor', vendorId: id }],
    })
    await app.runJobs()
    const sent = app.mails.length
    await move(movesOf(15), { isDelay: true })
    await move(movesOf(15), { isDelay: true, tellsVendors: true })
    await app.runJobs()
    expect(app.mails.slice(sent).filter(({ to }) => to === 'hola@alacena.example')).toEqual([])
  })
})
