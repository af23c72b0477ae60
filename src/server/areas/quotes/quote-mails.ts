import { formatEuros } from '#domain/budget/money.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { weddingMail } from '#server/areas/branding/brand-mail.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { QueuedMail } from '#server/core/jobs/send-mail.ts'
import type { Said } from './said.ts'

type Shown = { number: string; version: number; validUntil: string; url: string; note: string }

/** A quote for a couple. No amount stands in the mail: the page shows them. */
export function quoteMail(to: string, brand: PlannerBrand, shown: Shown): QueuedMail {
  const { number, version, validUntil, url, note } = shown
  const isFirst = version === 1
  return weddingMail(
    {
      to,
      subject: isFirst
        ? `Vuestro presupuesto, de ${plannerName(brand)}`
        : `Vuestro presupuesto ha cambiado, de ${plannerName(brand)}`,
      title: isFirst ? 'Vuestro presupuesto' : 'Vuestro presupuesto, con cambios',
      paragraphs: [
        ...note.split('\n').filter((line) => line.trim() !== ''),
        `El presupuesto ${number} vale hasta el ${dateInWords(validUntil)}. No hace falta ninguna cuenta: podéis marcar lo que queráis, preguntar o aceptarlo en la misma página.`,
      ],
      action: { label: 'Ver el presupuesto', url },
    },
    brand,
  )
}

type Answered = { said: Said; number: string; title: string; url: string }

/** Tells a planner what a couple has said. */
export function answeredMail(to: string, { said, number, title, url }: Answered): QueuedMail {
  const { kind, words } = said
  const heading = {
    question: `${title}: una duda sobre el presupuesto ${number}`,
    accepted: `${title}: presupuesto ${number} aceptado`,
    declined: `${title}: el presupuesto ${number} no les encaja`,
  }[kind]
  const lines = [
    said.kind === 'accepted' && `${said.name} lo ha aceptado. Total con IVA: ${formatEuros(said.total)}.`,
    words && `«${words}»`,
  ].filter((line) => typeof line === 'string')
  return { to, subject: heading, text: `${[heading, ...lines, `Verlo en Azahar:\n${url}`].join('\n\n')}\n` }
}
