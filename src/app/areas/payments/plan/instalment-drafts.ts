import { v7 as uuidv7 } from 'uuid'
import { formatAmount, parseEuros } from '#domain/budget/money.ts'
import type { Instalment, InstalmentDue, InstalmentSize } from '#domain/payments/payments.ts'
import { WHOLE_PERCENT } from '#domain/payments/payments.ts'
import type { ReadyPlan } from '#domain/payments/ready-plans.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

/** An instalment as it is typed: texts stay as they are until the plan is saved. */
export type InstalmentDraft = {
  id: string
  concept: string
  size: InstalmentSize['kind']
  amount: string
  percent: string
  due: InstalmentDue['kind'] | 'none'
  on: string | null
  daysBefore: string
  after: string
  payerIds: (string | null)[]
  /** The parts that were agreed of each, as long as the same people pay. */
  shares: Instalment['shares']
  refund: 'yes' | 'no' | 'unknown'
}

export const draftsOf = (instalments: readonly Instalment[]): InstalmentDraft[] => instalments.map(draftOf)

const draftOf = ({ id, concept, size, due, shares, isRefundable }: Instalment): InstalmentDraft => ({
  id,
  concept,
  size: size.kind,
  amount: size.kind === 'amount' ? formatAmount(size.cents) : '',
  percent: size.kind === 'percent' ? formatNumber(size.hundredths / 100) : '',
  due: due?.kind ?? 'none',
  on: due?.kind === 'day' ? due.on : null,
  daysBefore: due?.kind === 'days' ? String(due.daysBefore) : '',
  after: due?.kind === 'event' ? due.after : '',
  payerIds: shares.map(({ payerId }) => payerId),
  shares,
  refund: isRefundable === null ? 'unknown' : isRefundable ? 'yes' : 'no',
})

/** One more instalment: it takes the rest, when no other does. */
export const blankDraft = (drafts: readonly InstalmentDraft[]): InstalmentDraft =>
  draftOf({
    id: uuidv7(),
    concept: drafts.length === 0 ? 'Reserva' : 'Pago',
    size: drafts.some(({ size }) => size === 'rest') ? { kind: 'amount', cents: 0 } : { kind: 'rest' },
    due: null,
    shares: [],
    isRefundable: null,
  })

export const draftsOfReady = ({ instalments }: ReadyPlan): InstalmentDraft[] =>
  instalments.map((one) => draftOf({ ...one, id: uuidv7() }))

/** The faults of an instalment as it is typed. */
export type DraftProblems = { concept: string | null; size: string | null; due: string | null }

export function problemsOf(draft: InstalmentDraft): DraftProblems {
  return {
    concept: draft.concept.trim() ? null : 'Ponle un nombre.',
    size: sizeOf(draft) ? null : draft.size === 'percent' ? 'Entre 0,01 y 100.' : 'Como 1.234,56.',
    due: dueOf(draft) === undefined ? DUE_PROBLEMS[draft.due] : null,
  }
}

const DUE_PROBLEMS = {
  none: null,
  day: 'Elige el día.',
  days: 'Entre 0 y 1826 días.',
  event: 'Di después de qué.',
}

/** The instalments that are typed. One that cannot be read counts as nothing until it can. */
export function readDrafts(drafts: readonly InstalmentDraft[]): {
  instalments: Instalment[]
  hasProblem: boolean
} {
  const instalments = drafts.map(
    (draft): Instalment => ({
      id: draft.id,
      concept: draft.concept.trim(),
      size: sizeOf(draft) ?? { kind: 'amount', cents: 0 },
      due: dueOf(draft) ?? null,
      shares: sharesOf(draft),
      isRefundable: draft.refund === 'unknown' ? null : draft.refund === 'yes',
    }),
  )
  return { instalments, hasProblem: drafts.some((one) => Object.values(problemsOf(one)).some(Boolean)) }
}

function sharesOf({ payerIds, shares }: InstalmentDraft): Instalment['shares'] {
  const isSame =
    payerIds.length === shares.length && shares.every(({ payerId }) => payerIds.includes(payerId))
  return isSame ? shares : payerIds.map((payerId) => ({ payerId, cents: null }))
}

function sizeOf({ size, amount, percent }: InstalmentDraft): InstalmentSize | null {
  if (size === 'rest') return { kind: 'rest' }
  // A percentage is read as an amount is: with at most two decimals.
  const read = parseEuros(size === 'amount' ? amount : percent.replace('%', ''))
  if (read === null) return null
  if (size === 'amount') return { kind: 'amount', cents: read }
  return read >= 1 && read <= WHOLE_PERCENT ? { kind: 'percent', hundredths: read } : null
}

const DAYS = /^\d{1,4}$/
const DAYS_MAX = 1826

function dueOf({ due, on, daysBefore, after }: InstalmentDraft): InstalmentDue | null | undefined {
  if (due === 'none') return null
  if (due === 'day') return on ? { kind: 'day', on } : undefined
  if (due === 'event') return after.trim() ? { kind: 'event', after: after.trim() } : undefined
  const days = daysBefore.trim()
  return DAYS.test(days) && Number(days) <= DAYS_MAX ? { kind: 'days', daysBefore: Number(days) } : undefined
}
