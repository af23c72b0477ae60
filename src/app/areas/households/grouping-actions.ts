import { v7 as uuidv7 } from 'uuid'
import { GROUPS_AT_ONCE_MAX, HOUSEHOLD_PEOPLE_MAX } from '#domain/households/households.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { submitFamilyEdit } from '../../shared/households/families.changes.ts'
import type { Family, FamilyPerson } from '../../shared/households/families.ts'
import { countPeople } from '../../shared/households/words.ts'
import { endedInWords } from './ended-families.ts'
import { furthest } from './furthest-household.ts'
import { parts } from './parts.ts'
import './households.sentences.ts'

/** A guest with the family they are in. */
export type Member = { family: Family; person: FamilyPerson }

export const idsOf = ({ people }: Family) => people.map(({ guest }) => guest.id)

export const membersOf = (families: readonly Family[]): Member[] =>
  families.flatMap((family) => family.people.map((person) => ({ family, person })))

/** The actions that join guests, bring them to a family or take them out of it, each with the way back. */
export function groupingActions(weddingId: string) {
  return {
    /** 'Unir': one family of several guests. The household whose invitation has come furthest keeps its link. */
    join(members: readonly Member[], isQuiet = false): boolean {
      const target = furthest(members.flatMap(({ family }) => family.household ?? []))
      const name = members.find(({ family }) => target && family.household === target)?.family.name ?? ''
      const said = `Hemos unido a ${countPeople(members.length)} en una familia.`
      return bring(weddingId, members, { household: target, name }, isQuiet ? null : said)
    },
    /** One family of each of several groups, of which each has room in one. */
    joinEach(groups: readonly (readonly Member[])[]) {
      const all = groups.map((members) => {
        const target = furthest(members.flatMap(({ family }) => family.household ?? []))
        return { householdId: target?.id ?? uuidv7(), guestIds: guestIdsOf(members) }
      })
      for (const part of parts(all, GROUPS_AT_ONCE_MAX))
        submitFamilyEdit(weddingId, { kind: 'groups', groups: part })
    },
    /** Brings guests to a family that is there; one who stands alone becomes a family with them. */
    moveTo(members: readonly Member[], target: Family) {
      const coming = members.filter(({ family }) => family.key !== target.key)
      if (coming.length === 0) return
      if (target.people.length + coming.length > HOUSEHOLD_PEOPLE_MAX) return refuseFull()
      const said = `${whoOf(coming)}: ahora en la familia ${target.name}.`
      const together = target.household ? coming : [...membersOf([target]), ...coming]
      bring(weddingId, together, target, said)
    },
    takeOut(members: readonly Member[]) {
      const leaving = members.filter(({ family }) => family.household !== null && family.people.length > 1)
      for (const [{ household }, people] of byFamily(leaving)) takeOut(weddingId, household!.id, people)
      showToast(told(`${whoOf(leaving)}: ahora por su cuenta.`, endedInWords(leaving)), {
        action: { label: 'Deshacer', onAction: () => groupAgain(weddingId, leaving) },
      })
    },
  }
}

const guestIdsOf = (members: readonly Member[]) => members.map(({ person }) => person.guest.id)

const group = (weddingId: string, householdId: string, members: readonly Member[], name?: string | null) =>
  submitFamilyEdit(weddingId, {
    kind: 'group',
    householdId,
    guestIds: guestIdsOf(members),
    ...(name && { name }),
  })

const takeOut = (weddingId: string, householdId: string, members: readonly Member[]) =>
  submitFamilyEdit(weddingId, { kind: 'takeOut', householdId, guestIds: guestIdsOf(members) })

/** Brings guests to a household, and says so, unless that is said by others; with the links that end by it. */
function bring(
  weddingId: string,
  members: readonly Member[],
  { household: target, name }: Pick<Family, 'household' | 'name'>,
  said: string | null,
): boolean {
  const coming = members.filter(({ family }) => !target || family.household?.id !== target.id)
  const there = members.find(({ family }) => target && family.household === target)?.family.people.length ?? 0
  if (coming.length + there > HOUSEHOLD_PEOPLE_MAX) return refuseFull()
  const householdId = target?.id ?? uuidv7()
  group(weddingId, householdId, coming)
  const undo = () => {
    const alone = coming.filter(({ family }) => family.household === null)
    if (alone.length > 0) takeOut(weddingId, householdId, alone)
    groupAgain(weddingId, coming)
  }
  if (said)
    showToast(told(said, endedInWords(coming, name)), { action: { label: 'Deshacer', onAction: undo } })
  return true
}

const told = (...sentences: string[]) => sentences.filter(Boolean).join(' ')

/** Guests are in their households again; one that has ended since comes back, with its link and what it has said. */
function groupAgain(weddingId: string, members: readonly Member[]) {
  for (const [{ household }, people] of byFamily(members)) {
    if (household) group(weddingId, household.id, people, household.name)
  }
}

const byFamily = (members: readonly Member[]): [Family, Member[]][] =>
  [...new Set(members.map(({ family }) => family))].map((family) => [
    family,
    members.filter((member) => member.family === family),
  ])

const whoOf = (members: readonly Member[]) =>
  members.length === 1 ? members[0]!.person.guest.fullName : countPeople(members.length)

function refuseFull(): false {
  showToast(messageFor(new CodedError('HOUSEHOLD_FULL', { max: HOUSEHOLD_PEOPLE_MAX })), { tone: 'undone' })
  return false
}
