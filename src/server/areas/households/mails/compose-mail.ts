import { dateWithYear, onDateWithYear } from '#domain/households/invitation-dates.ts'
import { familyNames, fillText } from '#domain/households/invitation-text.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { paletteOf } from '#domain/style/style-palette.ts'
import { MESSAGES } from '#messages/messages.ts'
import { escaped } from '#server/areas/branding/brand-mail.ts'
import { stopHeaders } from '#server/areas/notifications/stop-link.ts'
import type { Mail } from '#server/platform/mail.ts'
import { guestDataPath } from '#site/legal/guest-data-path.ts'
import type { MailContext } from './mail-context.queries.ts'
import { filledText, type MailPurpose, spokenTo, templateOf } from './mail-purpose.ts'

type Composing = {
  purpose: MailPurpose
  to: string
  publicUrl: string
  planner: Parameters<typeof plannerName>[0] | null
}

/**
 * A mail to a household, in its language and the look of the wedding. Its recipient can end them with one press
 * (RFC 8058), also in programs that show no HTML.
 */
export function composeGuestMail(context: MailContext, { purpose, to, publicUrl, planner }: Composing): Mail {
  const { couple, eventDate } = context
  const language = context.language ?? 'es'
  const asked = spokenTo(context, purpose)
  const template = templateOf(context, purpose, language, asked)
  const address = `${publicUrl}/i/${context.token}`
  const values = {
    names: familyNames(
      asked.map(({ fullName }) => fullName),
      language,
    ),
    couple,
    date: eventDate ? onDateWithYear(language, eventDate) : '',
    address,
  }
  const subject = fillText(template.subject, values).replaceAll(/\s+/g, ' ').trim()
  const message = filledText(purpose, template.text, values)
  const t = MESSAGES[language]
  const stopUrl = `${publicUrl}/baja/${context.stopToken}`
  const dataUrl = publicUrl + guestDataPath(language)
  const signature = [t.mail_sent_with(), planner && t.mail_planner({ planner: plannerName(planner) })]
    .filter(Boolean)
    .join(' ')
  return {
    to,
    subject,
    text: `${message}\n\n--\n${signature}\n${t.mail_stop()}:\n${stopUrl}?l=${language}\n${t.guest_data_title()}:\n${dataUrl}\n`,
    html: htmlOf(context, {
      ...{ language, subject, message, address, signature },
      stop: { label: t.mail_stop(), url: `${stopUrl}?l=${language}` },
      data: { label: t.guest_data_title(), url: dataUrl },
      action: message.includes(address)
        ? purpose.kind === 'date'
          ? t.mail_open_date()
          : t.mail_open()
        : null,
    }),
    fromName: couple,
    bounceToken: context.stopToken,
    ...(context.replyTo && { replyTo: context.replyTo }),
    headers: stopHeaders(stopUrl),
  }
}

type Parts = {
  language: string
  subject: string
  message: string
  address: string
  signature: string
  /** The words of the button with the link; null for a message without it. */
  action: string | null
  stop: { label: string; url: string }
  /** The first mail to guests has to say which data of them is kept (RGPD 14.3 b). */
  data: { label: string; url: string }
}

/** Tables and style attributes, because that is what programs for mail understand. */
function htmlOf({ style, colors, couple, eventDate }: MailContext, parts: Parts): string {
  const palette = paletteOf({ style, colors })
  const names = STYLES[style].names === 'italic' ? 'italic 400' : '400'
  const date = eventDate ? dateWithYear(parts.language as keyof typeof MESSAGES, eventDate) : ''
  const dateLine = date
    ? `<p style="margin:8px 0 0;color:${palette.onCover2};font-size:16px">${escaped(date)}</p>`
    : ''
  return `<!doctype html>
<html lang="${parts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(parts.subject)}</title></head>
<body style="margin:0;background:${palette.bgPublic};color:${palette.text};font:17px/1.55 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:${palette.surface}">
<tr><td align="center" style="padding:44px 32px;background:${palette.cover}"><h1 style="margin:0;color:${palette.onCover};font:${names} 36px/1.15 Georgia,'Times New Roman',serif">${escaped(couple)}</h1>${dateLine}</td></tr>
<tr><td style="padding:32px 32px 20px">${messageOf(parts, palette.primary)}</td></tr>
${parts.action === null ? '' : buttonOf(parts.address, parts.action, palette)}
<tr><td style="padding:16px 32px;border-top:1px solid ${palette.line};color:${palette.text3};font-size:14px">${escaped(parts.signature)}<br><a href="${escaped(parts.stop.url)}" style="color:${palette.text3}">${escaped(parts.stop.label)}</a><br><a href="${escaped(parts.data.url)}" style="color:${palette.text3}">${escaped(parts.data.label)}</a></td></tr>
</table></td></tr></table></body></html>
`
}

const buttonOf = (address: string, action: string, { primary, onPrimary }: ReturnType<typeof paletteOf>) =>
  `<tr><td style="padding:0 32px 36px"><a href="${escaped(address)}" style="display:inline-block;padding:13px 26px;border-radius:999px;background:${primary};color:${onPrimary};font-weight:bold;text-decoration:none">${escaped(action)}</a></td></tr>`

/** The lines of the message. A line that is the link alone is left out, because the button below is the link. */
function messageOf({ message, address }: Parts, color: string): string {
  const link = `<a href="${escaped(address)}" style="color:${color}">${escaped(address)}</a>`
  return message
    .split('\n')
    .filter((line) => line.trim() !== address)
    .map((line) => line.split(address).map(escaped).join(link))
    .map((line) => `<p style="margin:0 0 12px">${line || '&nbsp;'}</p>`)
    .join('')
}
