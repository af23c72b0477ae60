import { beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { inviteHousehold, type TestInvitation } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

let weddingId: string
let at: string
let invitation: TestInvitation

const page = async (language = 'es') =>
  (await app.fetch(invitation.path, { headers: { 'accept-language': language } })).text()
const release = (shown: string, person = cast.lucia) => person.patch(`${at}/seating/release`, { shown })

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  at = `/api/weddings/${weddingId}`
  invitation = await inviteHousehold(app.db, weddingId, {
    people: [{ fullName: 'Íñigo Lasa' }, { fullName: 'Vera Lasa' }],
  })
  const guests = (await cast.lucia.get(`${at}/guests`)).body as { id: string; fullName: string }[]
  const { body: table } = await cast.lucia.post(`${at}/seating/tables`, { number: 7, name: 'Los del pueblo' })
  for (const { id } of guests) {
    await cast.lucia.patch(`${at}/guests/${id}`, { rsvp: true })
    await cast.lucia.call('PUT', `${at}/seating/people/${id}`, { tableId: table.id })
  }
  await cast.lucia.patch(`${at}/guests/${guests.find(({ fullName }) => fullName === 'Vera Lasa')!.id}`, {
    rsvp: false,
  })
  await app.db.$client.query('update households set answered_at = now() where id = $1', [
    invitation.householdId,
  ])
})

describe('the table on the page of a family', () => {
  it('is not there until the couple lets it be seen, and goes when they take it back', async () => {
    expect(await page()).not.toContain('Mesa 7')
    expect((await release('now')).body).toEqual({ shown: 'now', events: [] })
    // One of the two does not come: there is a table for the other alone.
    expect((await page()).match(/Mesa 7, Los del pueblo/g)).toHaveLength(1)
    await release('no')
    expect(await page()).not.toContain('Mesa 7')
  })

  it('is there from the day of the event on, when the couple said so', async () => {
    await release('day')
    app.setClock(new Date('2027-04-09T12:00:00Z'))
    expect(await page()).not.toContain('Mesa 7')
    app.setClock(new Date('2027-04-09T22:30:00Z'))
    expect(await page()).toContain('Mesa 7')
    app.setClock(null)
  })

  it.each([
    ['es', 'Mesa 7'],
    ['ca', 'Taula 7'],
    ['gl', 'Mesa 7'],
    ['eu', '7. mahaia'],
    ['en', 'Table 7'],
  ])('is said in %s', async (language, words) => {
    await release('now')
    await cast.lucia.patch(`${at}/households/${invitation.householdId}`, { language })
    expect(await page(language)).toContain(words)
  })

  it('follows the choice of each event, and that of the wedding where an event has none', async () => {
    const eventId = (await cast.lucia.post(`${at}/events`, { name: 'Preboda', date: '2027-04-09' })).body.id
    await app.db.$client.query('update wedding_events set published_at = now() where id = $1', [eventId])
    const guests = (await cast.lucia.get(`${at}/guests`)).body as { id: string; fullName: string }[]
    const { id: guestId } = guests.find(({ fullName }) => fullName === 'Íñigo Lasa')!
    const answers = 'update event_answers set answer = true where (guest_id, event_id) = ($1, $2)'
    await app.db.$client.query(answers, [guestId, eventId])
    const { body: table } = await cast.lucia.post(`${at}/seating/tables`, { number: 3, eventId })
    await cast.lucia.call('PUT', `${at}/seating/people/${guestId}`, { eventId, tableId: table.id })
    const releaseEvent = (shown: string | null) =>
      cast.lucia.patch(`${at}/seating/release/${eventId}`, { shown })
    const tables = async () => (await page()).match(/Mesa [37]/g) ?? []

    expect((await releaseEvent('now')).body).toEqual({ shown: 'no', events: [{ eventId, shown: 'now' }] })
    expect(await tables()).toEqual(['Mesa 3'])
    await release('now')
    expect((await releaseEvent('no')).status).toBe(200)
    expect(await tables()).toEqual(['Mesa 7'])
    expect((await releaseEvent(null)).body).toEqual({ shown: 'now', events: [] })
    expect((await tables()).toSorted()).toEqual(['Mesa 3', 'Mesa 7'])
    const missing = await cast.lucia.patch(`${at}/seating/release/${guestId}`, { shown: 'now' })
    expect([missing.status, missing.body.code]).toEqual([404, 'EVENT_NOT_FOUND'])
  })

  it('is let be seen by those who edit the tables, and undone from the activity', async () => {
    await cast.lucia.letIn(weddingId, cast.martin, 'family')
    expect((await release('now', cast.martin)).status).toBe(403)
    await release('now')
    await release('day')
    const shown = async () => (await cast.lucia.get(`${at}/seating/release`)).body.shown
    expect(await shown()).toBe('day')
    const { lines } = (await cast.lucia.get(`${at}/activity`)).body
    expect((await cast.lucia.post(`${at}/activity/${lines[0].id}/undo`, {})).status).toBe(200)
    expect(await shown()).toBe('now')
  })
})
