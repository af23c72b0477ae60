import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmEmailMail } from '#server/core/auth/sign-up-mails.ts'
import { checkSmtp, smtpMailer } from '#server/platform/mail.ts'
import { startSmtpServer } from '../../support/outside/smtp-server.ts'

describe('mail through SMTP', () => {
  let server: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    server = await startSmtpServer()
  })
  afterAll(() => server.stop())

  const link = `https://azahar.example/api/auth/verify-email?token=${'x'.repeat(180)}`

  it('arrives from the configured sender, with its accents and its long link whole', async () => {
    const mailer = smtpMailer(server.url, 'Azahar <hola@azahar.example>')
    await mailer.send({ ...confirmEmailMail('lucia@correo.example', link), subject: 'Así llegará' })
    const message = server.messages.at(-1) ?? ''
    expect(message).toContain('From: Azahar <hola@azahar.example>')
    expect(message).toContain('To: lucia@correo.example')
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m)
    const body = decodeQuotedPrintable(message.slice(message.indexOf('\n\n')))
    expect(body).toContain('Ya casi está.')
    expect(body).toContain(link)
  })

  it('brings along the files it has, each under its name', async () => {
    const mailer = smtpMailer(server.url, 'Azahar <hola@azahar.example>')
    const html = '<!doctype html><p>Términos</p>'
    await mailer.send({
      ...confirmEmailMail('lucia@correo.example', link),
      attachments: [{ name: 'azahar-terminos.html', html }],
    })
    const message = server.messages.at(-1) ?? ''
    expect(message).toContain('Content-Disposition: attachment; filename=azahar-terminos.html')
    const part = message.slice(message.indexOf('filename=azahar-terminos.html'))
    const [, base64] = /\n\n([A-Za-z0-9+/=\n]+)\n-/.exec(part) ?? []
    expect(Buffer.from(base64 ?? '', 'base64').toString()).toBe(html)
  })

  it('brings a calendar as a part that programs answer, and as a file for the others (RFC 6047)', async () => {
    const mailer = smtpMailer(server.url, 'Azahar <hola@azahar.example>')
    const text = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Prueba de menú\r\nEND:VCALENDAR\r\n'
    await mailer.send({
      ...confirmEmailMail('lucia@correo.example', link),
      ...{ html: '<p>Ya casi está.</p>', calendar: { method: 'REQUEST', text } },
    })
    const message = server.messages.at(-1) ?? ''
    expect(message).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST$/im)
    const read = await new PostalMime().parse(message)
    expect(read.text).toContain('Ya casi está.')
    expect(read.html).toContain('Ya casi está.')
    const parts = read.attachments.map(({ mimeType, filename, content }) => ({
      ...{ mimeType, filename },
      text: typeof content === 'string' ? content : new TextDecoder().decode(content),
    }))
    expect(parts.map(({ mimeType }) => mimeType)).toEqual(['text/calendar', 'application/ics'])
    expect(parts[1]!.filename).toBe('cita.ics')
    for (const part of parts) expect(part.text.split(/\r?\n/)).toEqual(text.split('\r\n'))
  })

  it('is found ready, or not, before the first mail, in one line without the password', async () => {
    const server = await startSmtpServer()
    const withPassword = (scheme: string) => server.url.replace('smtp://', `${scheme}://azahar:hunter2@`)
    expect(await checkSmtp(server.url)).toBeNull()
    const withoutTls = await checkSmtp(withPassword('smtps'))
    await server.stop()
    const gone = await checkSmtp(withPassword('smtp'))
    expect(gone).toMatch(
      /^Mail cannot be sent through 127\.0\.0\.1:\d+ for now \(.*ECONNREFUSED.*\): check SMTP_URL\.$/,
    )
    expect(withoutTls).toMatch(/^Mail cannot be sent .* check SMTP_URL\.$/)
    expect(gone! + withoutTls).not.toMatch(/hunter2|\n/)
  })

  it('fails when the server does not answer, for the caller to log', async () => {
    const gone = await startSmtpServer()
    await gone.stop()
    const sending = smtpMailer(gone.url, 'Azahar <hola@azahar.example>').send({
      to: 'lucia@correo.example',
      subject: 'x',
      text: 'x',
    })
    await expect(sending).rejects.toThrow(/ECONNREFUSED/)
  })
})

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
