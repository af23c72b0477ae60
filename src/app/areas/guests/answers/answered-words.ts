import { useQuery } from '@tanstack/react-query'
import type { Family } from '../../../shared/households/families.ts'
import { membersQuery } from '../../../shared/wedding/members-query.ts'
import { instantInWords } from '../../../shared/words/spanish-dates.ts'

type Noted = { memberId: string | null } | null
type NameOf = (memberId: string | null) => string | null

/** The words by which members are named; those who are gone have none. Members are read where one is to be named. */
export function useMemberNames(weddingId: string, isWanted: boolean) {
  const { data: members } = useQuery({ ...membersQuery(weddingId), enabled: isWanted })
  return (memberId: string | null): string | null =>
    members?.find(({ userId }) => userId === memberId)?.fullName ?? null
}

/** `Respondió por teléfono, 3 de marzo de 2027, lo apuntó Lucía`, and the like for families that answered themselves. */
export function useAnsweredWords(weddingId: string, families: readonly Family[]) {
  const isByTelephone = families.some(({ household }) => household?.byTelephone)
  const nameOf = useMemberNames(weddingId, isByTelephone)
  return (family: Family): string => answeredInWords(family, nameOf)
}

/** How and when a family has answered; of one that has not, whether its people were noted one by one. */
export function answeredInWords({ household, people }: Family, nameOf: NameOf): string {
  if (!household?.answeredAt)
    return people.some(({ guest }) => guest.rsvp === null) ? 'Sin responder' : 'Apuntado en la lista'
  const { answeredAt, byTelephone } = household
  const how = byTelephone ? 'Respondió por teléfono' : 'Respondió por su enlace'
  return `${how}, ${instantInWords(answeredAt)}${notedBy(byTelephone, nameOf)}`
}

/** `, lo apuntó Lucía`; nothing of an answer that the family gave itself, nor of a member who is gone. */
export function notedBy(noted: Noted, nameOf: NameOf): string {
  const name = noted && nameOf(noted.memberId)
  return name ? `, lo apuntó ${name}` : ''
}
