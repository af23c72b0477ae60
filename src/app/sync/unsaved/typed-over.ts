import { keep, keptUnder, whenKeptOpens } from './kept.ts'

const KEPT = 'typed over '

/**
 * The value that each field had when the typing into it began, by the name of the field, as JSON. It is kept beside the
 * typed text, which outlives a reload and a sign-out: what another has saved in between is no value that the person was
 * shown.
 */
const values = new Map<string, string>()

whenKeptOpens(() => {
  for (const [field, value] of keptUnder(KEPT)) values.set(field, value)
})

export const typedOver = (field: string): string | undefined => values.get(field)

export const allTypedOver = (): [field: string, value: string][] => [...values]

/** Notes what a field has before it is typed into; `null` once nothing is typed any more. */
export function noteTypedOver(field: string, value: string | null): void {
  if ((values.get(field) ?? null) === value) return
  if (value === null) values.delete(field)
  else values.set(field, value)
  keep(KEPT + field, value)
}
