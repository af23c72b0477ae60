import type { ClaimSide, ReportDecision, ReportGround } from '#domain/moderation/reports.ts'
import { isHiding } from '#domain/moderation/reports.ts'
import { spanishDayAt, spanishMomentAt } from '#domain/time/spanish-day.ts'
import type { Mail } from '#server/platform/mail.ts'
import type { StoredDecision, TakenDecision } from './apply-decision.commands.ts'

/** The path at which a side claims against a decision, before its token, which is the permission. */
export const CLAIM_PATH = '/reclamar'

/** The mails about a decision: to the person who reported (DSA 16.5), and the reasons to the one affected (DSA 17). */
export function decisionMails(
  { report, decision, affectedEmail, tokens }: TakenDecision,
  sides: readonly ClaimSide[],
  publicUrl: string,
): Mail[] {
  const mails: Mail[] = []
  const claimOf = (side: ClaimSide) => claimText(decision, tokens[side], publicUrl)
  if (sides.includes('reporter') && report.reporterEmail) {
    mails.push({
      to: report.reporterEmail,
      subject: 'Hemos decidido sobre tu aviso',
      text: `Hola:

Nos avisaste el ${spanishMomentAt(report.receivedAt)} (hora de Madrid) de un contenido de Azahar: ${decision.title}.

${TO_REPORTER[decision.decision]}

Por qué:
${decision.reasons}
${basisText(decision)}
Lo ha decidido una persona; no ha intervenido ningún programa.
${claimOf('reporter')}
Azahar
`,
    })
  }
  if (sides.includes('affected') && affectedEmail) {
    mails.push({
      to: affectedEmail,
      subject: isHiding(decision.decision)
        ? `Hemos ocultado: ${decision.title}`
        : `Hemos revisado: ${decision.title}`,
      text: `Hola:

${toAffected(decision)}

Por qué:
${decision.reasons}
${basisText(decision)}
Lo ha decidido una persona a partir de un aviso; no ha intervenido ningún programa.
${claimOf('affected')}
Azahar
`,
    })
  }
  return mails
}

const TO_REPORTER: Record<ReportDecision, string> = {
  removed: 'Lo hemos retirado: ya no lo ve nadie en público.',
  hidden:
    'Lo hemos ocultado mientras responde quien lo publicó. Te escribiremos otra vez con lo que decidamos.',
  kept: 'Lo hemos dejado como está.',
}

/** The visibility that is left, where and for how long (DSA 17.3 a). */
function toAffected({ decision, title, kind }: Pick<StoredDecision, 'decision' | 'title' | 'kind'>): string {
  if (decision === 'kept')
    return `Nos avisaron de un contenido tuyo en Azahar: ${title}. Sigue a la vista, como estaba.`
  const shown = `${title} ya no está a la vista de nadie de fuera, en ningún país. No se ha eliminado: en Azahar lo sigues viendo, con este motivo al lado.`
  const time =
    decision === 'hidden'
      ? ' Es mientras nos respondes; después decidiremos si se queda oculto.'
      : ' No tiene fecha de fin.'
  return (
    shown +
    time +
    (kind === 'invitation' ? ' Los enlaces de las invitaciones no se abren mientras tanto.' : '')
  )
}

/** The law or the terms that a decision rests on (DSA 17.3 d and e). */
function basisText({ ground, rule }: { ground: ReportGround | null; rule: string | null }): string {
  if (!ground) return ''
  const basis = ground === 'law' ? 'Creemos que es ilegal' : 'Va contra los términos de Azahar'
  return `\n${basis}${rule ? `: ${rule}` : ''}.\n`
}

/** How to claim (DSA 17.3 f, 20 and 21). */
function claimText({ claimUntil }: StoredDecision, token: string | undefined, publicUrl: string): string {
  if (!token) return ''
  return `
Si no estás de acuerdo, puedes reclamar gratis hasta el ${spanishDayAt(claimUntil)}, con este enlace, que es solo tuyo. Lo verá una persona:

${publicUrl}${CLAIM_PATH}/${token}

También puedes acudir a un órgano certificado de resolución de litigios (artículo 21 del Reglamento de Servicios Digitales) y a los juzgados.
`
}

type Answered = {
  decision: { title: string }
  side: ClaimSide
  isUpheld: boolean
  reasons: string
  publicUrl: string
}

/** To the side that claimed: the answer of a person, and why. */
export const claimAnsweredMail = (
  to: string,
  { decision: { title }, side, isUpheld, reasons, publicUrl }: Answered,
): Mail => ({
  to,
  subject: isUpheld ? 'Te damos la razón en tu reclamación' : 'Hemos contestado a tu reclamación',
  text: `Hola:

Reclamaste por lo que decidimos sobre un contenido de Azahar: ${title}.

${isUpheld ? TURNED[side] : 'Lo hemos vuelto a mirar y seguimos con lo que decidimos.'}

Por qué:
${reasons}

Lo ha decidido una persona; no ha intervenido ningún programa. Si no estás de acuerdo, puedes acudir a un órgano certificado de resolución de litigios (artículo 21 del Reglamento de Servicios Digitales) y a los juzgados. Para cualquier duda: ${publicUrl}/contacto

Azahar
`,
})

const TURNED = {
  affected: 'Tienes razón: vuelve a estar a la vista, como antes.',
  reporter: 'Tienes razón: lo hemos retirado y ya no lo ve nadie en público.',
}

/** The receipt of a claim, at once. */
export const claimReceivedMail = (to: string, title: string, at: Date): Mail => ({
  to,
  subject: 'Hemos recibido tu reclamación',
  text: `Hola:

El ${spanishMomentAt(at)} (hora de Madrid) nos llegó tu reclamación por lo que decidimos sobre un contenido de Azahar: ${title}.

La leerá una persona, que no decidirá con ningún programa. Te escribiremos a este email con la respuesta y sus motivos.

Azahar
`,
})

/** To those who answer claims. */
export const claimWaitsMail = (to: string, title: string, message: string, link: string): Mail => ({
  to,
  subject: `Reclamación: ${title}`,
  text: `Hay una reclamación por una decisión sobre ${title}:

${message}

Si puede ser, que la conteste otra persona que la que decidió. Aquí:

${link}
`,
})
