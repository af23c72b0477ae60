import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agendaDays, agendaItems } from '#db/schema/agenda.ts'
import { eventAnswers } from '#db/schema/event-answers.ts'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { weddings } from '#db/schema/weddings.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { MESSAGES } from '#messages/messages.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

const DAY = '2027-04-10'
const at = (text: string) => app.setClock(new Date(`2027-04-${text}:00+02:00`))

let family: TestInvitation

beforeEach(async () => {
  await app.db.delete(agendaDays).where(eq(agendaDays.weddingId, cast.weddingId))
  await app.db.update(weddings).set({ eventDate: DAY }).where(eq(weddings.id, cast.weddingId))
  await settleInvitations(app.db, cast.weddingId, {
    contactName: 'Elena',
    contactPhone: '600 00 01 17',
    photosUrl: 'https://fotos.example/boda',
  })
  family = await answered()
})

afterEach(() => app.setClock(null))

/** A family who comes. */
async function answered(rsvp: boolean | null = true) {
  const invitation = await inviteHousehold(app.db, cast.weddingId, {
    people: [
      { fullName: 'Carmen Aguirre', rsvp },
      { fullName: 'Jon Lasa', rsvp },
    ],
  })
  if (rsvp !== null) {
    await app.db
      .update(households)
      .set({ answeredAt: new Date() })
      .where(eq(households.id, invitation.householdId))
  }
  return invitation
}

type Line = Partial<typeof agendaItems.$inferInsert> & { title: string; startsAt: number }

async function plan(date: string, lines: Line[]): Promise<string[]> {
  const dayId = randomUUID()
  await app.db.insert(agendaDays).values({ weddingId: cast.weddingId, id: dayId, name: 'Boda', date })
  const ids = lines.map(() => randomUUID())
  await app.db.insert(agendaItems).values(
    lines.map((line, index) => ({
      ...{ weddingId: cast.weddingId, dayId, id: ids[index]!, isShownToGuests: true, updatedAt: new Date() },
      ...line,
    })),
  )
  return ids
}

const planWedding = () =>
  plan(DAY, [
    { title: 'Ceremonia', startsAt: 750, endsAt: 795, place: 'Jardín', notes: 'El cura llega tarde' },
    { title: 'Descarga del catering', startsAt: 800, isShownToGuests: false },
    { title: 'Cóctel', startsAt: 810, endsAt: 900, mapUrl: 'https://mapas.example/patio' },
    { title: 'Autobús de vuelta', startsAt: 1470 },
  ])

const page = async (path = family.path) => (await app.fetch(path)).text()
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const text = async (path?: string) => textOf(await page(path))

describe('the page of an invitation on the day', () => {
  it('shows what happens now and next, with the way there, whom to call and the photos', async () => {
    await planWedding()
    at('10T13:35')
    const html = await page()
    const shown = textOf(html)
    expect(shown).toMatch(/Hoy es el día.*Lucía &amp; Martín/)
    expect(shown).toMatch(/Ahora Cóctel 13:30–15:00 Cómo llegar Después Autobús de vuelta 0:30/)
    expect(shown).toContain('12:30 Ceremonia , Ya ha pasado Jardín')
    expect(shown).toContain('Actualizado: 13:35')
    expect(shown).toContain('Llamar a Elena')
    for (const address of ['https://mapas.example/patio', 'https://fotos.example/boda', 'tel:600000117'])
      expect(html).toContain(`href="${address}"`)
  })

  it('shows nothing of what the couple keeps to itself', async () => {
    await planWedding()
    at('10T13:35')
    const html = await page()
    for (const hidden of ['Descarga del catering', 'El cura llega tarde']) expect(html).not.toContain(hidden)
  })

  it('comes in the evening before, and not earlier', async () => {
    await planWedding()
    at('09T17:59')
    expect(await text()).not.toMatch(/Mañana es el día|Después Ceremonia/)
    at('09T18:00')
    expect(await text()).toMatch(/Mañana es el día.*Después Ceremonia 12:30–13:15 · Jardín/)
  })

  it('follows what is delayed', async () => {
    const [, , cocktail] = await planWedding()
    at('10T13:35')
    await app.db.update(agendaItems).set({ startsAt: 840, endsAt: 930 }).where(eq(agendaItems.id, cocktail!))
    expect(await text()).toContain('Después Cóctel 14:00–15:30')
  })

  it('renews itself with a script of our own, and without scripts by loading again', async () => {
    await planWedding()
    at('10T13:35')
    const response = await app.fetch(family.path)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    const html = await response.text()
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="60"/></noscript>')
  })

  it('shows what the invitation says where the agenda shows nothing', async () => {
    at('10T11:00')
    expect(await text()).toContain('Después Boda 12:30 · Hacienda Los Naranjos, Carmona')
  })

  it('shows another day only to those who are invited to it', async () => {
    const friends = await inviteHousehold(app.db, cast.weddingId, {
      people: [{ fullName: 'Bea Otero' }],
      events: [{ name: 'Preboda', date: '2027-04-09', startsAt: 1230 }],
    })
    await plan('2027-04-09', [{ title: 'Cena en la playa', startsAt: 1260 }])
    at('09T19:00')
    expect(await text(friends.path)).toContain('Cena en la playa')
    expect(await text()).not.toContain('Cena en la playa')
    await app.db
      .update(eventAnswers)
      .set({ answer: false })
      .where(eq(eventAnswers.guestId, friends.people[0]!))
    expect(await text(friends.path)).not.toContain('Cena en la playa')
  })

  it('lets those answer who still may', async () => {
    await settleInvitations(app.db, cast.weddingId, { closingDate: DAY })
    at('10T09:00')
    const open = await answered(null)
    expect(await page(open.path)).toContain(`href="${open.path}?cambiar"`)
    expect(await text(`${open.path}?cambiar`)).toContain('¿Venís?')
    expect(await page()).toContain('Cambiar respuesta')
  })

  it('is not for those who do not come', async () => {
    await planWedding()
    const absent = await answered(false)
    at('10T13:35')
    expect(await text(absent.path)).not.toContain('Cóctel')
    await app.db.update(guests).set({ rsvp: true }).where(eq(guests.id, absent.people[0]!))
    expect(await text(absent.path)).toContain('Cóctel')
  })

  it.each(INVITATION_LANGUAGES)('is valid HTML in %s', async (language) => {
    await planWedding()
    at('10T13:35')
    const html = await page(`${family.path}?l=${language}`)
    expect(textOf(html)).toContain(MESSAGES[language].day_now())
    expect(await htmlFaults(html)).toEqual([])
    expect(Buffer.byteLength(html)).toBeLessThan(60_000)
  })
})

describe('after the day', () => {
  it('the invitation thanks those who came, with the photos', async () => {
    await planWedding()
    at('11T06:00')
    const html = await page()
    expect(textOf(html)).toContain('Gracias por venir')
    expect(textOf(html)).toContain('Ha sido un día precioso con vosotros.')
    expect(html).toContain('href="https://fotos.example/boda"')
    expect(html).not.toContain('<script')
    expect(await htmlFaults(html)).toEqual([])
  })

  it('is as before for those who did not answer or did not come', async () => {
    at('11T09:00')
    for (const rsvp of [null, false]) {
      expect(await text((await answered(rsvp)).path)).toContain(MESSAGES.es.closed())
    }
  })
})
