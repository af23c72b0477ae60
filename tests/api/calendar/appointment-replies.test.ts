import { beforeEach, describe, expect, it } from 'vitest'
import type { Appointment } from '#contract/appointments.ts'
import { newId } from '#server/platform/ids.ts'
import { useCast } from '../../support/cast.ts'

const SECRET = 'un-secreto-de-las-solicitudes-de-prueba-0123'
const { app, cast } = useCast({ requestsMailbox: { address: 'solicitudes@azahar.example', secret: SECRET } })

const PATH = '/api/planner/calendar/appointments'
const VISIT = { kind: 'visit', title: 'Visita a la finca', day: '2199-03-24', startsAt: 600, endsAt: 660 }
const TO = 'florista@correo.example'

type Asked = { organizer: string; uid: string; sequence: number; appointment: Appointment }

/** Invites the florist; gives how they were asked. */
async function ask(): Promise<Asked> {
  const { body } = await cast.elena.post(PATH, { ...VISIT, invited: { members: [], addresses: [TO] } })
  return { ...(await askedLast()), appointment: body }
}

async function askedLast() {
  await app.db.execute('update graphile_worker._private_jobs set run_at = now()')
  await app.runJobs()
  const ics = app.mails.splice(0).at(-1)!.calendar!.text.replaceAll('\r\n ', '')
  const line = (name: string) => new RegExp(`^${name}[^\\r\\n]*?:([^\\r\\n]+)`, 'm').exec(ics)![1]!
  return {
    organizer: line('ORGANIZER').replace('mailto:', ''),
    uid: line('UID'),
    sequence: Number(line('SEQUENCE')),
  }
}

beforeEach(async () => {
  for (const table of ['planner_appointments', 'planner_requests', 'rate_limits'])
    await app.db.execute(`delete from ${table}`)
  await app.runJobs()
  app.mails.length = 0
})

const statusNow = async () =>
  (await cast.elena.get('/api/planner/calendar/weeks/2199-03-18')).body.appointments[0].attendees[0].status

const handOver = async (mail: string | Uint8Array) => {
  const response = await app.fetch('/correo/solicitudes', {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'message/rfc822' },
    body: typeof mail === 'string' ? mail : Buffer.from(mail),
  })
  return { status: response.status, body: await response.json() }
}

