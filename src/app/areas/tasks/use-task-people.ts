import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Role } from '#domain/members/roles.ts'
import { type Assignee, assigneeKey } from '#domain/tasks/tasks.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { firstName } from '../../sync/presence/first-name.ts'

/** A person who has a task, or may have one. `isGone` says that they have left the wedding. */
export type TaskPerson = { who: Assignee; name: string; short: string; role: Role; isGone: boolean }

/** Says what each person who has a task is called. */
export function useTaskPeople(weddingId: string) {
  const { data: members } = useQuery(membersQuery(weddingId))
  const { id: ownId } = useProfile()
  return useMemo(() => {
    const known = (members ?? []).map(({ userId, fullName, role }): TaskPerson => {
      const short = firstName(fullName)
      return { who: { kind: 'member', userId }, name: fullName || short, short, role, isGone: false }
    })
    const byKey = new Map(known.map((person) => [assigneeKey(person.who), person]))
    const couple = known.filter(({ role }) => role === 'couple')
    return {
      known,
      own: assigneeKey({ kind: 'member', userId: ownId }),
      find(who: Assignee): TaskPerson {
        if (who.kind === 'person')
          return { who, name: who.name, short: who.name, role: 'couple', isGone: false }
        const left = { who, name: 'Alguien que ya no está', short: 'Ya no está', role: 'couple' } as const
        return byKey.get(assigneeKey(who)) ?? { ...left, isGone: members !== undefined }
      },
      /** Whether these are exactly the two of the couple. */
      areTheCouple: (all: readonly Assignee[]) =>
        couple.length === 2 &&
        all.length === 2 &&
        couple.every(({ who }) => all.some((one) => assigneeKey(one) === assigneeKey(who))),
    }
  }, [members, ownId])
}

export type TaskPeople = ReturnType<typeof useTaskPeople>

/** The people of a task in one line: `Elena`, `La pareja`, `Elena y 2 más`. */
export function peopleInWords(people: TaskPeople, assignees: readonly Assignee[]): string {
  const [first, ...others] = assignees
  if (!first) return ''
  if (people.areTheCouple(assignees)) return 'La pareja'
  const { short } = people.find(first)
  if (others.length === 0) return short
  return others.length === 1
    ? `${short} y ${people.find(others[0]!).short}`
    : `${short} y ${others.length} más`
}
