import type { LinkedPlanner } from '#contract/planners.ts'
import { DEFAULT_BRAND_COLOR } from '#domain/branding/branding.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { guardColor, inkOn } from '#domain/style/contrast.ts'
import { initialsOf } from '#domain/text/initials.ts'
import { shownPhone } from '#domain/text/phone.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import type { QueuedMail } from '#server/core/jobs/send-mail.ts'

/** The content of a wedding's mail, with the brand of a planner or ours. */
export type WeddingMail = {
  to: string
  subject: string
  title: string
  paragraphs: readonly string[]
  action?: MailLink
  /** Other answers than that of the action, as links beside it. */
  choices?: readonly MailLink[]
}

type MailLink = { label: string; url: string }

type Brand = Pick<
  LinkedPlanner,
  'brandName' | 'fullName' | 'email' | 'phone' | 'webUrl' | 'brandColor' | 'logoPath' | 'logoIsLight'
>

/** A mail of a wedding: with the brand of its planner, whom an answer reaches, or with ours when it has none. */
export function weddingMail(mail: WeddingMail, planner: Brand | null): QueuedMail {
  const { to, subject, title, paragraphs, action, choices = [] } = mail
  const name = planner ? plannerName(planner) : 'Azahar'
  const web = planner ? (readWebAddress(planner.webUrl)?.href ?? null) : null
  const signature = [name, planner?.phone && shownPhone(planner.phone), web].filter(Boolean).join('\n')
  const sent = planner ? '\nEnviado con Azahar\n' : ''
  const links = [...(action ? [action] : []), ...choices].map(({ label, url }) => `${label}:\n${url}`)
  const text = `${[title, ...paragraphs, ...links, signature].join('\n\n')}\n${sent}`
  if (!planner) return { to, subject, text }
  const logoPath = planner.logoPath && !planner.logoPath.startsWith('demo/') ? planner.logoPath : null
  return {
    ...{ to, subject, text, replyTo: planner.email, fromName: `${name} (Azahar)` },
    html: htmlOf(mail, planner, logoPath !== null),
    ...(logoPath && { logoPath }),
  }
}

/** Tables and style attributes, because that is what programs for mail understand. */
function htmlOf(
  { title, paragraphs, action, choices = [] }: WeddingMail,
  planner: Brand,
  hasLogo: boolean,
): string {
  const name = plannerName(planner)
  const color = planner.brandColor ?? DEFAULT_BRAND_COLOR
  const { safe } = guardColor(color)
  const web = readWebAddress(planner.webUrl)
  const contact = [
    web && `<a href="${escaped(web.href)}" style="color:${safe}">${escaped(web.host)}</a>`,
    planner.phone && escaped(shownPhone(planner.phone)),
  ].filter(Boolean)
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#f7f9f2;color:#38493e;font:16px/1.55 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-top:6px solid ${color}">
<tr><td style="padding:32px 32px 8px">${hasLogo ? logoOf(planner, color) : initialsMark(name, color)}</td></tr>
<tr><td style="padding:8px 32px"><h1 style="margin:0;color:#14261c;font:400 28px/1.15 Georgia,'Times New Roman',serif">${escaped(title)}</h1></td></tr>
<tr><td style="padding:8px 32px">${paragraphs.map((paragraph) => `<p style="margin:0 0 12px">${escaped(paragraph)}</p>`).join('')}</td></tr>
<tr><td style="padding:8px 32px 32px">${action ? buttonOf(action, safe) : ''}${choices.map((choice) => choiceOf(choice, safe)).join('')}</td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid #e2e7d9;font-size:14px"><b style="color:#14261c">${escaped(name)}</b>${contact.length > 0 ? `<br>${contact.join(' · ')}` : ''}<br>Enviado con Azahar</td></tr>
</table></td></tr></table></body></html>
`
}

const buttonOf = ({ label, url }: MailLink, color: string) =>
  `<a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${color};color:#ffffff;font-weight:bold;text-decoration:none">${escaped(label)}</a>`

const choiceOf = ({ label, url }: MailLink, color: string) =>
  ` <a href="${escaped(url)}" style="display:inline-block;padding:12px 16px;color:${color};font-weight:bold">${escaped(label)}</a>`

const logoOf = ({ logoIsLight }: Brand, color: string) =>
  `<img src="cid:logo" alt="" width="64" height="64" style="display:block;border-radius:50%;background:${logoIsLight ? color : '#ffffff'}">`

const initialsMark = (name: string, color: string) =>
  `<div style="width:64px;height:64px;border-radius:50%;background:${color};color:${inkOn(color)};font:400 26px/64px Georgia,'Times New Roman',serif;text-align:center">${escaped(initialsOf(name))}</div>`

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!)