const stampOf = (instant: Date) => `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

type Reply = Partial<{
  uid: string
  sequence: number
  partstat: string
  attendee: string
  from: string
  stamp: Date
  more: string[]
}>

/** A calendar of an answer, with lines as Google writes them. */
const calendarOf = (
  { uid, organizer, sequence }: Asked,
  { partstat = 'ACCEPTED', attendee = TO, stamp = new Date(), more = [], ...other }: Reply = {},
) =>
  [
    ...['BEGIN:VCALENDAR', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0'],
    ...['CALSCALE:GREGORIAN', 'METHOD:REPLY', 'BEGIN:VEVENT', 'DTSTART:21990324T090000Z'],
    ...['DTEND:21990324T100000Z', `DTSTAMP:${stampOf(stamp)}`, `ORGANIZER;CN=Elena:mailto:${organizer}`],
    `UID:${other.uid ?? uid}`,
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${partstat};CN=`,
    ` ${attendee};X-NUM-GUESTS=0:mailto:${attendee}`,
    ...more,
    `SEQUENCE:${other.sequence ?? sequence}`,
    ...['STATUS:CONFIRMED', 'SUMMARY:Visita a la finca', 'TRANSP:OPAQUE', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n')

const mailOf = (asked: Asked, part: string[], { from = TO }: Reply = {}) =>
  [
    `Message-Id: <${newId()}@correo.example>`,
    ...[`From: La florista <${from}>`, `To: ${asked.organizer}`, 'Subject: Aceptado: Visita a la finca'],
    ...['MIME-Version: 1.0', ...part],
  ].join('\r\n')

const google = (asked: Asked, reply: Reply = {}) =>
  mailOf(
    asked,
    [
      'Content-Type: multipart/mixed; boundary="00000000000abc"',
      ...['', '--00000000000abc', 'Content-Type: multipart/alternative; boundary="00000000000alt"'],
      ...[
        '',
        '--00000000000alt',
        'Content-Type: text/plain; charset="UTF-8"',
        'Content-Transfer-Encoding: base64',
      ],
      ...['', Buffer.from('La florista ha aceptado').toString('base64'), '--00000000000alt'],
      ...[
        'Content-Type: text/calendar; charset="UTF-8"; method=REPLY',
        'Content-Transfer-Encoding: 7bit',
        '',
      ],
      ...[calendarOf(asked, reply), '--00000000000alt--', '--00000000000abc'],
      ...['Content-Type: application/ics; name="invite.ics"', 'Content-Transfer-Encoding: base64', ''],
      ...[Buffer.from(calendarOf(asked, reply)).toString('base64'), '--00000000000abc--', ''],
    ],
    reply,
  )

const outlook = (asked: Asked, reply: Reply = {}) =>
  mailOf(
    asked,
    [
      'Content-Type: multipart/alternative; boundary="_000_AB_"',
      ...['', '--_000_AB_', 'Content-Type: text/plain; charset="iso-8859-1"', '', 'De acuerdo', '--_000_AB_'],
      ...[
        'Content-Type: text/calendar; charset="utf-8"; method=REPLY',
        'Content-Transfer-Encoding: base64',
        '',
      ],
      Buffer.from(
        calendarOf(asked, {
          ...reply,
          more: ['COMMENT;LANGUAGE=es-ES:Allí estaré\\n', 'X-MICROSOFT-CDO-APPT-SEQUENCE:0'],
        })
          .replace('CALSCALE:GREGORIAN\r\nMETHOD:REPLY', 'METHOD:REPLY')
          .replaceAll('mailto:', 'MAILTO:'),
      )
        .toString('base64')
        .replace(/(.{76})/g, '$1\r\n'),
      ...['--_000_AB_--', ''],
    ],
    reply,
  )

const apple = (asked: Asked, reply: Reply = {}) =>
  mailOf(
    asked,
    [
      'Content-Type: text/calendar; charset=iso-8859-1; method=REPLY',
      ...['Content-Transfer-Encoding: quoted-printable', ''],
      calendarOf(asked, reply)
        .replace('CN=Elena', 'CN=3DElena Nu=F1ez')
        .replaceAll(/(PARTSTAT|CUTYPE|ROLE|CN|X-NUM-GUESTS)=(?!3D)/g, '$1=3D'),
    ],
    reply,
  )

describe('the answer of a calendar', () => {
  it('is applied as Gmail, Outlook and Apple Mail send it', async () => {
    const asked = await ask()
    expect(asked.organizer).toMatch(/^solicitudes\+[0-9a-f]{32}@azahar\.example$/)
    for (const [client, partstat, status] of [
      [google, 'ACCEPTED', 'accepted'],
      [outlook, 'TENTATIVE', 'tentative'],
      [apple, 'DECLINED', 'declined'],
    ] as const) {
      expect(await handOver(client(asked, { partstat })), client.name).toEqual({
        status: 200,
        body: { noted: true },
      })
      expect(await statusNow(), client.name).toBe(status)
    }
    expect((await cast.elena.get('/api/planner/requests')).body).toEqual([])
  })

  it('is none when it is of another appointment, another person, or of an earlier time', async () => {
    const asked = await ask()
    const ignored = async (reply: Reply, client = google) => {
      expect(await handOver(client(asked, reply)), JSON.stringify(reply)).toEqual({
        status: 200,
        body: { noted: false },
      })
      expect(await statusNow()).toBe('needsAction')
    }
    await ignored({ uid: 'cita-otra@azahar.example' })
    await ignored({ attendee: 'otra@correo.example' })
    await ignored({ from: 'otra@correo.example' })
    await ignored({ partstat: 'DELEGATED' })
    await ignored({ sequence: -1 })
    await ignored({ more: Array.from({ length: 800 }, (_, at) => `ATTENDEE:mailto:a${at}@b.es`) })
    await cast.elena.patch(`${PATH}/${asked.appointment.id}`, {
      time: { day: VISIT.day, startsAt: 720, endsAt: 780 },
    })
    const now = await askedLast()
    expect(now.sequence).toBeGreaterThan(asked.sequence)
    await ignored({}, outlook)
    expect(await handOver(google({ ...asked, ...now }))).toEqual({ status: 200, body: { noted: true } })
    expect(await statusNow()).toBe('accepted')
  })

  it('does not come before one that was given later', async () => {
    const asked = await ask()
    await handOver(google(asked, { partstat: 'DECLINED' }))
    const before = new Date(Date.now() - 60_000)
    expect((await handOver(google(asked, { stamp: before }))).body).toEqual({ noted: false })
    expect(await statusNow()).toBe('declined')
  })

  it('is read without its zone, whose clocks may change with every second', async () => {
    const asked = await ask()
    const endless = [
      ...['BEGIN:VTIMEZONE', 'TZID:Nunca', 'BEGIN:STANDARD', 'DTSTART:20200101T000000'],
      ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'RRULE:FREQ=SECONDLY', 'END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n')
    const reply = google(asked)
      .replace('METHOD:REPLY\r\n', `METHOD:REPLY\r\n${endless}\r\n`)
      .replace(/DTSTAMP:(\w+)Z/, 'DTSTAMP;TZID=Nunca:$1')
    expect((await handOver(reply)).body).toEqual({ noted: true })
    expect(await statusNow()).toBe('accepted')
  })

  it('has no address any more once its person is taken off, and is of some kilobytes', async () => {
    const asked = await ask()
    const many = Array.from({ length: 10_000 }, (_, at) => `ATTENDEE:mailto:a${at}@correo.example`)
    expect((await handOver(google(asked, { more: many }))).status).toBe(413)
    expect((await handOver(google(asked, { more: ['X-LARGO:'.padEnd(2_000_000, 'x')] }))).status).toBe(413)
    for (const broken of ['BEGIN:VCALENDAR', 'nada', 'BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR']) {
      const mail = mailOf(asked, ['Content-Type: text/calendar; method=REPLY', '', broken])
      expect((await handOver(mail)).body).toEqual({ noted: false })
    }
    await cast.elena.patch(`${PATH}/${asked.appointment.id}`, { invited: { members: [], addresses: [] } })
    expect((await handOver(google(asked))).status).toBe(404)
  })
})
