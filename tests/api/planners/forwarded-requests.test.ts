import { beforeEach, describe, expect, it } from 'vitest'
import type { PlannerRequest } from '#contract/requests.ts'
import { REQUESTS_TYPED_MAX } from '#domain/planners/planner-requests.ts'
import { newId } from '#server/platform/ids.ts'
import { useCast } from '../../support/cast.ts'

const ADDRESS = 'solicitudes@azahar.example'
const SECRET = 'un-secreto-de-las-solicitudes-de-prueba-0123'

const { app, cast } = useCast({ requestsMailbox: { address: ADDRESS, secret: SECRET } })

const MAILBOX = '/api/planner/request-mailbox'

let to: string

beforeEach(async () => {
  await app.db.execute('delete from planner_requests')
  await app.db.execute('delete from rate_limits')
  await app.runJobs()
  app.mails.length = 0
  to = (await cast.elena.post(MAILBOX)).body.address
})

type Parts = { headers?: string[]; body: string; from?: string; subject?: string; recipient?: string }

const mailOf = ({
  body,
  headers = ['Content-Type: text/plain; charset=utf-8'],
  from = `Elena Montes <${cast.elena.email}>`,
  subject = 'Fwd: Nuestra boda',
  recipient = to,
}: Parts) =>
  [
    `Message-Id: <${newId()}@correo.example>`,
    ...[`From: ${from}`, `To: ${recipient}`, `Subject: ${subject}`, 'MIME-Version: 1.0', ...headers],
    ...['', body],
  ].join('\r\n')

const handOver = async (mail: string, secret = SECRET) => {
  const response = await app.fetch('/correo/solicitudes', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
    body: mail,
  })
  return { status: response.status, body: (await response.json()) as { code?: string; noted?: boolean } }
}
const requests = async () => (await cast.elena.get('/api/planner/requests')).body as PlannerRequest[]

const FORWARDED = `Mira esto.

---------- Forwarded message ---------
De: Aitana Robles <aitana@correo.example>
Date: mar, 24 nov 2026 a las 10:12
Subject: Nuestra boda
To: <${'elena@correo.example'}>

Hola, somos Aitana y Bruno. Nos casamos el 18 de septiembre de 2199 en Aracena con 120 invitados.
Mi móvil es 600 12 34 56.`

