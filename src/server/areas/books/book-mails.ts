import type { BookAccount } from '#contract/book-rows.ts'
import { dueDay, lineOf, remainingOf } from '#domain/books/ledger.ts'
import type { BookLinkKind } from '#domain/books/receipts.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { weddingMail } from '#server/areas/branding/brand-mail.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { QueuedMail } from '#server/core/jobs/send-mail.ts'

type Shared = { kind: BookLinkKind; weddingName: string; number: string | null; lastDay: string; url: string }

/** The link of a statement or a receipt. No amount stands in the mail: the document shows them. */
export function linkMail(to: string, brand: PlannerBrand, shared: Shared): QueuedMail {
  const { kind, weddingName, number, lastDay, url } = shared
  const what =
    kind === 'receipt' ? `El justificante ${number} de vuestro pago` : 'La liquidación de vuestra boda'
  return weddingMail(
    {
      to,
      subject: `${kind === 'receipt' ? `Justificante ${number}` : 'Liquidación'}: boda ${weddingName}`,
      title: kind === 'receipt' ? 'Vuestro justificante' : 'Vuestra liquidación',
      paragraphs: [
        `${what}, de ${plannerName(brand)}, está aquí en PDF.`,
        `El enlace abre hasta el ${dateInWords(lastDay)}. No hace falta ninguna cuenta.`,
      ],
      action: { label: kind === 'receipt' ? 'Ver el justificante' : 'Ver la liquidación', url },
    },
    brand,
  )
}

type Reminded = { account: BookAccount; charges: BookAccount['charges']; url: string; today: string }

/** Reminds a couple of the sum to pay, with the reference for the transfer. */
export function reminderMail(to: string, brand: PlannerBrand, reminded: Reminded): QueuedMail {
  const { account, charges, url, today } = reminded
  const lines = charges.map((charge) => {
    const due = dueDay(charge, account.eventDate)
    const when = !due
      ? ''
      : due < today
        ? `, venció el ${dateInWords(due)}`
        : `, vence el ${dateInWords(due)}`
    const open = remainingOf(charge)
    const part = open === lineOf(charge).payable ? '' : ' que quedan'
    return `${charge.concept}: ${formatEuros(open)}${part}${when}.`
  })
  return weddingMail(
    {
      to,
      subject: `Un pago de vuestra boda ${account.weddingName}`,
      title: 'Un pago pendiente',
      paragraphs: [
        `${plannerName(brand)} os recuerda:`,
        ...lines,
        `Si pagáis por transferencia, poned en el concepto ${account.reference}. Si ya está pagado, no hace falta que hagáis nada.`,
      ],
      action: { label: 'Ver la liquidación', url },
    },
    brand,
  )
}

/** How many charges are due, what is left of them together, and the one that comes first. */
export const dueInFigures = (charges: readonly BookAccount['charges'][number][]) => ({
  charges: charges.length,
  amount: charges.reduce((sum, charge) => sum + remainingOf(charge), 0),
  concept: charges[0]!.concept,
})
