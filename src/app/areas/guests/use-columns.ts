import { type ReactNode, useMemo, useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import { useCookie } from '../../shared/page/use-cookie.ts'
import { remember } from '../../shared/wedding/remembered.ts'

/** The columns beside name, email, answer and notes, by their keys; the key of an event is its id. */
export type ColumnKeys = readonly string[]

/** Further columns of the list, by their keys. */
export type ExtraColumns = {
  columns: readonly { key: string; label: string }[]
  cell: (guest: Guest, key: string) => ReactNode
  /** All of a guest in one line, for lists that have no columns. */
  line: (guest: Guest) => string
}

const NONE: ColumnKeys = []
const BY_FAMILIES: ColumnKeys = ['menu', 'needs']

/** Which columns are shown, in the flat list and by families; this browser remembers both for each wedding. */
export function useColumns(weddingId: string, isByFamilies: boolean) {
  const name = isByFamilies ? 'azahar.family-columns' : 'azahar.columns'
  const [chosen, setChosen] = useState<Record<string, ColumnKeys>>({})
  const remembered = useCookie(name)
  const columns = useMemo(
    () => chosen[name] ?? remembered?.split(' ').filter(Boolean) ?? (isByFamilies ? BY_FAMILIES : NONE),
    [chosen, name, remembered, isByFamilies],
  )
  const setColumns = (next: ColumnKeys) => {
    setChosen((before) => ({ ...before, [name]: next }))
    remember(name, next.join(' ') || ' ', `/app/couple/${weddingId}`)
  }
  return { columns, setColumns }
}
