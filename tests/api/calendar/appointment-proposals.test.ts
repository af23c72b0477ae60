import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Appointment } from '#contract/appointments.ts'
import { newId } from '#server/platform/ids.ts'
import { useCast } from '../../support/cast.ts'

const SECRET = 'un-secreto-de-las-solicitudes-de-prueba-0123'
const { app, cast } = useCast({ requestsMailbox: { address: 'solicitudes@azahar.example', secret: SECRET } })

const PATH = '/api/planner/calendar/appointments'
const VISIT = { kind: 'visit', title: 'Visita a la finca', day: '2199-03-24', startsAt: 600, endsAt: 660 }
const ONE_O_CLOCK = { day: '2199-03-24', startsAt: 780, endsAt: 840 }
const TO = 'florista@correo.example'
const OTHER = 'finca@correo.example'

type Asked = { organizer: string; uid: string; sequence: number; id: string }

/** The messages to calendars, once the changes of a moment are over. */
async function told() {
  await app.db.execute('update graphile_worker._private_jobs set run_at = now()')
  await app.runJobs()
  return app.mails
    .splice(0)
    .filter(({ calendar }) => calendar !== undefined)
    .map(({ to, text, calendar }) => {
      const event = new ICAL.Component(ICAL.parse(calendar!.text)).getFirstSubcomponent('vevent')!
      const value = (name: string) => String(event.getFirstPropertyValue(name))
      return {
        ...{ to, text: text!, method: calendar!.method, uid: value('uid') },
        ...{ start: value('dtstart'), sequence: Number(value('sequence')), status: value('status') },
        organizer: value('organizer').replace('mailto:', ''),
      }
    })
}

/** Invites the florist and the estate; gives how the florist was asked. */
async function ask(): Promise<Asked> {
  const { body } = await cast.elena.post(PATH, { ...VISIT, invited: { members: [], addresses: [TO, OTHER] } })
  const { organizer, uid, sequence } = (await told()).find(({ to }) => to === TO)!
  return { organizer, uid, sequence, id: body.id }
}

beforeEach(async () => {
  for (const table of ['planner_appointments', 'planner_requests', 'rate_limits'])
    await app.db.execute(`delete from ${table}`)
  await app.runJobs()
  app.mails.length = 0
})

const now = async (): Promise<Appointment> =>
  (await cast.elena.get('/api/planner/calendar/weeks/2199-03-18')).body.appointments[0]
const florist = async () => (await now()).attendees.find(({ email }) => email === TO)!
const proposed = async () => (await florist()).proposed

