import { addressInLine, type Party, receiptNumber } from '#domain/books/receipts.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { METHOD_NAMES } from '#domain/budget/payment-methods.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { ReceiptOnPaper } from './paper.queries.ts'
import { type Issuer, Paper, SOFT } from './paper.ts'

/** A receipt as it was made, in the planner's brand of today. */
export function drawReceipt({ receipt, entry, remaining }: ReceiptOnPaper, brand: PlannerBrand) {
  const number = receiptNumber(receipt.year, receipt.number)
  const paper = new Paper(`Justificante ${number}`, brand, issuerOf(receipt.issuer))
  const { client, weddingName, eventDate } = receipt
  paper.text('Justificante', 222, { size: 34, face: 'roman', width: 310 })
  paper.text(`${number} · ${dateInWords(receipt.issuedOn)}`, 240, { size: 11.5, width: 310 })
  drawParty(paper, 'A nombre de', client, 200)

  const columns = { base: 445, rate: 488, tax: 550 }
  paper.text('Concepto', 308, { size: 9, color: SOFT })
  headings(paper, 308, [
    ['Base', columns.base],
    ['IVA', columns.rate],
    ['Cuota', columns.tax],
  ])
  paper.rule(318)
  const below = paper.text(receipt.concept, 338, { face: 'strong', width: 280, lines: 2 })
  const wedding = `Boda de ${weddingName}${eventDate ? `, ${dateInWords(eventDate)}` : ''}.`
  paper.text(wedding, below + 15, { size: 9, color: SOFT, width: 280, lines: 2 })
  paper.amount(entry.base, 338, { right: columns.base })
  paper.text(`${entry.vatRate}\u00a0%`, 338, { x: columns.rate - 60, width: 60, align: 'right' })
  paper.amount(entry.vat, 338, { right: columns.tax })
  paper.rule(390)

  let y = 408
  const line = (words: string, cents: number) => {
    paper.text(words, y, { x: 322, width: 150 })
    paper.amount(cents, y)
    y += 24
  }
  line('Base imponible', entry.base)
  line(`IVA, ${entry.vatRate}\u00a0%`, entry.vat)
  if (entry.irpf !== 0) line(`Retención de IRPF, ${entry.irpfRate}\u00a0%`, 0 - entry.irpf)
  paper.rule(y - 12, 322)
  paper.text('Total', y + 16, { x: 322, face: 'strong' })
  paper.amount(entry.amount, y + 18, { size: 26, face: 'roman' })

  const title = entry.reverses ? 'Anulación' : 'Cobro'
  paper.text(title, y + 70, { size: 17, face: 'roman' })
  paper.text(paidWords(entry, remaining), y + 92, { lines: 2 })
  paper.text('Este documento prueba un cobro y no tiene otro valor fiscal.', y + 130, {
    ...{ size: 9, color: SOFT },
  })
  return paper.end()
}

function paidWords(entry: ReceiptOnPaper['entry'], remaining: number): string {
  const day = dateInWords(entry.paidOn)
  if (entry.reverses) return `Anotada el ${day}: el cobro anterior no cuenta.`
  const left =
    remaining === 0 ? 'No queda nada pendiente.' : `De este cobro quedan ${formatEuros(remaining)}.`
  return `Recibido por ${METHOD_NAMES[entry.method].toLocaleLowerCase('es')} el ${day}. ${left}`
}

export function drawParty(paper: Paper, title: string, { name, nif, ...place }: Party, y: number) {
  paper.doc
    .moveTo(370, y - 12)
    .lineTo(370, y + 62)
    .lineWidth(0.6)
    .strokeColor('#c9d1c4')
    .stroke()
  const column = { x: 386, width: 164 }
  paper.text(title, y, { ...column, size: 9, color: SOFT })
  paper.text(name, y + 20, { ...column, size: 15, face: 'roman' })
  const lines = [nif && `NIF ${nif}`, place.address, [place.postalCode, place.city].filter(Boolean).join(' ')]
  for (const [index, line] of lines.filter((one) => one).entries())
    paper.text(line!, y + 36 + index * 14, { ...column, size: 9.5 })
}

export function headings(paper: Paper, y: number, columns: readonly [string, number][]) {
  for (const [words, right] of columns)
    paper.text(words, y, { x: right - 100, width: 100, size: 9, color: SOFT, align: 'right' })
}

export const issuerOf = (party: Party): Issuer => ({
  name: party.nif ? `${party.name} · NIF ${party.nif}` : party.name,
  lines: [addressInLine(party)].filter(Boolean),
})
