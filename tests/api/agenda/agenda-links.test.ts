import { HtmlValidate } from 'html-validate'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast()

let wedding: string
let caterer: string
let dayId: string

beforeAll(async () => {
  await cast.elena.patch('/api/profile', { brandName: 'Casa Jara', phone: '954 00 01 38' })
})

beforeEach(async () => {
  wedding = `/api/weddings/${cast.weddingId}`
  for (const { id } of (await cast.lucia.get(`${wedding}/vendors`)).body)
    await cast.lucia.delete(`${wedding}/vendors/${id}`)
  for (const { id } of (await cast.lucia.get(`${wedding}/agenda/days`)).body)
    await cast.lucia.delete(`${wedding}/agenda/days/${id}`)
  caterer = await addVendor('La Alacena de Triana', '600 00 41 20')
  dayId = (await cast.lucia.post(`${wedding}/agenda/days`, { name: 'Boda', date: '2027-04-10' })).body.id
})

async function addVendor(name: string, phone: string): Promise<string> {
  const { body } = await cast.lucia.post(`${wedding}/vendors`, {
    vendorType: 'catering',
    name,
    phone,
    cost: 9860,
  })
  return body.id
}

const by = (vendorId: string) => ({ kind: 'vendor', vendorId })

async function addItem(title: string, startsAt: number, over: object = {}): Promise<string> {
  const time = { startsAt, endsAt: null }
  const { body } = await cast.lucia.post(`${wedding}/agenda/items`, { dayId, title, time, ...over })
  return body.id
}

const edit = (id: string, changes: object) => cast.elena.patch(`${wedding}/agenda/items/${id}`, changes)

const openLink = async (vendorId?: string) =>
  (await cast.lucia.post(`${wedding}/agenda/links`, { ...(vendorId && { vendorId }) })).body

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await app.fetch(path, { headers })).text()

