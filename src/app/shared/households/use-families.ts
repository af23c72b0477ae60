import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Guest } from '#contract/guests.ts'
import { familyChanges } from './families.changes.ts'
import { type Family, familiesOf } from './families.ts'
import { withFamilyEdits } from './family-edits.ts'
import { householdsQuery } from './households-query.ts'

/** The families of the guest list as the person sees it; `null` until they are read. */
export function useFamilies(weddingId: string, guests: readonly Guest[]) {
  const query = useQuery(householdsQuery(weddingId))
  const unsaved = familyChanges.useUnsaved(weddingId)
  const list = useMemo(() => {
    const waiting = unsaved.filter(({ status }) => status === 'pending')
    const edits = waiting.flatMap(({ change }) => (change.kind === 'add' ? [change.item.edit] : []))
    return query.data ? withFamilyEdits(query.data, edits) : null
  }, [query.data, unsaved])
  const families = useMemo<Family[] | null>(() => list && familiesOf(guests, list), [guests, list])
  return { query, list, families }
}
