import { useQuery } from '@tanstack/react-query'
import { rulesQuery } from '../seating.queries.ts'
import { ruleChanges } from './seating-rules.changes.ts'

/** The rules of the tables, with this person's own changes to them. */
export function useRuleList(weddingId: string) {
  const read = useQuery(rulesQuery(weddingId))
  const { items: rules } = ruleChanges.useItems(weddingId, read.data)
  return { read, rules }
}
