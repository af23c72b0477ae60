import type { NamedComponent } from '../../budget/sheet/sheet-components.ts'
import { type KnownVendor, type PlannedRow, planRows } from '../../budget/sheet/sheet-plan.ts'
import { importOf, SHEET_ROWS_MAX, type SheetImport } from '../../budget/sheet/sheet-request.ts'
import { placedAnew, type SheetVendor } from '../../budget/sheet/sheet-rows.ts'
import { BUILT_IN_COMPONENTS } from '../../catalogue/built-in-components.ts'
import { foldText } from '../../text/fold-text.ts'
import { VENDOR_DETAILS_MAX } from '../../vendors/vendors.ts'
import { inCurrency } from '../currencies.ts'
import {
  contentsOf,
  type IdOf,
  type ImportAnswers,
  type KnownWedding,
  type PlacedPart,
} from './known-wedding.ts'

export type VendorPlan = {
  sheet: SheetImport
  /** Each row that comes or changes a vendor. */
  rows: PlannedRow[]
  /** Vendors who are as the files say. */
  same: number
  /** Vendors whom two files name alike; the first counts. */
  twice: string[]
  /** Rows beyond what one import may bring. */
  tooMany: number
  /** The codes of other currencies than euros that budgets are in. */
  currencies: string[]
}

/** Rows of one part, from which those of the next are told. */
const ROWS_OF_A_PART = 1_000_000

/** The vendors of all budgets together, each once, beside those that the wedding has. */
export function planVendors(
  parts: readonly PlacedPart[],
  known: KnownWedding,
  { foreignAmounts = 'noted' }: ImportAnswers,
  idOf: IdOf,
): VendorPlan {
  const budgets = contentsOf(parts, 'budget')
  const catalogue = catalogueWith(known.components)
  const vendors = budgets.flatMap(({ content }, index) =>
    content.vendors
      .map((one) => (catalogue ? placedAnew(one, catalogue) : one))
      .map((vendor) => ({
        ...withContact(foreignAmounts === 'euros' ? vendor : withAmountsInWords(vendor, content.currency)),
        row: index * ROWS_OF_A_PART + vendor.row,
      })),
  )
  const { first, twice } = onceEach(vendors)
  const planned = planRows(first, known.vendors ?? ([] as KnownVendor[]))
  const rows = planned.filter(({ kind }) => kind !== 'same')
  const chosen = rows.slice(0, SHEET_ROWS_MAX)
  const keyOf = (row: number) => {
    const { fileId, at } = budgets[Math.floor(row / ROWS_OF_A_PART)]!
    return `${fileId}:${at}:${row % ROWS_OF_A_PART}`
  }
  const ids = (row: number) => ({
    vendor: idOf(`vendor:${keyOf(row)}`),
    payment: idOf(`payment:${keyOf(row)}`),
    paid: idOf(`paid:${keyOf(row)}`),
    due: idOf(`due:${keyOf(row)}`),
  })
  return {
    sheet: importOf(chosen, ids, known.today),
    rows: chosen,
    same: planned.length - rows.length,
    twice,
    tooMany: rows.length - chosen.length,
    currencies: [...new Set(budgets.map(({ content }) => content.currency))].filter((code) => code !== EURO),
  }
}

const EURO = 'EUR'

/** The built-in components with those of the wedding, one of which may have the key of a built-in one. */
function catalogueWith(own: readonly NamedComponent[]): NamedComponent[] | null {
  if (own.length === 0) return null
  const keys = new Set(own.map(({ key }) => key))
  return [...BUILT_IN_COMPONENTS.filter(({ key }) => !keys.has(key)), ...own]
}

/** Vendors of one name for one thing in two files are one; two rows of one file are two. */
function onceEach(vendors: readonly SheetVendor[]): { first: SheetVendor[]; twice: string[] } {
  const seen = new Map<string, number>()
  const first: SheetVendor[] = []
  const twice: string[] = []
  for (const vendor of vendors) {
    const part = Math.floor(vendor.row / ROWS_OF_A_PART)
    const key = `${foldText(vendor.name)}\n${vendor.vendorType ?? vendor.category}`
    const of = seen.get(key)
    if (vendor.name !== '' && of !== undefined && of !== part) {
      twice.push(vendor.name)
      continue
    }
    seen.set(key, of ?? part)
    first.push(vendor)
  }
  return { first, twice }
}

type WithContact = SheetVendor & { phone: string | null; email: string | null }

/** Amounts in another currency stand in the details: as numbers they would be summed as euros. */
function withAmountsInWords(vendor: WithContact, currency: string): WithContact {
  if (currency === EURO || !vendor.hasCost) return vendor
  const { costCents, paidCents, dueCents } = vendor
  const words = [
    costCents > 0 && `Coste: ${inCurrency(costCents, currency)}`,
    paidCents > 0 && `Pagado: ${inCurrency(paidCents, currency)}`,
    dueCents !== null && dueCents > 0 && `Por pagar: ${inCurrency(dueCents, currency)}`,
  ]
  return {
    ...vendor,
    ...{ costCents: 0, paidCents: 0, dueCents: null, hasCost: false, isCostOfParts: false },
    details: [vendor.details, ...words].filter(Boolean).join('\n'),
  }
}

/** Telephone and address stand in the details, where the canvas shows them. */
function withContact({ phone, email, ...vendor }: WithContact): SheetVendor {
  const lines = [vendor.details, phone && `Tel. ${phone}`, email].filter((line) => line)
  const details = lines.join('\n')
  return {
    ...vendor,
    details: details === '' || details.length > VENDOR_DETAILS_MAX ? vendor.details : details,
  }
}
