import { createHash, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agendaDays, agendaItems } from '#db/schema/agenda.ts'
import { eventAnswers } from '#db/schema/event-answers.ts'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { hotels, roomBlocks, stays } from '#db/schema/lodging.ts'
import { busTrips } from '#db/schema/transport.ts'
import { weddings } from '#db/schema/weddings.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { MESSAGES } from '#messages/messages.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

const DAY = '2027-04-10'
const IBAN = 'ES9121000418450200051332'
const at = (text: string) => app.setClock(new Date(`${text}:00+02:00`))

let family: TestInvitation

beforeEach(async () => {
  at('2027-03-03T12:00')
  await app.db.delete(agendaDays).where(eq(agendaDays.weddingId, cast.weddingId))
  await app.db.delete(busTrips).where(eq(busTrips.weddingId, cast.weddingId))
  await app.db.delete(hotels).where(eq(hotels.weddingId, cast.weddingId))
  await app.db.update(guests).set({ rsvp: false }).where(eq(guests.weddingId, cast.weddingId))
  await app.db.update(weddings).set({ eventDate: DAY }).where(eq(weddings.id, cast.weddingId))
  await settleInvitations(app.db, cast.weddingId, {
    ...{ closingDate: '2027-03-20', contactName: 'Elena', contactPhone: '600 00 01 17', iban: IBAN },
    ...{ transport: 'Hay sitio para aparcar', dressCode: 'Zapato plano', lodging: 'Cerca hay casas rurales' },
  })
  family = await coming()
})

afterEach(() => app.setClock(null))

/** A family who has answered that it comes. */
async function coming(
  people = ['Carmen Aguirre', 'Jon Lasa'],
  answer: Partial<typeof guests.$inferInsert> = {},
) {
  const invitation = await inviteHousehold(app.db, cast.weddingId, {
    people: people.map((fullName) => ({ fullName, rsvp: true, ...answer })),
    events: [{ name: 'Preboda', date: '2027-04-09', startsAt: 1230, place: 'Taberna La Fresquita' }],
  })
  await app.db
    .update(households)
    .set({ answeredAt: new Date() })
    .where(eq(households.id, invitation.householdId))
  return invitation
}

async function plan(date: string, titles: string[]) {
  const dayId = randomUUID()
  await app.db.insert(agendaDays).values({ weddingId: cast.weddingId, id: dayId, name: 'Boda', date })
  await app.db.insert(agendaItems).values(
    titles.map((title, index) => ({
      ...{ weddingId: cast.weddingId, dayId, id: randomUUID(), title, startsAt: 750 + index * 60 },
      ...{ place: 'Jardín', isShownToGuests: true, updatedAt: new Date() },
    })),
  )
}

const goTo = (event: string, answer: boolean) =>
  app.db
    .update(eventAnswers)
    .set({ answer })
    .where(and(eq(eventAnswers.weddingId, cast.weddingId), eq(eventAnswers.eventId, event)))

const page = async (path = family.path) => (await app.fetch(path)).text()
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const text = async (path?: string) => textOf(await page(path))

