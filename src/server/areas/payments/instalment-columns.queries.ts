import type { instalments } from '#db/schema/payments.ts'
import type { Instalment, InstalmentDue, InstalmentSize } from '#domain/payments/payments.ts'

export type InstalmentRow = typeof instalments.$inferSelect

/** An instalment out of its columns. */
export const instalmentOf = (row: InstalmentRow): Instalment => ({
  id: row.id,
  concept: row.concept,
  size: sizeOf(row),
  due: dueOf(row),
  shares: row.shares,
  isRefundable: row.isRefundable,
})

function sizeOf({ amount, percent }: InstalmentRow): InstalmentSize {
  if (amount !== null) return { kind: 'amount', cents: amount }
  return percent === null ? { kind: 'rest' } : { kind: 'percent', hundredths: Math.round(percent * 100) }
}

function dueOf({ dueOn, daysBefore, dueAfter }: InstalmentRow): InstalmentDue | null {
  if (dueOn !== null) return { kind: 'day', on: dueOn }
  if (daysBefore !== null) return { kind: 'days', daysBefore }
  return dueAfter === null ? null : { kind: 'event', after: dueAfter }
}

/** The columns in which an instalment is kept, beside the wedding's, the vendor's and its place. */
export const instalmentColumns = ({ size, due, ...instalment }: Instalment) => ({
  ...instalment,
  amount: size.kind === 'amount' ? size.cents : null,
  percent: size.kind === 'percent' ? size.hundredths / 100 : null,
  dueOn: due?.kind === 'day' ? due.on : null,
  daysBefore: due?.kind === 'days' ? due.daysBefore : null,
  dueAfter: due?.kind === 'event' ? due.after : null,
})
