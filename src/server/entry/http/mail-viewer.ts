import { type Context, Hono, type Next } from 'hono'
import { html, raw } from 'hono/html'
import { spanishMomentAt } from '#domain/time/spanish-day.ts'
import { pagePolicy } from '#server/core/http/security-headers.ts'
import { type CapturedMail, readCapturedMails } from '#server/platform/mail.ts'
import { isLoopback } from '#server/platform/outbound/loopback.ts'

/**
 * `/dev/correo`: the mails captured on this machine, newest first; `.json` for programs. They open
 * accounts, so they are shown on this machine only: not behind a proxy that serves others, nor to a
 * page of another site whose name was pointed at us.
 */
export function createMailViewer(folder: string, publicUrl: string): Hono {
  const app = new Hono()
  const onThisMachine = async (c: Context, next: Next) =>
    [publicUrl, c.req.url].every((url) => isLoopback(new URL(url).hostname)) ? next() : c.notFound()

  app.get('/dev/correo', onThisMachine, async (c) => {
    const text = String(await page(await readCapturedMails(folder)))
    c.header('content-security-policy', pagePolicy(text))
    c.header('cache-control', 'no-store')
    return c.html(text)
  })
  app.get('/dev/correo.json', onThisMachine, async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readCapturedMails(folder))
  })
  return app
}

const STYLE = `
:root{color-scheme:light;--ink:#14261c;--ink-2:#38493e;--ink-3:#56655a;--line:#e2e7d9;--link:#1e4d37}
*{box-sizing:border-box}
body{margin:0;background:#eff2e8;color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:44rem;margin:0 auto;padding:clamp(1.25rem,4vw,3.5rem) 1.25rem 4rem}
h1,h2{font-family:Georgia,"Times New Roman",serif;font-weight:400;line-height:1.15;margin:0;text-wrap:balance}
h1{font-size:clamp(1.75rem,5vw,2.5rem);letter-spacing:-.02em}
h2{font-size:1.375rem}
.lead{color:var(--ink-2);margin:.6rem 0 2rem}
.mail{background:#fff;border-radius:18px;padding:clamp(1.1rem,3vw,1.75rem);margin-top:1rem;box-shadow:0 2px 8px rgb(20 38 28/.07)}
.to{color:var(--ink-3);font-size:.875rem;margin:.4rem 0 1rem;padding-bottom:1rem;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.text{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:var(--link);text-underline-offset:.2em}
:focus-visible{outline:2px solid #1f4a82;outline-offset:2px;border-radius:4px}
`

const page = (mails: CapturedMail[]) => html`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Correo capturado · Azahar</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      <h1>Correo capturado</h1>
      <p class="lead">${mails.length === 0 ? NO_MAILS : SOME_MAILS}</p>
      ${mails.map(article)}
    </main>
  </body>
</html>`

const SOME_MAILS =
  'Sin SMTP_URL los correos no salen de esta máquina: se guardan aquí, los más recientes primero.'
const NO_MAILS = 'Aún no hay correos. Sin SMTP_URL no salen de esta máquina: aparecerán aquí.'

const article = (mail: CapturedMail) => html`<article class="mail">
  <h2>${mail.subject}</h2>
  <p class="to">Para ${mail.to} · <time datetime="${mail.sentAt}">${sentAt(mail)}</time></p>
  <p class="text">${mail.text.trim().split(LINK).map(linked)}</p>
  ${mail.attachments && html`<p class="to">Adjuntos: ${mail.attachments.join(', ')}</p>`}
</article>`

const sentAt = (mail: CapturedMail) => spanishMomentAt(new Date(mail.sentAt))

/** Splits a text so that its links stand alone. */
const LINK = /(https?:\/\/[^\s<>"]+)/

const linked = (part: string) => (LINK.test(part) ? html`<a href="${part}">${part}</a>` : part)
