import { kindLabel, NOTIFICATION_KINDS } from '#domain/notifications/notification-kinds.ts'
import { OF_NO_WEDDING } from '#domain/notifications/notification-sections.ts'
import { sentenceOf } from '#domain/notifications/notification-sentences.ts'
import { LINES_IN_MAIL } from '#domain/notifications/notification-settings.ts'
import { escaped } from '#server/areas/branding/brand-mail.ts'
import type { Mail } from '#server/platform/mail.ts'
import type { SentNotification } from './notifications.queries.ts'
import type { Addressee } from './settings.queries.ts'
import { type StopScope, stopHeaders, stopToken } from './stop-link.ts'

type Composing = {
  to: Addressee
  mode: 'now' | 'daily'
  publicUrl: string
  authSecret: string
}

type Stop = { label: string; url: string }
type Group = { wedding: string; lines: { text: string; url: string }[] }

/** The mail that says what a person's bell says: of what has just happened, or of the day. */
export function notificationMail(
  notifications: readonly SentNotification[],
  { to, mode, publicUrl, authSecret }: Composing,
): Mail {
  const kinds = NOTIFICATION_KINDS.filter((kind) => notifications.some((one) => one.kind === kind))
  const urlOf = (scope: StopScope) =>
    `${publicUrl}/baja/${stopToken({ userId: to.userId, scope }, authSecret)}`
  const stops: Stop[] =
    mode === 'daily'
      ? [{ label: 'No recibir más el resumen', url: urlOf('summary') }]
      : kinds.map((kind) => ({
          label: `No recibir más correos de «${kindLabel(kind)}»`,
          url: urlOf([kind]),
        }))
  const subject = subjectOf(notifications, mode)
  const groups = groupsOf(notifications.slice(0, LINES_IN_MAIL), publicUrl)
  const more = notifications.length - LINES_IN_MAIL
  const rest = more > 0 ? `Y ${more} más: están todas en tus notificaciones.` : null
  const settingsUrl = `${publicUrl}/app/profile#avisos`
  return {
    to: to.email,
    subject,
    text: textOf(groups, { rest, stops, settingsUrl }),
    html: htmlOf(groups, { subject, rest, stops, settingsUrl }),
    headers: stopHeaders(urlOf(mode === 'daily' ? 'summary' : kinds)),
  }
}

function subjectOf(notifications: readonly SentNotification[], mode: Composing['mode']): string {
  const [first] = notifications
  const count = notifications.length
  if (mode === 'daily') return `Tu resumen de Azahar: ${count === 1 ? 'una novedad' : `${count} novedades`}`
  if (count === 1) return oneLine(`${lineOf(first!)}`)
  const weddings = new Set(notifications.map(({ weddingName }) => weddingName))
  const where = weddings.size === 1 && first!.weddingName ? `en «${first!.weddingName}»` : 'en tus bodas'
  return oneLine(`${count} novedades ${where}`)
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The line of the bell in one sentence, without its full stop. */
const lineOf = (notification: SentNotification): string =>
  `${notification.actorName || 'Usuario'} ${sentenceOf(notification)}`

function groupsOf(notifications: readonly SentNotification[], publicUrl: string): Group[] {
  const groups = new Map<string, Group>()
  for (const notification of notifications) {
    const key = notification.weddingId ?? ''
    const group = groups.get(key) ?? {
      wedding: notification.weddingName || OF_NO_WEDDING[notification.section] || 'Azahar',
      lines: [],
    }
    group.lines.push({ text: `${lineOf(notification)}.`, url: `${publicUrl}${notification.url}` })
    groups.set(key, group)
  }
  return [...groups.values()]
}

type Parts = { rest: string | null; stops: Stop[]; settingsUrl: string }

function textOf(groups: Group[], { rest, stops, settingsUrl }: Parts): string {
  const told = groups.map(({ wedding, lines }) =>
    [wedding, ...lines.map(({ text, url }) => `- ${oneLine(text)}\n  ${url}`)].join('\n\n'),
  )
  const foot = [
    `Elegir qué te llega y cuándo:\n${settingsUrl}`,
    ...stops.map(({ label, url }) => `${label}:\n${url}`),
  ]
  return `${[...told, ...(rest ? [rest] : []), 'Azahar'].join('\n\n')}\n\n--\n${foot.join('\n\n')}\n`
}

/** Tables and style attributes, because that is what programs for mail understand. */
function htmlOf(groups: Group[], { subject, rest, stops, settingsUrl }: Parts & { subject: string }): string {
  const told = groups
    .map(
      ({ wedding, lines }) =>
        `<tr><td style="padding:24px 32px 0"><h2 style="margin:0 0 8px;color:#14261c;font:400 22px/1.2 Georgia,'Times New Roman',serif">${escaped(wedding)}</h2>${lines.map(({ text, url }) => `<p style="margin:0;padding:10px 0;border-top:1px solid #e2e7d9"><a href="${escaped(url)}" style="color:#38493e;text-decoration:none">${escaped(text)}</a></p>`).join('')}</td></tr>`,
    )
    .join('\n')
  const links = [{ label: 'Elegir qué te llega y cuándo', url: settingsUrl }, ...stops]
    .map(({ label, url }) => `<a href="${escaped(url)}" style="color:#56645b">${escaped(label)}</a>`)
    .join('<br>')
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f7f9f2;color:#38493e;font:16px/1.55 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-top:6px solid #1d4b35">
${told}
<tr><td style="padding:16px 32px 32px">${rest ? escaped(rest) : ''}</td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid #e2e7d9;font-size:14px;line-height:1.9">${links}</td></tr>
</table></td></tr></table></body></html>
`
}
