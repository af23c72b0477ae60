import { mergeRecords } from '../activity/three-way-merge.ts'
import type { TaxRates } from './tax.ts'

/** A charge as it is agreed, with its total in whole cents (spec 7). */
export type AgreedCharge = TaxRates & {
  concept: string
  total: number
  dueOn: string | null
  daysBefore: number | null
  remindsCouple: boolean
}

/** Fields that mean something only together count as one part. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  rates: ['vatRate', 'irpfRate'],
  due: ['dueOn', 'daysBefore'],
}

/** The fields of a part of a charge, a client or an issuer. */
export const fieldsOfPart = (part: string): readonly string[] => TOGETHER[part] ?? [part]

/** Two changes of one row of the books: both together, with the stored values where both have changed a part. */
export type MergedChange<Fields> = { merged: Fields; conflicts: string[] }

/** Puts a change of a charge together with what was saved since it began; without `from` the change counts. */
export function mergeCharge(
  from: AgreedCharge | undefined,
  stored: AgreedCharge,
  given: AgreedCharge,
): MergedChange<AgreedCharge> {
  const { merged, conflicts } = mergeRecords<unknown>({
    base: partsOf(from ?? stored),
    stored: partsOf(stored),
    given: partsOf(given),
  })
  const { rates, due, ...rest } = merged as ReturnType<typeof partsOf>
  return { merged: { ...rest, ...rates, ...due }, conflicts }
}

/** The same of a client or an issuer; `null` where there was none. */
export function mergeParty<Party extends Record<string, string | null>>(
  from: Party | null | undefined,
  stored: Party | null,
  given: Party,
): MergedChange<Party> {
  const base = from === undefined ? stored : from
  const { merged, conflicts } = mergeRecords<string | null>({
    base: base ?? {},
    stored: stored ?? {},
    given,
  })
  return { merged: merged as Party, conflicts }
}

const partsOf = ({ vatRate, irpfRate, dueOn, daysBefore, ...rest }: AgreedCharge) => ({
  ...rest,
  rates: { vatRate, irpfRate },
  due: { dueOn, daysBefore },
})
