import type { AgreementDocument } from '#domain/agreements/agreement-document.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { weddingMail } from '#server/areas/branding/brand-mail.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { QueuedMail } from '#server/core/jobs/send-mail.ts'

type Sent = { document: AgreementDocument; url: string }

/** The contract for one of the couple, with the address at which they sign. */
export const signingMail = (to: string, brand: PlannerBrand, { document, url }: Sent): QueuedMail =>
  weddingMail(
    {
      to,
      subject: `Tu contrato para firmar, de ${plannerName(brand)}`,
      title: 'Tu contrato para firmar',
      paragraphs: [
        `El contrato ${document.number} está listo y firmado por ${plannerName(brand)}. Léelo con calma: puedes firmarlo hasta el ${dateInWords(document.validUntil)}.`,
        'Para firmarlo te enviaremos un código a este correo. Este enlace es el tuyo: cada persona firma desde su correo.',
      ],
      action: { label: 'Leer y firmar', url },
    },
    brand,
  )

type Code = { code: string; number: string; name: string; url: string }

/** A code proves that the address is of the person who signs. */
export const codeMail = (to: string, brand: PlannerBrand, { code, number, name, url }: Code): QueuedMail =>
  weddingMail(
    {
      to,
      subject: `${code} es tu código para firmar`,
      title: `Tu código: ${code}`,
      paragraphs: [
        `Firma el contrato ${number} de ${plannerName(brand)} a nombre de ${name}. Vale 15 minutos y una sola vez.`,
        'Si no lo has pedido tú, no se lo des a nadie: sin él no se firma nada.',
      ],
      action: { label: 'Volver al contrato', url },
    },
    brand,
  )

type Done = { number: string; title: string; url: string }

/** Tells the couple that all have signed. */
export const signedMail = (
  to: string,
  brand: PlannerBrand,
  { number, url, fileUrl }: Done & { fileUrl: string },
): QueuedMail =>
  weddingMail(
    {
      to,
      subject: `Contrato ${number} firmado`,
      title: 'Contrato firmado',
      paragraphs: [
        `El contrato ${number} está firmado por todas las partes. En la página tienes los datos para la reserva.`,
        `El contrato en PDF, con la hoja de firmas: ${fileUrl}`,
        'Guárdalo tal cual: así se puede comprobar después que nadie lo ha cambiado.',
      ],
      action: { label: 'Ver el contrato y la reserva', url },
    },
    brand,
  )

/** Tells the couple that their planner has kept a contract as signed on paper. */
export function paperMail(
  to: string,
  brand: PlannerBrand,
  { document, url, fileUrl }: Sent & { fileUrl: string },
): QueuedMail {
  const { number, paper, sentOn } = document
  return weddingMail(
    {
      to,
      subject: `Contrato ${number} firmado en papel`,
      title: 'Contrato firmado en papel',
      paragraphs: [
        `${plannerName(brand)} ha guardado vuestro contrato ${number}, firmado en papel el ${dateInWords(paper?.signedOn ?? sentOn)}. Es este archivo: ${fileUrl}`,
        'Si no es el que firmasteis, escribidle. En la página tenéis los datos para la reserva.',
      ],
      action: { label: 'Ver la reserva', url },
    },
    brand,
  )
}

/** Tells a planner that one of the couple, or all, have signed. */
export function plannerSignedMail(
  to: string,
  done: Done & { name: string; isWhole: boolean; fileUrl: string },
): QueuedMail {
  const { number, title, name, isWhole, url, fileUrl } = done
  const subject = isWhole
    ? `${title}: contrato ${number} firmado`
    : `${title}: ${name} ha firmado el contrato ${number}`
  const rest = isWhole ? 'Ya han firmado todos. Falta la reserva.' : 'Falta alguna firma.'
  const file = isWhole ? [`El contrato en PDF:\n${fileUrl}`] : []
  const lines = [subject, rest, `Verlo en Azahar:\n${url}`, ...file]
  return { to, subject, text: `${lines.join('\n\n')}\n` }
}

/** Tells a planner that the couple says to have paid. */
export function toldMail(to: string, { document, url }: Sent): QueuedMail {
  const { number, deposit } = document
  const subject = `Contrato ${number}: dicen que ya han pagado la reserva`
  const lines = [
    `Son ${formatEuros(deposit.amount)}, con el concepto «${deposit.concept}».`,
    'Cuando la veas en el banco, pulsa «Reserva recibida».',
  ]
  return { to, subject, text: `${[subject, ...lines, `Verlo en Azahar:\n${url}`].join('\n\n')}\n` }
}

/** Tells the couple that the deposit has arrived, and what is left to pay. */
export function depositMail(to: string, brand: PlannerBrand, { document, url }: Sent): QueuedMail {
  const { number, deposit, quote } = document
  const left = quote.instalments
    .slice(1)
    .map(
      ({ label, amount, dueOn }) =>
        `${label}: ${formatEuros(amount)}${dueOn ? `, el ${dateInWords(dueOn)}` : ''}.`,
    )
  return weddingMail(
    {
      to,
      subject: `Reserva recibida, de ${plannerName(brand)}`,
      title: 'Reserva recibida',
      paragraphs: [
        `${plannerName(brand)} ha recibido ${formatEuros(deposit.amount)} de vuestro contrato ${number}. La fecha es vuestra.`,
        ...(left.length > 0 ? ['Lo que queda por pagar:', ...left] : []),
        'En otro correo va la invitación para entrar en vuestra boda.',
      ],
      action: { label: 'Ver el contrato', url },
    },
    brand,
  )
}
