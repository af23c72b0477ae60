import { Hono } from 'hono'
import { html } from 'hono/html'
import { pagePolicy } from './platform/http/security-headers.ts'
import { type CapturedMail, readCapturedMails } from './platform/mail.ts'

/** `/dev/correo`: the mails captured on this machine, newest first; `.json` for programs. */
export function createMailViewer(folder: string): Hono {
  const app = new Hono()
  app.get('/dev/correo', async (c) => {
    const mails = await readCapturedMails(folder)
    c.header('content-security-policy', pagePolicy(''))
    return c.html(page(mails))
  })
  app.get('/dev/correo.json', async (c) => c.json(await readCapturedMails(folder)))
  return app
}

const page = (mails: CapturedMail[]) => html`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Correo capturado · Azahar</title>
  </head>
  <body>
    <h1>Correo capturado</h1>
    <p>Sin SMTP_URL los correos no salen de esta máquina: se guardan aquí.</p>
    ${mails.length === 0 ? html`<p>Aún no hay correos.</p>` : mails.map(article)}
  </body>
</html>`

const article = (mail: CapturedMail) => html`<article>
  <hr />
  <h2>${mail.subject}</h2>
  <p>Para ${mail.to} · ${new Date(mail.sentAt).toLocaleString('es-ES')}</p>
  <p>${mail.text.split('\n').map((line) => html`${linked(line)}<br />`)}</p>
</article>`

const linked = (line: string) => (/^https?:\/\/\S+$/.test(line) ? html`<a href="${line}">${line}</a>` : line)
