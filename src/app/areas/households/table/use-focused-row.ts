import { useRef } from 'react'
import type { FamilyRow } from './family-rows.ts'

/** Which row has the focus: a long list keeps it drawn, wherever the page is scrolled to. */
export function useFocusedRow(rows: readonly FamilyRow[]) {
  const key = useRef<string | null>(null)
  const rowOf = (target: Element) => {
    const row = target.closest<HTMLElement>('[data-row], [data-family]')
    return row?.dataset['family'] ?? (row?.dataset['row'] ? `${row.dataset['row']} row` : null)
  }
  return {
    index: () => (key.current === null ? -1 : rows.findIndex((row) => row.key === key.current)),
    handlers: {
      onFocus: (event: React.FocusEvent) => {
        key.current = rowOf(event.target)
      },
      onBlur: () => {
        key.current = null
      },
    },
  }
}