/** The text of a page, without its head and its tags. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the sheet of a vendor', () => {
  it('shows their lines and nothing of the others, without an account, and loads a script only to keep them', async () => {
    await addItem('Banquete', 900, { responsible: [by(caterer)], place: 'Salón', notes: '120 cubiertos' })
    await addItem('Primer baile', 1065, { responsible: [by(await addVendor('Lola Discos', '600 00 33 78'))] })
    await cast.lucia.post(`${wedding}/guests`, { fullName: 'Teo Lasa' })
    const html = await read((await openLink(caterer)).path)
    const text = textOf(html)
    for (const own of ['La Alacena de Triana', 'Banquete', '15:00', 'Salón', '120 cubiertos', 'Casa Jara'])
      expect(text).toContain(own)
    for (const others of ['Primer baile', 'Lola Discos', 'Teo Lasa', '9860', '9.860'])
      expect(text).not.toContain(others)
    expect(text).toContain('Llamar a Elena')
    expect(html).toContain('href="tel:954000138"')
    expect(html.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/ src="[^"]*sheet-script/)])
  })

  it('is kept from search engines, from caches and out of referrers', async () => {
    const { headers } = await app.fetch((await openLink(caterer)).path)
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(await read((await openLink(caterer)).path)).toContain('<meta name="robots" content="noindex"/>')
  })

  it('is valid HTML, also when there is nothing on it and when it tells of changes', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        'void-style': ['error', { style: 'selfclose' }],
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'doctype-style': 'off',
        'no-trailing-whitespace': 'off',
        'long-title': 'off',
      },
    })
    const { path } = await openLink(caterer)
    const pages = [await read(path)]
    await addItem('Banquete', 900, {
      responsible: [by(caterer), { kind: 'person', name: 'Pilar', phone: '600' }],
    })
    pages.push(await read(path))
    for (const html of pages) {
      const { results } = await validator.validateString(html)
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
    }
  })

  it('gives the phones of those who share a line with them', async () => {
    const responsible = [by(caterer), { kind: 'person', name: 'Tía Pilar', phone: '600 12 34 56' }]
    await addItem('Brindis', 1000, { responsible })
    const text = textOf(await read((await openLink(caterer)).path))
    expect(text).toMatch(/Contactos.*Tía Pilar.*600 12 34 56/)
    expect(text).not.toContain('600 00 41 20')
  })

  it('tells what has changed since the vendor last looked, until they have seen it', async () => {
    const lunch = await addItem('Banquete', 900, { responsible: [by(caterer)] })
    const snack = await addItem('Recena', 1290, { responsible: [by(caterer)] })
    const { path } = await openLink(caterer)
    expect(await read(path)).not.toContain('role="status"')
    for (const [id, startsAt] of [
      [lunch, 915],
      [snack, 1305],
    ] as const)
      await edit(id, { time: { startsAt, endsAt: null } })
    const changed = textOf(await read(path))
    expect(changed).toContain('Banquete y recena, 15 min más tarde.')
    expect(changed).toMatch(/Cambiado por Elena a las? \d{1,2}:\d\d\./)
    expect(changed).toMatch(/Antes 15:00 15:15/)
    // Loading it again keeps the change in sight.
    expect(textOf(await read(path))).toContain('15 min más tarde')
    const seen = await app.fetch(`${path}/visto`, { method: 'POST', headers: { origin: ORIGIN } })
    expect([seen.status, seen.headers.get('location')]).toEqual([303, path])
    expect(textOf(await read(path))).not.toContain('más tarde')
  })

  it('takes a pause for the end of a visit, and a preview for none', async () => {
    const lunch = await addItem('Banquete', 900, { responsible: [by(caterer)] })
    const { path } = await openLink(caterer)
    const began = Date.now()
    const afterHours = (hours: number) => app.setClock(new Date(began + hours * 3_600_000))
    try {
      afterHours(0)
      await read(path)
      await edit(lunch, { title: 'Banquete', place: 'Salón' })
      afterHours(2)
      await read(path, { 'user-agent': 'WhatsApp/2.23' })
      expect(textOf(await read(path))).toContain('Banquete, ahora en Salón.')
      afterHours(4)
      expect(textOf(await read(path))).not.toContain('ahora en')
    } finally {
      app.setClock(null)
    }
  })
})

describe('a link', () => {
  it('is one for each vendor, with 128 random bits', async () => {
    const first = await openLink(caterer)
    expect(await openLink(caterer)).toEqual(first)
    expect(first.path).toMatch(/^\/agenda\/[\w-]{22}$/)
    const { body } = await cast.martin.get(`${wedding}/agenda/links`)
    expect(body).toContainEqual(expect.objectContaining({ id: first.id, vendorId: caterer, openedAt: null }))
    await read(first.path)
    const [opened] = (await cast.martin.get(`${wedding}/agenda/links`)).body
    expect(opened.openedAt).not.toBeNull()
  })

  it('is gone once it is revoked, and a new one has another address', async () => {
    const { id, path } = await openLink(caterer)
    expect((await cast.lucia.delete(`${wedding}/agenda/links/${id}`)).body).toEqual({ removed: true })
    expect((await app.fetch(path)).status).toBe(404)
    expect((await app.fetch(`${path}.ics`)).status).toBe(404)
    expect((await openLink(caterer)).path).not.toBe(path)
    expect((await cast.lucia.delete(`${wedding}/agenda/links/${id}`)).body.code).toBe('AGENDA_LINK_NOT_FOUND')
  })

  it('is closed while its vendor is removed, and opens again with them', async () => {
    const { path } = await openLink(caterer)
    await cast.lucia.delete(`${wedding}/vendors/${caterer}`)
    expect((await app.fetch(path)).status).toBe(404)
    await cast.lucia.post(`${wedding}/vendors`, { id: caterer, vendorType: 'catering' })
    expect((await app.fetch(path)).status).toBe(200)
  })

  it('opens nothing of a wedding that was deleted', async () => {
    const other = `/api/weddings/${await cast.noelia.createWedding('Noelia & Íñigo')}`
    const vendorId = (await cast.noelia.post(`${other}/vendors`, { vendorType: 'dj' })).body.id
    const { path } = (await cast.noelia.post(`${other}/agenda/links`, { vendorId })).body
    expect((await app.fetch(path)).status).toBe(200)
    await cast.noelia.delete(other, { name: 'Noelia & Íñigo' })
    expect((await app.fetch(path)).status).toBe(404)
  })

  it.each([
    '/agenda/x',
    '/agenda/aaaaaaaaaaaaaaaaaaaaaa',
    '/agenda/aaaaaaaaaaaaaaaaaaaaaa.ics',
    '/agenda/%00',
  ])('that no vendor has answers 404 and says nothing of any wedding: %s', async (path) => {
    const response = await app.fetch(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(textOf(await response.text())).not.toContain('Lucía')
  })

  it('is for a vendor on the canvas only', async () => {
    const foreign = await cast.noelia.addVendor(cast.otherWeddingId)
    expect((await openLink(foreign)).code).toBe('VENDOR_NOT_FOUND')
  })
})

describe('the calendar', () => {
  const unfolded = (ics: string) => ics.replace(/\r\n[ \t]/g, '')

  it('has every item at its instant, also past midnight and when the clocks change', async () => {
    await addItem('Banquete', 900, {
      time: { startsAt: 900, endsAt: 1035 },
      place: 'Sal\u0007ón',
      responsible: [by(caterer)],
    })
    await addItem('Autobús', 1470)
    const { body } = await cast.martin.get(`${wedding}/agenda/calendar`)
    const ics = unfolded(body.ics)
    expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(ics).toContain('DTSTART:20270410T130000Z')
    expect(ics).toContain('DTEND:20270410T151500Z')
    expect(ics).toContain('LOCATION:Salón')
    expect(ics).toContain('A cargo de: La Alacena de Triana (600 00 41 20)')
    expect(ics).toContain('DTSTART:20270410T223000Z')
    await cast.lucia.patch(`${wedding}/agenda/days/${dayId}`, { date: '2027-10-30' })
    const later = (await cast.martin.get(`${wedding}/agenda/calendar`)).body.ics
    expect(unfolded(later)).toContain('DTSTART:20271030T223000Z')
  })

  it('is subscribed to at an address of its own, which follows every change until it is revoked', async () => {
    const id = await addItem('Banquete', 900)
    const link = await openLink()
    expect(link).toMatchObject({ kind: 'calendar', vendorId: null })
    expect(link.path).toMatch(/^\/agenda\/[\w-]{22}\.ics$/)
    const response = await app.fetch(link.path)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const before = unfolded(await response.text())
    expect(before).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT15M/)
    await edit(id, { time: { startsAt: 915, endsAt: null } })
    const after = unfolded(await read(link.path))
    const uid = (ics: string) => /UID:(.*)\r\n/.exec(ics)?.[1]
    expect(uid(after)).toBe(uid(before))
    expect(after).toContain('DTSTART:20270410T131500Z')
    await cast.lucia.delete(`${wedding}/agenda/links/${link.id}`)
    expect((await app.fetch(link.path)).status).toBe(404)
  })

  it('of a vendor has their items only', async () => {
    await addItem('Banquete', 900, { responsible: [by(caterer)] })
    await addItem('Primer baile', 1065)
    const { path } = await openLink(caterer)
    const ics = await read(`${path}.ics`)
    expect(ics).toContain('SUMMARY:Banquete')
    expect(ics).not.toContain('Primer baile')
  })

  it('tells what is newer: the sequence rises with each change, and a moved day touches all that is in it', async () => {
    const id = await addItem('Banquete', 900)
    await addItem('Baile', 1065)
    const { path } = await openLink()
    const events = async () =>
      unfolded(await read(path))
        .split('BEGIN:VEVENT')
        .slice(1)
        .map((event) => ({
          title: /SUMMARY:(.*)\r/.exec(event)![1],
          sequence: Number(/SEQUENCE:(\d+)/.exec(event)![1]),
          stamp: /DTSTAMP:(.*)\r/.exec(event)![1],
          modified: /LAST-MODIFIED:(.*)\r/.exec(event)![1],
        }))
        .toSorted((a, b) => a.title!.localeCompare(b.title!, 'es'))
    const later = (minutes: number) => app.setClock(new Date(Date.now() + minutes * 60_000))
    const [dance, dinner] = await events()
    later(1)
    await edit(id, { time: { startsAt: 915, endsAt: null } })
    const [sameDance, moved] = await events()
    expect(sameDance).toEqual(dance)
    expect(moved!.sequence).toBeGreaterThan(dinner!.sequence)
    expect(moved!.modified! > dinner!.modified!).toBe(true)

    later(2)
    await cast.lucia.patch(`${wedding}/agenda/days/${dayId}`, { date: '2027-04-11' })
    const redated = await events()
    for (const [index, before] of [dance!, moved!].entries()) {
      expect(redated[index]!.sequence).toBeGreaterThan(before.sequence)
      expect(redated[index]!.stamp! > before.stamp!).toBe(true)
      expect(redated[index]!.modified! > before.modified!).toBe(true)
    }

    later(3)
    const { lines } = (await cast.elena.get(`${wedding}/activity`)).body
    const line = lines.find(({ action }: { action: string }) => action === 'agenda.days.update')
    expect((await cast.elena.post(`${wedding}/activity/${line.id}/undo`)).status).toBe(200)
    for (const [index, event] of (await events()).entries()) {
      expect(event.sequence).toBeGreaterThan(redated[index]!.sequence)
      expect(event.modified! > redated[index]!.modified!).toBe(true)
    }
    app.setClock(null)
  })
})