describe('the page of the wedding', () => {
  it('shows a family that comes the plan, the way, the dress, the gift and whom to call', async () => {
    await plan(DAY, ['Ceremonia', 'Cóctel'])
    const html = await page()
    const shown = textOf(html)
    expect(shown).toContain('Faltan 38 días')
    expect(shown).toMatch(/El plan Sábado, 10 de abril Boda 12:30 Ceremonia Jardín 13:30 Cóctel/)
    for (const told of [
      'Hay sitio para aparcar',
      'Zapato plano',
      'Cerca hay casas rurales',
      'Llamar a Elena',
    ])
      expect(shown).toContain(told)
    expect(shown).toContain('ES91 2100 0418 4502 0005 1332')
    expect(html).toMatch(/<svg role="img" aria-label="Código para la app del banco"/)
    expect(html).toContain(`href="${family.path}?cambiar"`)
    expect(html).not.toContain('<script')
  })

  it('shows the days of what they go to only', async () => {
    await plan('2027-04-09', ['Tapas y algo de cante'])
    expect(await text()).not.toContain('Tapas y algo de cante')
    await goTo(family.events[0]!, true)
    expect(await text()).toMatch(/Viernes, 9 de abril Preboda 12:30 Tapas y algo de cante/)
    await goTo(family.events[0]!, false)
    const shown = await text()
    expect(shown).not.toContain('Tapas y algo de cante')
    expect(shown).not.toContain('La Fresquita')
  })

  it('has neither a part nor a tab for what nothing is said of', async () => {
    await settleInvitations(app.db, cast.weddingId, { closingDate: '2027-03-20', busRoutes: [] })
    const html = await page()
    for (const part of ['dormir', 'vestir', 'regalo', 'contacto', 'autobus'])
      expect(html).not.toContain(`"#${part}"`)
    expect(html).toContain('href="#llegar"')
  })

  it('is not there before a yes', async () => {
    await app.db.update(guests).set({ rsvp: false }).where(eq(guests.householdId, family.householdId))
    await goTo(family.events[0]!, false)
    const shown = await text()
    expect(shown).toContain('Gracias por avisar')
    expect(shown).not.toContain('ES91')
  })

  it('stays once answers are closed', async () => {
    await plan(DAY, ['Ceremonia'])
    at('2027-04-01T12:00')
    const shown = await text()
    expect(shown).toContain('La lista ya está cerrada')
    expect(shown).toMatch(/Faltan 9 días.*12:30 Ceremonia/)
  })

  it('says who has a seat in the bus and who waits for one', async () => {
    const stop = { key: 'prado', name: 'Prado', place: 'Parada 3', minute: 675, isVenue: false }
    await app.db.insert(busTrips).values({
      ...{ weddingId: cast.weddingId, id: randomUUID(), direction: 'out', vehicle: 'van', seats: 1 },
      stops: [stop],
    })
    await app.db.update(guests).set({ busOut: 'prado' }).where(eq(guests.householdId, family.householdId))
    const shown = await text()
    expect(shown).toMatch(/Ida: 11:15, Prado Parada 3 Carmen y Jon En espera de plaza: (Carmen|Jon) /)
  })

  it('has the stops to choose from within the part of the buses, and a tab for it before one is chosen', async () => {
    await app.db.insert(busTrips).values({
      ...{ weddingId: cast.weddingId, id: randomUUID(), direction: 'out', vehicle: 'bus', seats: 50 },
      stops: [{ key: 'prado', name: 'Prado', place: 'Parada 3', minute: 675, isVenue: false }],
    })
    const html = await page()
    expect(html).toContain('href="#autobus"')
    const part = html.slice(html.indexOf('<section id="autobus"'))
    expect(part.slice(0, part.indexOf('</section>'))).toContain('<h3 id="elegir-autobus"')
    expect(html.match(/id="elegir-autobus"/g)).toHaveLength(1)
    expect(await htmlFaults(html)).toEqual([])
  })

  it('thanks for an answer that has just come, and names the couple on later visits', async () => {
    const answered = (text: string) =>
      app.db
        .update(households)
        .set({ answeredAt: new Date(`${text}:00+02:00`) })
        .where(eq(households.id, family.householdId))
    const heading = async () => textOf((await page()).match(/<body.*?<\/h1>/s)![0])
    await answered('2027-03-03T11:55')
    expect(await heading()).toMatch(/Respuesta guardada Gracias, Carmen/)
    await answered('2027-03-03T11:45')
    expect(await heading()).toMatch(/Carmen y Jon Lucía &amp; Martín/)
  })

  it('says where they sleep, with nothing of the rooms of other families', async () => {
    const [hotelId, blockId] = [randomUUID(), randomUUID()]
    await app.db.insert(hotels).values({
      ...{ weddingId: cast.weddingId, id: hotelId, kind: 'hotel', name: 'Parador de Carmona' },
      ...{ way: 'A 4 km', code: 'NARANJO27', phone: '954 00 00 00', notes: 'Regatear el precio' },
      url: 'javascript:alert(1)',
    })
    await app.db.insert(roomBlocks).values({
      ...{ weddingId: cast.weddingId, id: blockId, hotelId, name: 'Doble', rooms: 9, isHeld: true },
      ...{ arrivesOn: '2027-04-10', leavesOn: '2027-04-11' },
    })
    const others = await coming(['Teodoro Lasarte'])
    const sleeps = (guestId: string, room: number | null) => ({
      ...{ weddingId: cast.weddingId, guestId, blockId, room, need: 'wanted' as const },
    })
    await app.db.insert(stays).values([sleeps(family.people[0]!, 1), sleeps(others.people[0]!, null)])
    const html = await page()
    expect(textOf(html)).toMatch(
      /Parador de Carmona Doble · A 4 km sábado, 10 de abril – domingo, 11 de abril Carmen Código al reservar: NARANJO27/,
    )
    for (const hidden of ['Teodoro', 'Regatear', 'javascript:']) expect(html).not.toContain(hidden)
    expect(await text(others.path)).not.toContain('Parador')
  })

  it('shows texts as they were typed, as text', async () => {
    const canary = '<img src=x onerror=alert(1)>"\'&'
    await settleInvitations(app.db, cast.weddingId, {
      ...{ closingDate: '2027-03-20', transport: canary, dressCode: canary, lodging: canary, iban: IBAN },
      ...{ place: canary, contactName: canary, contactPhone: '600 00 01 17' },
    })
    await plan(DAY, [canary])
    const html = await page()
    expect(html).not.toContain('<img src=x')
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;').length).toBeGreaterThan(5)
    expect(await htmlFaults(html)).toEqual([])
  })

  it.each(INVITATION_LANGUAGES)('is valid HTML in %s, within 70 KB', async (language) => {
    await plan(
      DAY,
      Array.from({ length: 30 }, (_, index) => `Momento ${index}`),
    )
    const html = await page(`${family.path}?l=${language}`)
    expect(textOf(html)).toContain(MESSAGES[language].days_left({ days: 38, figure: '38' }))
    expect(await htmlFaults(html)).toEqual([])
    expect(Buffer.byteLength(html)).toBeLessThan(70_000)
  })

  it('has a sheet for its cover and all rules after it, and its policy lets no other one in', async () => {
    const response = await app.fetch(family.path)
    const html = await response.text()
    const sheets = Array.from(
      html.matchAll(/<style>(?:<!\[CDATA\[(.*?)\]\]>|(.*?))<\/style>/gs),
      ([, rest, first]) =>
        createHash('sha256')
          .update(rest ?? first ?? '')
          .digest('base64'),
    )
    const places = ['<style>', '</header>', '<style><![CDATA['].map((mark) => html.indexOf(mark))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(sheets).toHaveLength(2)
    const policy = response.headers.get('content-security-policy')!.split('; ')
    expect(policy).toContain(`style-src ${sheets.map((hash) => `'sha256-${hash}'`).join(' ')}`)
  })

  it('leads on the day with the table and the bus home', async () => {
    await app.db
      .update(guests)
      .set({ busBack: 'vuelta-0300' })
      .where(eq(guests.householdId, family.householdId))
    at('2027-04-10T13:35')
    expect(await text()).toMatch(/Hoy es el día.*Vuestra vuelta 3:00/)
  })
})

describe('the end of the page', () => {
  it('is told after the wedding and comes 60 days later, with nothing of who was invited', async () => {
    at('2027-04-12T12:00')
    expect(await text()).toContain('Esta página se cierra el 10 de junio.')
    at('2027-06-09T12:00')
    expect(await text()).toContain('Gracias por venir')
    at('2027-06-10T12:00')
    const response = await app.fetch(family.path)
    expect(response.status).toBe(410)
    const html = await response.text()
    expect(textOf(html)).toContain('Esta página ya se ha cerrado')
    for (const hidden of ['Carmen', 'Jon', '600', 'ES91']) expect(textOf(html)).not.toContain(hidden)
    expect(await htmlFaults(html)).toEqual([])
    expect((await app.fetch(`${family.path}/boda.ics`)).status).toBe(404)
  })
})
