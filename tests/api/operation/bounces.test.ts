import { beforeEach, describe, expect, it } from 'vitest'
import { noteOpened } from '#server/areas/households/households.commands.ts'
import { smtpMailer } from '#server/platform/mail.ts'
import { plusAddress } from '#server/platform/plus-address.ts'
import { useCast } from '../../support/cast.ts'
import { returnedMail } from '../../support/outside/returned-mail.ts'
import { runWaitingJobs } from '../../support/outside/run-waiting-jobs.ts'
import { startSmtpServer } from '../../support/outside/smtp-server.ts'

const ADDRESS = 'rebotes@azahar.example'
const SECRET = 'un-secreto-de-los-rebotes-de-prueba-0123'

const { app, cast } = useCast({ bounces: { address: ADDRESS, secret: SECRET } })

let at: string

beforeEach(async () => {
  at = `/api/weddings/${await cast.lucia.createWedding('Lucía & Martín', '2199-04-10')}`
  app.mails.length = 0
  await cast.lucia.post(`${at}/guests`, { fullName: 'Álvaro Gil', email: 'noesta@correo.example' })
  await cast.lucia.post(`${at}/households/mails`, { kind: 'invite' })
  await app.runJobs()
})

const list = async () => (await cast.lucia.get(`${at}/households`)).body
const tokenOfMail = () => app.mails.at(-1)!.bounceToken!
const returnPath = () => plusAddress(ADDRESS, tokenOfMail())

const handOver = (message: string, secret = SECRET) =>
  app.fetch('/correo/rebotes', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
    body: message,
  })
const marked = async (message: string) => {
  const response = await handOver(message)
  expect(response.status).toBe(200)
  return ((await response.json()) as { marked: boolean }).marked
}

describe('a mail that is returned', () => {
  it('marks its address, and its invitation counts as not sent', async () => {
    expect((await list()).households[0]).toMatchObject({ sentBy: 'email', mail: { status: 'sent' } })
    expect(await marked(returnedMail({ to: returnPath() }))).toBe(true)
    const { households, stoppedAddresses } = await list()
    expect(households[0]).toMatchObject({ sentAt: null, sentBy: null, mail: { status: 'refused' } })
    expect(stoppedAddresses).toEqual([
      expect.objectContaining({ address: 'noesta@correo.example', refusal: 'unknownMailbox' }),
    ])
    expect(app.logLines.join('')).not.toContain('noesta@')
    // Handed over twice it says nothing new; to all it goes no more.
    expect(await marked(returnedMail({ to: returnPath() }))).toBe(false)
    const again = await cast.lucia.post(`${at}/households/mails`, { kind: 'invite' })
    expect(again.body).toEqual({ queued: 0, unreachable: 1 })
  })

  it('is known by the mail inside of the report where its address has no mark', async () => {
    const original = `List-Unsubscribe: <http://localhost:3000/baja/${tokenOfMail()}>`
    expect(await marked(returnedMail({ to: 'hola@azahar.example', original }))).toBe(true)
  })

  it('says as much when only its beginning comes', async () => {
    const whole = returnedMail({ to: returnPath(), original: 'X-Long: '.padEnd(90_000, 'a') })
    expect((await handOver(whole)).status).toBe(413)
    expect(await marked(whole.slice(0, 60_000))).toBe(true)
  })

  it.each([
    ['5.2.2', 'smtp; 552 5.2.2 Mailbox full', 'mailboxFull'],
    ['5.0.0', 'smtp; 550 5.1.1 User unknown', 'unknownMailbox'],
    ['5.4.4', 'X-Postfix; Host or domain name not found', 'unknownDomain'],
    ['5.7.1', 'smtp; 550 5.7.1 Message rejected as spam', 'notAccepted'],
    ['4.4.1', 'X-Postfix; connect to mx.correo.example: Connection timed out', 'gaveUp'],
  ])('with %s, %s, is %s', async (status, diagnostic, refusal) => {
    expect(await marked(returnedMail({ to: returnPath(), status, diagnostic }))).toBe(true)
    expect((await list()).stoppedAddresses).toMatchObject([{ refusal }])
  })

  it('leaves an invitation that was opened as sent', async () => {
    const [household] = (await list()).households
    await noteOpened(app.platform, household.path.slice('/i/'.length))
    expect(await marked(returnedMail({ to: returnPath() }))).toBe(true)
    expect((await list()).households[0].sentBy).toBe('email')
  })
})

describe('a mail that says nothing of a failure', () => {
  it.each([
    ['a mail that is late', { action: 'delayed', status: '4.4.1' }],
    ['a mail that has arrived', { action: 'delivered', status: '2.0.0' }],
    ['a holiday note', { contentType: 'text/plain' }],
  ])('marks nothing: %s', async (_, returned) => {
    expect(await marked(returnedMail({ to: returnPath(), ...returned }))).toBe(false)
    expect((await list()).stoppedAddresses).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['no mail', '{"json": true}'],
    ['a report for another', returnedMail({ to: plusAddress(ADDRESS, 'A'.repeat(22)) })],
    ['parts without end', `Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\n'.repeat(5000)}`],
    ['parts within parts', nested(2000)],
  ])('marks nothing: %s', async (_, message) => {
    expect(await marked(message)).toBe(false)
    expect((await list()).stoppedAddresses).toEqual([])
  })
})

function nested(levels: number): string {
  const parts = Array.from(
    { length: levels },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  )
  return parts.join('').slice(0, 60_000)
}

describe('who hands mails over', () => {
  it('has the secret', async () => {
    const message = returnedMail({ to: returnPath() })
    expect((await handOver(message, `${SECRET}x`)).status).toBe(401)
    expect((await app.fetch('/correo/rebotes', { method: 'POST', body: message })).status).toBe(401)
    expect((await app.fetch('/correo/rebotes')).status).toBe(404)
    expect((await list()).stoppedAddresses).toEqual([])
  })

  it('is asked to wait when there are too many', async () => {
    const answers = []
    for (let turn = 0; turn < 140; turn += 1) answers.push(await handOver('x'))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a mail that goes out', () => {
  it('is to be returned to an address of its own, and shows the one of the installation', async () => {
    const server = await startSmtpServer()
    const deps = { ...app.platform, mail: smtpMailer(server.url, 'Azahar <hola@azahar.example>', ADDRESS) }
    await cast.lucia.post(`${at}/guests`, { fullName: 'Berta Paz', email: 'berta@correo.example' })
    await cast.lucia.post(`${at}/households/mails`, { kind: 'invite' })
    await runWaitingJobs(deps)
    expect(server.senders.at(-1)).toMatch(/^rebotes\+[0-9a-f]{32}@azahar\.example$/)
    expect(server.messages.at(-1)).toContain('<hola@azahar.example>')
    await server.stop()
  })
})
