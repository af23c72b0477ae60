import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { MessageFamilyRow } from '#contract/guest-messages.ts'
import type { MessageGroup, ShownFamilies } from '#domain/households/guest-messages.ts'
import { type Family, phoneOf } from '../../../shared/households/families.ts'
import { groupFamiliesQuery } from './messages.queries.ts'

/** A family of a group as the server has it, and as this page shows it. */
export type Reached = { row: MessageFamilyRow; family: Family }

/** The families of a group, read again whenever the families of the list change; `rows` are undefined at first. */
export function useGroupFamilies(weddingId: string, group: MessageGroup, families: readonly Family[]) {
  const query = useQuery(groupFamiliesQuery(weddingId, group))
  const { data: rows, refetch } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is in a group follows from the list
  useEffect(() => void refetch(), [families])
  return useMemo(() => {
    const byKey = new Map(families.map((family) => [family.key, family]))
    const reached = (rows ?? []).flatMap((row): Reached[] => {
      const family = byKey.get(row.key)
      return family ? [{ row, family }] : []
    })
    const keysBy = (way: MessageFamilyRow['way']) =>
      (rows ?? []).filter((row) => row.way === way).map(({ key }) => key)
    const shown: ShownFamilies = { mail: keysBy('mail'), chat: keysBy('chat') }
    const phones = new Set(reached.filter(({ family }) => phoneOf(family)).map(({ row }) => row.key))
    return { query, rows, reached, shown, hasPhone: ({ key }: MessageFamilyRow) => phones.has(key) }
  }, [query, rows, families])
}

export type GroupFamilies = ReturnType<typeof useGroupFamilies>
