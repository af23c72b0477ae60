import type { Category } from '../../catalogue/catalogue.ts'
import type { Instalment } from '../../payments/payments.ts'
import type { IsoDate } from '../../time/dates.ts'
import type { VendorStatus } from '../../vendors/vendors.ts'
import { isDue, type KnownVendor, type PlannedRow } from './sheet-plan.ts'
import type { SheetVendor } from './sheet-rows.ts'

/** The rows that one import brings at most. */
export const SHEET_ROWS_MAX = 500

/** Bytes of its request: a full one with ordinary notes. */
export const SHEET_BODY_MAX_BYTES = 1024 * 1024

/** The component that a vendor gets whose own the app does not have, in each category. */
export const OTHERS_NAME = 'Otros'

/** Ids for all that one row can bring, made once, so that another try brings nothing twice. */
export type RowIds = { vendor: string; payment: string; paid: string; due: string }

export type ImportedPayment = { id: string; instalmentId: string | null; cents: number; paidOn: IsoDate }

/** The money of a row: the instalments of its plan, and what was paid. */
type RowMoney = { instalments: Instalment[]; payment: ImportedPayment | null }

export type ImportedVendor = RowMoney & {
  id: string
  /** Its component; without one it is among the others of the category. */
  place: { vendorType: string } | { othersOf: Category }
  name: string
  cost: number
  status: VendorStatus
  details: string | null
}

/** Changes of a vendor, and what the person saw of it: another state by now keeps them out. */
export type ImportedChange = RowMoney & {
  vendorId: string
  seen: {
    cost: number
    status: VendorStatus
    details: string | null
    paidCents: number
    instalments: number
  }
  cost?: number | undefined
  status?: 'closed' | undefined
  details?: string | null | undefined
}

export type SheetImport = { added: ImportedVendor[]; changed: ImportedChange[] }

/** The request that brings the given rows. `today` is the day of what was paid on a day that the sheet does not say. */
export function importOf(
  rows: readonly PlannedRow[],
  ids: (row: number) => RowIds,
  today: IsoDate,
): SheetImport {
  return {
    added: rows.flatMap((row) =>
      row.kind === 'new' ? addedVendor(row.vendor, ids(row.vendor.row), today) : [],
    ),
    changed: rows.flatMap((row) =>
      row.kind === 'changed' ? changedVendor(row, ids(row.vendor.row), today) : [],
    ),
  }
}

function addedVendor(vendor: SheetVendor, ids: RowIds, today: IsoDate): ImportedVendor {
  const { name, vendorType, category, costCents, status, details, paidCents } = vendor
  return {
    ...{ id: ids.vendor, name, cost: costCents / 100, status, details },
    place: vendorType === null ? { othersOf: category } : { vendorType },
    ...moneyOf(vendor, { ids, today, paidCents, isPlanned: true, isOwing: true }),
  }
}

function changedVendor(
  { vendor, known, changes }: Extract<PlannedRow, { kind: 'changed' }>,
  ids: RowIds,
  today: IsoDate,
): ImportedChange {
  const { paidCents = 0 } = changes
  return {
    vendorId: known.id,
    seen: seenOf(known),
    ...(changes.cost && { cost: changes.cost.to / 100 }),
    ...(changes.confirms && { status: 'closed' }),
    ...(changes.details && vendor.details !== null && { details: vendor.details }),
    ...moneyOf(vendor, {
      ...{ ids, today, paidCents },
      isPlanned: known.instalments === 0,
      isOwing: changes.due === true,
    }),
  }
}

const seenOf = ({ costCents, status, details, paidCents, instalments }: KnownVendor) => ({
  ...{ cost: costCents / 100, status, details, paidCents, instalments },
})

type Money = {
  ids: RowIds
  today: IsoDate
  paidCents: number
  /** Whether the plan is made of this row, or there is one that stays. */
  isPlanned: boolean
  isOwing: boolean
}

/** A sum that was paid is an instalment of its own, so that the rest of the plan is what is left. */
function moneyOf(vendor: SheetVendor, { ids, today, paidCents, isPlanned, isOwing }: Money): RowMoney {
  const owes = isOwing && isDue(vendor)
  const paidOn = paidDay(vendor, today)
  const part = (id: string, concept: string) => ({ id, concept, shares: [], isRefundable: null })
  const paid: Instalment = {
    ...part(ids.paid, 'Pagado'),
    size: { kind: 'amount', cents: paidCents },
    due: { kind: 'day', on: paidOn },
  }
  const due: Instalment = {
    ...part(ids.due, 'Pendiente'),
    size: vendor.dueCents === null ? { kind: 'rest' } : { kind: 'amount', cents: vendor.dueCents },
    due: vendor.on,
  }
  const hasPaid = paidCents > 0
  const instalmentId = isPlanned ? ids.paid : null
  return {
    instalments: [...(hasPaid && isPlanned ? [paid] : []), ...(owes ? [due] : [])],
    payment: hasPaid ? { id: ids.payment, instalmentId, cents: paidCents, paidOn } : null,
  }
}

/** The day of a row from which nothing is due is the day it was paid, unless it is still to come. */
function paidDay(vendor: SheetVendor, today: IsoDate): IsoDate {
  const { on } = vendor
  return on?.kind === 'day' && !isDue(vendor) && on.on <= today ? on.on : today
}
