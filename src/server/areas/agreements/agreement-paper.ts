import type { AgreementDocument } from '#domain/agreements/agreement-document.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Paper, SOFT } from '#server/areas/books/paper.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { drawEvidence } from './agreement-evidence.ts'
import type { OpenedAgreement } from './opened-agreement.queries.ts'
import { flow } from './paper-flow.ts'

type Signed = Pick<OpenedAgreement, 'version' | 'document'>

/** A contract as PDF/A-2b: its clauses and sums, and once all have signed the page that proves it. */
export function drawAgreement({ version, document }: Signed, brand: PlannerBrand, origin: string) {
  const { number, company, title, clauses, sentOn } = document
  const issuer = { name: `${company.name} · NIF ${company.nif}`, lines: [company.address] }
  const paper = new Paper(`Contrato ${number}`, brand, issuer, { keywords: `SHA-256 ${version.hash}` })
  paper.y = 180
  flow(paper, title, { size: 24, face: 'roman', gap: 2 })
  flow(paper, `${number}, versión ${version.version} · ${dateInWords(sentOn)}`, { color: SOFT, gap: 14 })
  for (const [index, { title: heading, runs }] of clauses.entries()) {
    paper.needs(50)
    flow(paper, `${index + 1}. ${heading}`, { size: 14, face: 'roman', gap: 0 })
    flow(paper, runs.map(({ text }) => text).join(''), { gap: 14 })
  }
  drawSums(paper, document)
  if (version.signedAt) drawEvidence(paper, { version, document }, origin)
  return paper.end()
}

/** The quote that was accepted, and the transfer that keeps the date. */
function drawSums(paper: Paper, { quote, deposit }: AgreementDocument): void {
  paper.needs(60)
  flow(paper, `Presupuesto ${quote.number}, versión ${quote.version}`, { size: 14, face: 'roman', gap: 2 })
  for (const concept of [...quote.lines, ...quote.extras]) flow(paper, `· ${concept}`, { gap: 0 })
  flow(paper, `Total, con IVA: ${formatEuros(quote.total)}`, { face: 'strong' })
  for (const { label, amount, dueOn } of quote.instalments)
    flow(paper, `${label}: ${formatEuros(amount)}, ${dueOn ? `el ${dateInWords(dueOn)}` : 'al firmar'}`, {
      gap: 0,
    })
  flow(
    paper,
    `Reserva: ${formatEuros(deposit.amount)} a ${deposit.payee}, ${deposit.iban}, concepto ${deposit.concept}.`,
  )
}