describe('a mail that a planner forwards', () => {
  it('is a request with what it says, and the planner is notified without another mail', async () => {
    expect(await handOver(mailOf({ body: FORWARDED }))).toEqual({ status: 200, body: { noted: true } })
    const [request] = await requests()
    expect(request).toMatchObject({
      ...{ name: 'Aitana Robles', email: 'aitana@correo.example', phone: '600 12 34 56', source: 'other' },
      ...{ eventDate: '2199-09-18', guests: 120, stage: 'new', turn: 'planner' },
    })
    expect(request!.message).toContain('Nos casamos el 18 de septiembre')
    expect((await cast.elena.get('/api/planner/requests/new-count')).body).toEqual({ new: 1 })
    await app.runJobs()
    expect(app.mails).toEqual([])
    expect(app.logLines.join('')).not.toContain('aitana@')
  })

  it('is of its sender where a rule has redirected it, also when it is written in HTML alone', async () => {
    const headers = ['Content-Type: text/html; charset=utf-8', `Delivered-To: ${to}`]
    const body = `<html><head><style>p { color: red }</style></head><body><p>¡Hola!</p>
      <table><tr><td>Invitados:</td><td>90</td></tr></table><script>alert(1)</script></body></html>`
    const mail = mailOf({
      ...{ headers, body, from: 'Carmen y Luis <carmen@correo.example>' },
      ...{ subject: '=?utf-8?q?Pregunta_sobre_fechas?=', recipient: 'hola@elena.example' },
    })
    expect((await handOver(mail)).status).toBe(200)
    const [request] = await requests()
    expect(request).toMatchObject({ name: 'Carmen y Luis', email: 'carmen@correo.example', guests: 90 })
    expect(request!.message).not.toMatch(/alert|color|<p>/)
  })

  it('is of the couple where the program of a directory has sent it', async () => {
    const body =
      'Tienes una nueva solicitud\n\nNombre: Aitana Robles\nEmail: aitana@correo.example\nFecha: 18/09/2199'
    await handOver(mailOf({ body, from: 'Bodas.net <noreply@bodas.net>' }))
    expect(await requests()).toMatchObject([
      { name: 'Aitana Robles', email: 'aitana@correo.example', source: 'directory', eventDate: '2199-09-18' },
    ])
  })

  it('is named by its subject where it says no name, and is never empty', async () => {
    await handOver(mailOf({ body: '', subject: 'Fwd: RV: Boda en junio' }))
    expect(await requests()).toMatchObject([{ name: 'Boda en junio', email: null, message: 'Boda en junio' }])
  })

  it('is one request, however often and at once it is handed over', async () => {
    const mail = mailOf({ body: FORWARDED })
    const all = await Promise.all(Array.from({ length: 6 }, () => handOver(mail)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await requests()).toHaveLength(1)
    const { rows } = await app.db.execute("select from notifications where action = 'requests.received'")
    expect(rows.length).toBeLessThanOrEqual(1)
  })
})

describe('a mail that is refused', () => {
  it('has another secret, no mailbox, or the address of before', async () => {
    expect((await handOver(mailOf({ body: 'Hola' }), 'otro')).status).toBe(401)
    const before = mailOf({ body: 'Hola' })
    await cast.elena.post(MAILBOX)
    expect(await handOver(before)).toMatchObject({ status: 404, body: { code: 'NO_MAILBOX' } })
    await cast.elena.delete(MAILBOX)
    expect((await handOver(mailOf({ body: 'Hola' }))).status).toBe(404)
    for (const none of ['', 'nada', `To: ${to}\r\n--`, 'x'.repeat(60_000)])
      expect((await handOver(none)).status).toBe(404)
    expect(await requests()).toEqual([])
  })

  it('comes after as many as there can be', async () => {
    await app.db.execute(`
      insert into planner_requests (planner_id, id, name, message, source)
      select '${cast.elena.userId}', gen_random_uuid(), 'Muchas', '', 'other'
      from generate_series(1, ${REQUESTS_TYPED_MAX})`)
    expect(await handOver(mailOf({ body: FORWARDED }))).toMatchObject({
      status: 507,
      body: { code: 'MAILBOX_FULL' },
    })
  })

  it('has thousands of parts, or is longer than is read', async () => {
    const headers = ['Content-Type: multipart/mixed; boundary=a']
    const parts = Array.from({ length: 2_000 }, () => '--a\r\n\r\nx').join('\r\n')
    expect((await handOver(mailOf({ headers, body: parts }))).status).toBe(404)
    expect((await handOver(mailOf({ body: 'x'.repeat(70_000) }))).status).toBe(413)
  })
})

describe('the mailbox', () => {
  it('is the planner’s alone: another address each time, and none once it is ended', async () => {
    expect(to).toMatch(/^solicitudes\+[0-9a-f]{32}@azahar\.example$/)
    expect((await cast.elena.get(MAILBOX)).body).toEqual({ isOffered: true, address: to })
    expect((await cast.raul.get(MAILBOX)).body).toEqual({ isOffered: true, address: null })
    expect((await cast.lucia.get(MAILBOX)).status).toBe(403)
    const { body } = await cast.elena.post(MAILBOX)
    expect(body.address).not.toBe(to)
    expect((await cast.elena.delete(MAILBOX)).body).toEqual({ isOffered: true, address: null })
  })
})

describe('an installation that receives no mails', () => {
  const bare = useCast()

  it('offers no mailbox', async () => {
    const { elena } = bare.cast
    expect((await elena.get(MAILBOX)).body).toEqual({ isOffered: false, address: null })
    expect(await elena.post(MAILBOX)).toMatchObject({ status: 409, body: { code: 'MAILBOX_NOT_OFFERED' } })
    expect((await bare.app.fetch('/correo/solicitudes', { method: 'POST' })).status).not.toBe(200)
  })
})
