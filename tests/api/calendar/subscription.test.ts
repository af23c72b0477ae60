import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

const PATH = '/api/planner/calendar/subscription'
const ALL = { showsWeddings: true, showsHolds: true, showsAppointments: true, showsClosures: true }
const NONE = { showsWeddings: false, showsHolds: false, showsAppointments: false, showsClosures: false }
const VISIT = {
  kind: 'visit',
  title: 'Visita; con «Lucía, Martín»',
  day: '2027-03-27',
  startsAt: 1380,
  endsAt: 1620,
}

const save = async (shown: object = ALL) => (await cast.elena.call('PUT', PATH, shown)).body

const read = async (path: string) => {
  const response = await app.fetch(path)
  return { status: response.status, type: response.headers.get('content-type'), ics: await response.text() }
}

/** The events of a file, as a reader that is not ours has them. */
const eventsOf = (ics: string) =>
  new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))

beforeEach(async () => {
  const tables = [
    'planner_appointments',
    'planner_closures',
    'planner_calendars',
    'planner_requests',
    'rate_limits',
  ]
  for (const table of tables) await app.db.execute(`delete from ${table}`)
})

describe('the address of a planner', () => {
  it('is there once it is made, and shows what they chose', async () => {
    expect((await cast.elena.get(PATH)).body).toBeNull()
    const { path } = await save(NONE)
    expect(eventsOf((await read(path)).ics)).toEqual([])
    expect(await save({ ...NONE, showsWeddings: true })).toMatchObject({ path, showsWeddings: true })
    expect((await cast.elena.get(PATH)).body).toMatchObject({ path, showsHolds: false })
    expect((await cast.raul.get(PATH)).body).toBeNull()
  })

  it('is another once it is renewed, and none once it is closed', async () => {
    expect((await cast.elena.post(PATH)).body).toBeNull()
    const { path: before } = await save()
    const { path } = (await cast.elena.post(PATH)).body
    expect(path).not.toBe(before)
    expect((await read(before)).status).toBe(404)
    expect((await read(path)).status).toBe(200)
    await cast.elena.delete(PATH)
    expect((await read(path)).status).toBe(404)
  })
})

describe('the file of a planner', () => {
  it('has weddings, held and closed days and appointments, as a strict reader reads them', async () => {
    const weddingId = await cast.elena.createWedding('Inés & Tomás', '2027-03-27')
    await cast.elena.createWedding('Sin día', null)
    await cast.elena.post(`/api/weddings/${weddingId}/guests`, { fullName: 'Pilar Aguirre' })
    const { body: request } = await cast.elena.post('/api/planner/requests', {
      ...{ name: 'Aitana & Bruno', email: 'aitana@correo.example', eventDate: '2027-09-18' },
    })
    const until = shiftDay(dayInMadrid(new Date()), 7)
    await cast.elena.call('PUT', `/api/planner/requests/${request.id}/hold`, { until })
    await cast.elena.call('PUT', `/api/planner/calendar/closures/${weddingId}`, {
      ...{ firstDay: '2027-08-02', lastDay: '2027-08-21', label: 'Vacaciones' },
    })
    const notes = 'Una línea\ny otra; con comas, y larga: '.padEnd(300, 'ñ')
    await cast.elena.post('/api/planner/calendar/appointments', {
      ...VISIT,
      weddingId,
      notes,
      // A bell that came along with what was pasted.
      place: 'Car\u0007mona',
    })

    const { ics, type } = await read((await save()).path)
    expect(type).toBe('text/calendar; charset=utf-8')
    const events = eventsOf(ics)
    const own = events.filter(({ summary }) => !summary.includes('Boda') || summary.includes('Inés'))
    const told = own.map(({ summary, startDate, endDate }) => [
      summary,
      startDate.toString(),
      endDate.toString(),
    ])
    expect(told).toEqual([
      ['Boda: Inés & Tomás', '2027-03-27', '2027-03-28'],
      ['Guardada: Aitana & Bruno', '2027-09-18', '2027-09-19'],
      ['Cerrado: Vacaciones', '2027-08-02', '2027-08-22'],
      // 23:00 is 22:00 in UTC; 3:00 of the night in which the clocks go forward is 1:00.
      [`${VISIT.title}: Inés & Tomás`, '2027-03-27T22:00:00Z', '2027-03-28T01:00:00Z'],
    ])
    const visit = events.at(-1)!
    expect([visit.location, visit.description]).toEqual(['Carmona', notes])
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(ics).not.toMatch(/[^\r]\n/)
    expect(ics).not.toMatch(/[^\P{Cc}\t\r\n]/u)
    for (const event of events) expect(event.component.getFirstPropertyValue('dtstamp')).not.toBeNull()
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    expect(ics).not.toMatch(/Pilar|aitana@/)
    const again = eventsOf((await read((await save()).path)).ics)
    expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
  })

  it('loses a wedding that its planner has left', async () => {
    const { path } = await save()
    const names = async () => eventsOf((await read(path)).ics).map(({ summary }) => summary)
    const weddingId = await cast.elena.createWedding('Gala & Luis', '2027-04-03')
    expect(await names()).toContain('Boda: Gala & Luis')
    await app.db.execute(`delete from wedding_members where wedding_id = '${weddingId}'`)
    expect(await names()).not.toContain('Boda: Gala & Luis')
  })
})
