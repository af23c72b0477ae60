import type { BookAccount, BookCharge, BookEntry, BookIssuer } from '#contract/book-rows.ts'
import {
  dueDay,
  inOrderOfDue,
  lineOf,
  remainingOf,
  standingOf,
  standingPayments,
} from '#domain/books/ledger.ts'
import { taxLine } from '#domain/books/tax.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { METHOD_NAMES } from '#domain/budget/payment-methods.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { Paper, SOFT } from './paper.ts'
import { drawParty, headings, issuerOf } from './receipt-paper.ts'

type Statement = { account: BookAccount; issuer: BookIssuer | null; today: string }

/** A statement: the charges agreed with a couple, their payments and the rest. Reversed payments do not stand on it. */
export function drawStatement({ account, issuer, today }: Statement, brand: PlannerBrand) {
  const { weddingName, eventDate, client } = account
  const paper = new Paper(`Liquidación ${weddingName}`, brand, issuer && issuerOf(issuer))
  paper.text('Liquidación', 222, { size: 34, face: 'roman', width: 310 })
  paper.text(`A ${dateInWords(today)}`, 240, { size: 11.5, width: 310 })
  drawParty(paper, 'Boda', { ...client, name: weddingName }, 200)
  if (eventDate) paper.text(dateInWords(eventDate), 256, { size: 9.5, color: SOFT, width: 310 })

  paper.y = 308
  paper.text('Cobro', paper.y, { size: 9, color: SOFT })
  headings(paper, paper.y, COLUMNS)
  paper.rule(paper.y + 9)
  paper.y += 30
  const charges = account.charges.filter(({ isWithdrawn }) => !isWithdrawn)
  for (const charge of inOrderOfDue(charges, eventDate)) drawCharge(paper, charge, account)
  drawTotals(paper, charges, account, today)
  return paper.end()
}

const COLUMNS: readonly [string, number][] = [
  ['Importe', 400],
  ['Pagado', 475],
  ['Queda', 550],
]

function drawCharge(paper: Paper, charge: BookCharge, { eventDate }: BookAccount) {
  const payments = standingPayments(charge) as BookEntry[]
  paper.needs(30 + payments.length * 14)
  const due = dueDay(charge, eventDate)
  const open = remainingOf(charge)
  paper.text(charge.concept, paper.y, { face: 'strong', width: 220 })
  const cents = [lineOf(charge).payable, lineOf(charge).payable - open, open]
  for (const [index, amount] of cents.entries()) paper.amount(amount, paper.y, { right: COLUMNS[index]![1] })
  const note = (words: string) => {
    paper.y += 14
    paper.text(words, paper.y, { size: 9, color: SOFT, width: 240 })
  }
  if (open > 0) note(due ? `Vence el ${dateInWords(due)}` : `${charge.daysBefore} días antes de la boda`)
  for (const { amount, paidOn, method } of payments)
    note(`${formatEuros(amount)}, ${METHOD_NAMES[method].toLocaleLowerCase('es')}, ${dateInWords(paidOn)}`)
  paper.rule(paper.y + 9)
  paper.y += 28
}

function drawTotals(paper: Paper, charges: readonly BookCharge[], account: BookAccount, today: string) {
  paper.needs(190)
  const standing = standingOf(account, today)
  const lines = charges.map((charge) => taxLine(charge.total, charge))
  const sum = (field: 'base' | 'vat' | 'irpf') => lines.reduce((before, line) => before + line[field], 0)
  const rows: [string, number][] = [
    ['Base imponible', sum('base')],
    ['IVA', sum('vat')],
    ...(sum('irpf') > 0 ? [['Retención de IRPF', 0 - sum('irpf')] as [string, number]] : []),
    ['Acordado', standing.agreed],
    ['Pagado', standing.received],
  ]
  paper.y += 6
  for (const [words, cents] of rows) {
    paper.text(words, paper.y, { x: 322, width: 150 })
    paper.amount(cents, paper.y)
    paper.y += 20
  }
  paper.rule(paper.y - 10, 322)
  const left = standing.overdue + standing.pending
  paper.text('Queda por pagar', paper.y + 18, { x: 322, face: 'strong' })
  paper.amount(left, paper.y + 20, { size: 26, face: 'roman' })
  paper.y += 60
  if (left > 0)
    paper.text(`Si es por transferencia, en el concepto: ${account.reference}`, paper.y, { size: 9.5 })
  paper.text('Este documento resume lo acordado y no tiene otro valor fiscal.', paper.y + 18, {
    ...{ size: 9, color: SOFT },
  })
}