const stampOf = (instant: Date) => `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

type Proposal = Partial<{
  uid: string
  sequence: number
  start: string
  end: string
  from: string
  attendee: string
  stamp: Date
  zone: string
}>

/** As Gmail sends 'Proponer otra hora', with its answer. */
const gmail = (asked: Asked, proposal: Proposal = {}) =>
  mailOf(asked, proposal, [
    ...['BEGIN:VCALENDAR', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0'],
    ...['CALSCALE:GREGORIAN', 'METHOD:COUNTER', 'BEGIN:VEVENT'],
    ...[`DTSTART:${proposal.start ?? '21990324T120000Z'}`, `DTEND:${proposal.end ?? '21990324T130000Z'}`],
    ...[`DTSTAMP:${stampOf(proposal.stamp ?? new Date())}`, `ORGANIZER;CN=Elena:mailto:${asked.organizer}`],
    `UID:${proposal.uid ?? asked.uid}`,
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;RSVP=TRUE;CN=',
    ` ${TO};X-NUM-GUESTS=0;X-RESPONSE-COMMENT="¿A la una?":mailto:${proposal.attendee ?? TO}`,
    ...['CREATED:21981201T090000Z', 'DESCRIPTION:', 'LAST-MODIFIED:21981201T090000Z', 'LOCATION:'],
    ...[`SEQUENCE:${proposal.sequence ?? asked.sequence}`, 'STATUS:CONFIRMED', 'SUMMARY:Visita a la finca'],
    ...['TRANSP:OPAQUE', 'END:VEVENT', 'END:VCALENDAR', ''],
  ])

const zoneIn = ({ zone = 'Romance Standard Time' }: Proposal) => zone

/** As Outlook sends 'Proponer nueva hora': clocks of a zone that it names as Windows does and defines itself. */
const outlook = (asked: Asked, proposal: Proposal = {}) =>
  mailOf(asked, proposal, [
    ...['BEGIN:VCALENDAR', 'METHOD:COUNTER', 'PRODID:Microsoft Exchange Server 2010', 'VERSION:2.0'],
    ...['BEGIN:VTIMEZONE', `TZID:${zoneIn(proposal)}`, 'BEGIN:STANDARD', 'DTSTART:16010101T030000'],
    ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10'],
    ...['END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100'],
    ...['TZOFFSETTO:+0200', 'RRULE:FREQ=SECONDLY', 'END:DAYLIGHT', 'END:VTIMEZONE', 'BEGIN:VEVENT'],
    `ATTENDEE;PARTSTAT=TENTATIVE;CN=La florista:MAILTO:${TO}`,
    ...['COMMENT;LANGUAGE=es-ES:¿A la una?\\n', `UID:${asked.uid}`],
    'SUMMARY;LANGUAGE=es-ES:Hora nueva propuesta: Visita a la finca',
    `DTSTART;TZID=${zoneIn(proposal)}:${proposal.start ?? '21990324T130000'}`,
    `DTEND;TZID=${zoneIn(proposal)}:${proposal.end ?? '21990324T140000'}`,
    ...['CLASS:PUBLIC', 'PRIORITY:5', `DTSTAMP:${stampOf(proposal.stamp ?? new Date())}`, 'TRANSP:OPAQUE'],
    ...['STATUS:CONFIRMED', `SEQUENCE:${asked.sequence}`, 'LOCATION;LANGUAGE=es-ES:'],
    ...['X-MICROSOFT-CDO-APPT-SEQUENCE:0', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'],
    ...[`X-MS-OLK-ORIGINALSTART;TZID=${zoneIn(proposal)}:21990324T100000`, 'END:VEVENT', 'END:VCALENDAR', ''],
  ])

const mailOf = (asked: Asked, { from = TO }: Proposal, calendar: string[]) =>
  [
    `Message-Id: <${newId()}@correo.example>`,
    ...[`From: La florista <${from}>`, `To: ${asked.organizer}`, 'Subject: Propuesta de hora nueva'],
    ...['MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary="alt"', '', '--alt'],
    ...['Content-Type: text/plain; charset="UTF-8"', '', 'Propongo otra hora', '--alt'],
    ...[
      'Content-Type: text/calendar; charset="UTF-8"; method=COUNTER',
      'Content-Transfer-Encoding: base64',
      '',
    ],
    Buffer.from(calendar.join('\r\n'))
      .toString('base64')
      .replace(/(.{76})/g, '$1\r\n'),
    ...['--alt--', ''],
  ].join('\r\n')

const handOver = async (mail: string) => {
  const response = await app.fetch('/correo/solicitudes', {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'message/rfc822' },
    body: mail,
  })
  expect(response.status).toBe(200)
  return (await response.json()).noted as boolean
}

const decline = async (time: object = ONE_O_CLOCK, planner = cast.elena) => {
  const { id, attendees } = await now()
  const { id: attendeeId } = attendees.find(({ email }) => email === TO)!
  return planner.post(`${PATH}/${id}/proposals/${attendeeId}/decline`, { time })
}

/** The times that the florist proposed and that were declined, of whom nothing is shown. */
const takeBack = async (id: string, attendeeId: string, planner = cast.elena) =>
  planner.delete(`${PATH}/${id}/proposals/${attendeeId}/decline`, { time: ONE_O_CLOCK })

describe('another time that a calendar proposes', () => {
  it.each([
    ['Gmail', gmail, 'declined'],
    ['Outlook', outlook, 'tentative'],
  ] as const)(
    'is shown to the planner as %s sends it, with its answer, and moves nothing',
    async (_, client, status) => {
      const asked = await ask()
      expect(await handOver(client(asked))).toBe(true)
      expect(await florist()).toMatchObject({ status, proposed: ONE_O_CLOCK })
      expect(await now()).toMatchObject(VISIT)
      expect(await told()).toEqual([])
      expect((await cast.elena.get('/api/planner/requests')).body).toEqual([])
    },
  )

  it('is accepted by moving the appointment, of which all are told, and is none any more', async () => {
    const asked = await ask()
    await handOver(gmail(asked))
    const time = { day: VISIT.day, startsAt: VISIT.startsAt, endsAt: VISIT.endsAt }
    await cast.elena.patch(`${PATH}/${asked.id}`, { time: ONE_O_CLOCK, from: { time } })
    const mails = await told()
    expect(mails.map(({ to, method, start }) => ({ to, method, start }))).toEqual([
      { to: TO, method: 'REQUEST', start: '2199-03-24T13:00:00' },
      { to: OTHER, method: 'REQUEST', start: '2199-03-24T13:00:00' },
    ])
    expect(mails[0]!.sequence).toBeGreaterThan(asked.sequence)
    expect(await florist()).toMatchObject({ status: 'needsAction', proposed: null })
  })

  it('is declined, of which that person alone is told, and does not come back with the same mail', async () => {
    const asked = await ask()
    const mail = gmail(asked)
    await handOver(mail)
    expect((await decline()).body).toMatchObject({ ...VISIT, attendees: expect.any(Array) })
    expect(await told()).toMatchObject([
      {
        ...{
          to: TO,
          method: 'DECLINECOUNTER',
          uid: asked.uid,
          sequence: asked.sequence,
          status: 'CONFIRMED',
        },
        ...{ start: '2199-03-24T10:00:00', organizer: asked.organizer },
        text: expect.stringContaining('24 de marzo de 2199, de 13:00 a 14:00'),
      },
    ])
    expect(await proposed()).toBeNull()
    expect(await handOver(mail)).toBe(false)
  })

  it('is proposed again when its decline is taken back in a moment, of which nothing is told', async () => {
    const asked = await ask()
    const { id } = await florist()
    await handOver(gmail(asked))
    await decline()
    expect(await proposed()).toBeNull()
    expect(await decline()).toMatchObject({ status: 409, body: { code: 'PROPOSAL_GONE' } })
    expect(await takeBack(asked.id, id, cast.raul)).toMatchObject({ status: 404 })
    expect((await takeBack(asked.id, id)).status).toBe(200)
    expect(await proposed()).toEqual(ONE_O_CLOCK)
    expect(await told()).toEqual([])
    await decline()
    expect(await told()).toMatchObject([{ to: TO, method: 'DECLINECOUNTER' }])
    expect(await takeBack(asked.id, id)).toMatchObject({ status: 409, body: { code: 'PROPOSAL_DECLINED' } })
  })

  it('is declined by a move, a removal or a newer proposal of the same moment without a word', async () => {
    const asked = await ask()
    await handOver(gmail(asked, { stamp: new Date(Date.now() - 5000) }))
    await decline()
    await handOver(gmail(asked, { start: '21990324T150000Z', end: '21990324T160000Z' }))
    expect(await proposed()).toEqual({ day: '2199-03-24', startsAt: 960, endsAt: 1020 })
    expect(await told()).toEqual([])
    await decline({ day: '2199-03-24', startsAt: 960, endsAt: 1020 })
    await cast.elena.patch(`${PATH}/${asked.id}`, { time: { ...ONE_O_CLOCK, startsAt: 720 } })
    expect((await told()).map(({ to, method }) => ({ to, method }))).toEqual([
      { to: TO, method: 'REQUEST' },
      { to: OTHER, method: 'REQUEST' },
    ])
    const again = await ask()
    await handOver(gmail(again))
    await decline()
    await cast.elena.delete(`${PATH}/${again.id}`)
    expect((await told()).map(({ method }) => method)).toEqual(['CANCEL', 'CANCEL'])
  })

  it('is declined as it was shown, by those who edit the calendar', async () => {
    const asked = await ask()
    await handOver(gmail(asked, { stamp: new Date(Date.now() - 5000) }))
    await handOver(gmail(asked, { start: '21990324T150000Z', end: '21990324T160000Z' }))
    expect(await decline()).toMatchObject({ status: 409, body: { code: 'PROPOSAL_GONE' } })
    expect(await decline({ day: '2199-03-24', startsAt: 960, endsAt: 1020 }, cast.raul)).toMatchObject({
      status: 404,
    })
    expect(await proposed()).toEqual({ day: '2199-03-24', startsAt: 960, endsAt: 1020 })
    expect(await told()).toEqual([])
  })

  it('may be on another day, past midnight, and when the clocks change', async () => {
    const asked = await ask()
    await handOver(gmail(asked, { start: '21990326T220000Z', end: '21990327T010000Z' }))
    expect(await proposed()).toEqual({ day: '2199-03-26', startsAt: 1380, endsAt: 1560 })
    const stamp = new Date(Date.now() + 2000)
    app.setClock(new Date(Date.now() + 3000))
    await handOver(gmail(asked, { start: '21990331T003000Z', end: '21990331T013000Z', stamp }))
    expect(await proposed()).toEqual({ day: '2199-03-31', startsAt: 90, endsAt: 210 })
    app.setClock(null)
  })

  it.each<[string, Proposal]>([
    ['of another appointment', { uid: 'cita-otra@azahar.example' }],
    ['of another SEQUENCE', { sequence: 7 }],
    ['of a person who is not invited there', { from: OTHER, attendee: OTHER }],
    ['in the name of another person', { from: OTHER }],
    ['in the past', { start: '20200324T120000Z', end: '20200324T130000Z' }],
    ['that is the present one', { start: '21990324T090000Z', end: '21990324T100000Z' }],
  ])('is none %s', async (_, proposal) => {
    const asked = await ask()
    expect(await handOver(gmail(asked, proposal))).toBe(false)
    expect(await florist()).toMatchObject({ status: 'needsAction', proposed: null })
  })

  it.each<[string, Proposal]>([
    ['that ends before it begins', { end: '21990324T110000Z' }],
    ['of more than a day', { end: '21990326T130000Z' }],
    ['of whole days', { start: '21990324', end: '21990325' }],
    ['on a day that is none', { start: '21990230T120000Z', end: '21990230T130000Z' }],
    ['outside of our years', { start: '99990324T120000Z', end: '99990324T130000Z' }],
  ])('is not shown as a time %s, and the answer beside it stands', async (_, proposal) => {
    const asked = await ask()
    expect(await handOver(gmail(asked, proposal))).toBe(true)
    expect(await florist()).toMatchObject({ status: 'declined', proposed: null })
  })

  it.each([
    ['FLE Standard Time', 'T140000', 'T150000'],
    ['Argentina Standard Time', 'T090000', 'T100000'],
    ['India Standard Time', 'T173000', 'T183000'],
    ['UTC', 'T120000', 'T130000'],
    ['Europe/Kyiv', 'T140000', 'T150000'],
    ['America/Argentina/Buenos_Aires', 'T090000', 'T100000'],
    ['Etc/UTC', 'T120000', 'T130000'],
    ['/freeassociation.sourceforge.net/Atlantic/Canary', 'T120000', 'T130000'],
  ])('is read in the clocks of %s', async (zone, start, end) => {
    const asked = await ask()
    expect(await handOver(outlook(asked, { zone, start: `21990324${start}`, end: `21990324${end}` }))).toBe(
      true,
    )
    expect(await proposed()).toEqual(ONE_O_CLOCK)
  })

  it.each([['Hora de la finca'], ['/'.repeat(1000)]])(
    'is not shown in a zone that is none, and the answer stands: %s',
    async (zone) => {
      const asked = await ask()
      expect(await handOver(outlook(asked, { zone }))).toBe(true)
      expect(await florist()).toMatchObject({ status: 'tentative', proposed: null })
    },
  )

  it('is none about a time that the planner has changed, also before their calendar knows', async () => {
    const asked = await ask()
    await cast.elena.patch(`${PATH}/${asked.id}`, { time: { ...ONE_O_CLOCK, startsAt: 720 } })
    expect(await handOver(gmail(asked))).toBe(false)
    await told()
    expect(await handOver(gmail(asked))).toBe(false)
    expect(await proposed()).toBeNull()
  })

  it('is none of a person who was taken off', async () => {
    const asked = await ask()
    await handOver(gmail(asked))
    await cast.elena.patch(`${PATH}/${asked.id}`, { invited: { members: [], addresses: [OTHER] } })
    expect(
      (
        await app.fetch('/correo/solicitudes', {
          method: 'POST',
          headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'message/rfc822' },
          body: gmail(asked),
        })
      ).status,
    ).toBe(404)
  })
})
