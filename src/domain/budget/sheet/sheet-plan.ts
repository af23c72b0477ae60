import { foldText } from '../../text/fold-text.ts'
import type { VendorStatus } from '../../vendors/vendors.ts'
import type { SheetVendor } from './sheet-rows.ts'

/** A vendor on the canvas with what is known of its money, in whole cents. */
export type KnownVendor = {
  id: string
  name: string
  vendorType: string
  status: VendorStatus
  details: string | null
  costCents: number
  /** Whether its cost is worked out from a price by unit. */
  isPriced: boolean
  paidCents: number
  instalments: number
}

/** The changes that a row makes to a vendor that is there. */
export type RowChanges = {
  /** Cents. */
  cost?: { from: number; to: number }
  /** The cents that the sheet has as paid beyond those that are noted. */
  paidCents?: number
  /** The cents that are due, or the rest of the cost on its day, for a vendor without a plan of payments. */
  due?: true
  confirms?: true
  details?: true
}

/** The parts that the sheet has otherwise and that stay as they are. */
export type RowStays = 'price' | 'paid' | 'plan' | 'status' | 'details'

/** The outcome of a row: a new vendor, changes of one that is there, or nothing. */
export type PlannedRow = { vendor: SheetVendor } & (
  | { kind: 'new'; repeats: number | null }
  | { kind: 'changed'; known: KnownVendor; changes: RowChanges; stays: RowStays[] }
  | { kind: 'same'; known: KnownVendor; stays: RowStays[] }
)

/**
 * The outcome of each row of a sheet. A row is a vendor that is there when it has its name and its component, or its
 * name alone where only one has that; each of them is of one row. A further row of a new name is another vendor.
 */
export function planRows(vendors: readonly SheetVendor[], known: readonly KnownVendor[]): PlannedRow[] {
  const found = foundAmong(vendors, known)
  const first = new Map<string, number>()
  return vendors.map((vendor): PlannedRow => {
    const own = found.get(vendor)
    if (own) return { vendor, known: own, ...differences(vendor, own) }
    const key = `${foldText(vendor.name)}\n${vendor.vendorType ?? vendor.category}`
    const repeats = first.get(key) ?? null
    if (repeats === null) first.set(key, vendor.row)
    return { vendor, kind: 'new', repeats }
  })
}

/** Rows that name the component too have the first choice. */
function foundAmong(vendors: readonly SheetVendor[], known: readonly KnownVendor[]) {
  const left = new Set(known)
  const found = new Map<SheetVendor, KnownVendor>()
  const take = (vendor: SheetVendor, one: KnownVendor | undefined) => {
    if (!one) return
    left.delete(one)
    found.set(vendor, one)
  }
  const namesakes = ({ name }: SheetVendor) =>
    [...left].filter((one) => foldText(one.name) === foldText(name))
  for (const vendor of vendors)
    take(
      vendor,
      namesakes(vendor).find((one) => one.vendorType === vendor.vendorType),
    )
  for (const vendor of vendors) {
    // A vendor without a name is known by its component alone.
    if (found.has(vendor) || vendor.name === '') continue
    const [one, ...others] = namesakes(vendor)
    if (others.length === 0) take(vendor, one)
  }
  return found
}

type Differences =
  | { kind: 'changed'; changes: RowChanges; stays: RowStays[] }
  | { kind: 'same'; stays: RowStays[] }

function differences(row: SheetVendor, known: KnownVendor): Differences {
  const changes: RowChanges = {}
  const stays: RowStays[] = []
  if (row.hasCost && row.costCents !== known.costCents) {
    if (known.isPriced) stays.push('price')
    else changes.cost = { from: known.costCents, to: row.costCents }
  }
  if (row.paidCents > known.paidCents) changes.paidCents = row.paidCents - known.paidCents
  else if (row.paidCents > 0 && row.paidCents < known.paidCents) stays.push('paid')
  if (isDue(row)) {
    if (known.instalments === 0) changes.due = true
    else stays.push('plan')
  }
  if (row.status === 'closed' && known.status === 'open') changes.confirms = true
  else if (row.status !== known.status && row.paidCents === 0) stays.push('status')
  if (row.details !== null && row.details !== known.details) {
    if (known.details === null) changes.details = true
    else stays.push('details')
  }
  return Object.keys(changes).length > 0 ? { kind: 'changed', changes, stays } : { kind: 'same', stays }
}

/** Whether something of a row is still to pay on a day or as an amount, which becomes an instalment. */
export const isDue = ({ dueCents, on, costCents, paidCents }: SheetVendor): boolean =>
  dueCents === null ? on !== null && costCents > paidCents : dueCents > 0

/** Whether what is paid and due makes up the cost, as far as the sheet says all three. */
export const addsUp = ({ dueCents, costCents, paidCents }: SheetVendor): boolean =>
  dueCents === null || dueCents + paidCents === costCents
