import { useState } from 'react'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'

/**
 * The unsaved fields of a form over a row that other devices change too, with the row as it was when the first of
 * them was typed: a change that is sent after a reload still begins from there.
 */
export function useTypedOver<Fields extends object, Row>(key: string, row: Row) {
  const [{ from, ...typed }, type] = useUnsavedForm<Fields & { from: Row }>(key)
  const [opened] = useState(row)
  const base = (from === undefined ? opened : from) as Row
  return {
    typed: typed as Partial<Fields>,
    from: base,
    change: (changes: Partial<Fields>) => type({ ...changes, from: base } as Partial<Fields & { from: Row }>),
    forget: () => type(null),
  }
}
