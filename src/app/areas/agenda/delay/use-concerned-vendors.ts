import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AgendaItem } from '#domain/agenda/agenda.ts'
import type { Delay } from '#domain/agenda/agenda-delay.ts'
import { agendaLinksQuery } from '../agenda.queries.ts'
import type { People, Person } from '../use-people.ts'

/** A vendor whose items move, and which. */
export type ConcernedVendor = { id: string; person: Person | undefined; items: AgendaItem[] }

export type ConcernedVendors = { all: ConcernedVendor[]; unreachable: ConcernedVendor[] }

/** The vendors of what is delayed, and those whom nobody can write to: without an email, or a link to send. */
export function useConcernedVendors(
  weddingId: string,
  people: People,
  delay: Delay<AgendaItem> | null,
  isOpen: boolean,
): ConcernedVendors {
  const { data: links } = useQuery({ ...agendaLinksQuery(weddingId), enabled: isOpen })
  return useMemo(() => {
    const byId = new Map<string, ConcernedVendor>()
    for (const { item } of delay?.moved ?? [])
      for (const who of item.responsible) {
        if (who.kind !== 'vendor') continue
        const known = byId.get(who.vendorId)
        if (known) known.items.push(item)
        else byId.set(who.vendorId, { id: who.vendorId, person: people.find(who), items: [item] })
      }
    const all = [...byId.values()]
    const hasLink = (id: string) => links?.some(({ vendorId }) => vendorId === id) ?? true
    return { all, unreachable: all.filter(({ id, person }) => !person?.email || !hasLink(id)) }
  }, [people, delay, links])
}
