import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Responsible, responsibleKey } from '#domain/agenda/agenda.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

/** A person who can be responsible: with their name, and a phone where one is known. */
export type Person = {
  who: Responsible
  name: string
  line: string
  phone: string | null
  email?: string | null
  isDraft?: boolean
}

/** The vendors and members of a wedding, and what each responsible is called. A draft is chosen in a draft only. */
export function usePeople(weddingId: string, { takesDrafts }: { takesDrafts: boolean }) {
  const input = { weddingId }
  const { data: vendors } = useQuery({
    ...api.vendors.list.queryOptions({ input }),
    staleTime: STALE_LISTS,
  })
  const { data: components } = useQuery({
    ...api.catalogue.list.queryOptions({ input }),
    staleTime: STALE_LISTS,
  })
  const { data: members } = useQuery(membersQuery(weddingId))
  const { data: planner } = useQuery({
    ...api.planners.linked.queryOptions({ input }),
    staleTime: STALE_LISTS,
  })
  return useMemo(() => {
    const componentName = (key: string) => components?.find((component) => component.key === key)?.name ?? ''
    const known: Person[] = [
      ...(vendors ?? []).map(({ id, name, vendorType, phone, email, isDraft }): Person => {
        const component = componentName(vendorType)
        const who = { kind: 'vendor', vendorId: id } as const
        return {
          who,
          name: name || component,
          line: name ? component : 'Sin proveedor',
          phone,
          email,
          isDraft,
        }
      }),
      ...(members ?? []).map(({ userId, fullName, role }): Person => {
        const isLinked = planner?.userId === userId
        return {
          who: { kind: 'member', userId },
          name: fullName || 'Usuario',
          line: role === 'planner' ? 'Planner' : 'Pareja',
          phone: isLinked ? (planner.phone ?? null) : null,
        }
      }),
    ]
    const byKey = new Map(known.map((person) => [responsibleKey(person.who), person]))
    return {
      known,
      isOffered: ({ isDraft = false }: Person) => takesDrafts || !isDraft,
      isRead: vendors !== undefined && members !== undefined,
      /** Nothing of those who are no longer on the canvas or in the wedding. */
      find(who: Responsible): Person | undefined {
        if (who.kind === 'person') return { who, name: who.name, line: '', phone: who.phone }
        return byKey.get(responsibleKey(who))
      },
    }
  }, [vendors, components, members, planner, takesDrafts])
}

export type People = ReturnType<typeof usePeople>

/** The names of those responsible, as they are read: 'La Alacena de Triana y Lucía'. */
export function namesOf(people: People, responsible: readonly Responsible[]): string {
  return inSpanishList(
    responsible.flatMap((who) => people.find(who)?.name ?? (people.isRead ? 'alguien que ya no está' : [])),
  )
}

/** The first of those responsible who can be called. */
export const firstWithPhone = (people: People, responsible: readonly Responsible[]): Person | undefined =>
  responsible.map((who) => people.find(who)).find((person) => person?.phone)
