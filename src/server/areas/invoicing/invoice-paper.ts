import { formatEuros } from '#domain/budget/money.ts'
import type { InvoiceContent } from '#domain/invoicing/invoice-content.ts'
import { isCorrection } from '#domain/invoicing/invoices.ts'
import { type AgencyEnvironment, taxQrUrl } from '#domain/invoicing/tax-qr.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Paper, SOFT } from '#server/areas/books/paper.ts'
import { drawParty, headings, issuerOf } from '#server/areas/books/receipt-paper.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { drawTaxCode, TAX_CODE_MARGIN, TAX_CODE_POINTS } from '#server/core/pdf/draw-code.ts'

type Invoice = {
  number: string
  issuedOn: string
  environment: AgencyEnvironment
  content: InvoiceContent
}

/** An invoice as it was issued, in the planner's brand of today. The code stands in the first place (RD 1619/2012 art. 6.5). */
export function drawInvoice({ number, issuedOn, environment, content }: Invoice, brand: PlannerBrand) {
  const { type, issuer, recipient, totals, correction } = content
  const title = titleOf(content)
  const paper = new Paper(`${title} ${number}`, brand, issuerOf(issuer), { headWidth: HEAD_WIDTH })
  drawCodeOf(paper, { number, issuedOn, environment, content })
  paper.text(title, 222, { size: isCorrection(type) || !recipient ? 25 : 34, face: 'roman', width: 310 })
  paper.text(`${number} · ${dateInWords(issuedOn)}`, 240, { size: 11.5, width: 310 })
  if (recipient) drawParty(paper, 'A nombre de', recipient, 200)
  if (correction) {
    const how = correction.method === 'substitution' ? 'La sustituye.' : 'Por diferencias.'
    const words = `Rectifica la factura ${correction.number}, de ${dateInWords(correction.issuedOn)}. ${how} ${correction.reason}`
    paper.text(words, 260, { size: 9.5, color: SOFT, width: 310, lines: 3 })
  }
  paper.y = 318
  drawLines(paper, content)
  drawTotals(paper, content)
  paper.needs(60)
  if (totals.breakdown.some(({ exemption }) => exemption !== null)) {
    paper.text('Exenta de IVA (art. 20 de la Ley 37/1992).', paper.y + 20, { size: 9.5 })
    paper.y += 20
  }
  const verifiable = 'Factura verificable en la sede electrónica de la AEAT.'
  if (!content.isKept) paper.text(verifiable, paper.y + 30, { size: 9, color: SOFT })
  if (environment === 'test') {
    const test = 'Emitida en el entorno de pruebas de la AEAT: no tiene validez.'
    paper.text(test, paper.y + 46, { size: 9.5, face: 'strong' })
  }
  return paper.end()
}

const titleOf = ({ type, recipient }: InvoiceContent) =>
  isCorrection(type) ? 'Factura rectificativa' : recipient ? 'Factura' : 'Factura simplificada'

/** The code with its words above and below, at the top right of the first page (código «QR» 0.4.7, 3). */
function drawCodeOf(paper: Paper, { number, issuedOn, environment, content }: Invoice) {
  const { issuer, totals, isKept = false } = content
  const place = { left: RIGHT - TAX_CODE_POINTS, top: 28 + TAX_CODE_MARGIN }
  const column = { x: place.left, width: TAX_CODE_POINTS, align: 'center' } as const
  paper.text('QR tributario:', 26, { ...column, size: 9 })
  const invoice = { issuer: issuer.nif, number, issuedOn, total: totals.total }
  drawTaxCode(paper.doc, taxQrUrl(invoice, { environment, isSent: !isKept }), place)
  const below = place.top + TAX_CODE_POINTS + TAX_CODE_MARGIN + 7
  // The words are of those that are sent (RD 1619/2012 art. 6.5.b).
  if (!isKept) paper.text('VERI*FACTU', below, { ...column, size: 9.5, face: 'strong' })
}

/** The right margin of a paper, and the width that its head leaves to the code, in points. */
const RIGHT = 550
const HEAD_WIDTH = 330

const COLUMNS = { base: 445, rate: 488, tax: 550 }

function drawLines(paper: Paper, { lines, totals, weddingName, eventDate }: InvoiceContent) {
  paper.text('Concepto', paper.y, { size: 9, color: SOFT })
  headings(paper, paper.y, [
    ['Base', COLUMNS.base],
    ['IVA', COLUMNS.rate],
    ['Cuota', COLUMNS.tax],
  ])
  paper.rule(paper.y + 10)
  paper.y += 30
  const wedding = `Boda de ${weddingName}${eventDate ? `, ${dateInWords(eventDate)}` : ''}.`
  for (const { concept, vatRate } of lines) {
    paper.needs(60)
    const { base, vat } = totals.breakdown.find((part) => part.vatRate === vatRate)!
    const below = paper.text(concept, paper.y, { face: 'strong', width: 280, lines: 2 })
    paper.text(wedding, below + 15, { size: 9, color: SOFT, width: 280, lines: 2 })
    paper.amount(base, paper.y, { right: COLUMNS.base })
    paper.text(`${vatRate}\u00a0%`, paper.y, { x: COLUMNS.rate - 60, width: 60, align: 'right' })
    paper.amount(vat, paper.y, { right: COLUMNS.tax })
    paper.y += 52
  }
  paper.rule(paper.y - 8)
}

function drawTotals(paper: Paper, { totals, irpfRate }: InvoiceContent) {
  paper.needs(140)
  paper.y += 12
  const line = (words: string, cents: number) => {
    paper.text(words, paper.y, { x: 322, width: 150 })
    paper.amount(cents, paper.y)
    paper.y += 24
  }
  line('Base imponible', totals.base)
  for (const { vatRate, vat } of totals.breakdown) line(`IVA, ${vatRate}\u00a0%`, vat)
  paper.rule(paper.y - 12, 322)
  paper.text('Total', paper.y + 16, { x: 322, face: 'strong' })
  paper.amount(totals.total, paper.y + 18, { size: 26, face: 'roman' })
  paper.y += 40
  if (totals.irpf === 0) return
  paper.text(`Retención de IRPF, ${irpfRate}\u00a0%`, paper.y + 4, { x: 322, width: 150 })
  paper.amount(0 - totals.irpf, paper.y + 4)
  paper.text('A pagar', paper.y + 26, { x: 322, face: 'strong' })
  paper.text(formatEuros(totals.payable), paper.y + 26, {
    x: 430,
    width: 120,
    face: 'strong',
    align: 'right',
  })
  paper.y += 34
}
