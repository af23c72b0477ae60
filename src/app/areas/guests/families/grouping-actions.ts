import { v7 as uuidv7 } from 'uuid'
import type { Household } from '#contract/household-rows.ts'
import { HOUSEHOLD_PEOPLE_MAX } from '#domain/households.ts'
import { showToast } from '#ui/toast-queue.ts'
import { CodedError, messageFor } from '../../../lib/error-messages.ts'
import { submitFamilyEdit } from './families.changes.ts'
import type { Family, FamilyPerson } from './families.ts'
import { countPeople } from './words.ts'

/** A guest with the family they are in. */
export type Member = { family: Family; person: FamilyPerson }

export const idsOf = ({ people }: Family) => people.map(({ guest }) => guest.id)

export const membersOf = (families: readonly Family[]): Member[] =>
  families.flatMap((family) => family.people.map((person) => ({ family, person })))

/** Who is together: joined, brought to a family, taken out of it, each with the way back. */
export function groupingActions(weddingId: string) {
  const group = (householdId: string, members: readonly Member[], name?: string | null) =>
    submitFamilyEdit(weddingId, {
      kind: 'group',
      householdId,
      guestIds: members.map(({ person }) => person.guest.id),
      ...(name && { name }),
    })
  const takeOut = (householdId: string, members: readonly Member[]) =>
    submitFamilyEdit(weddingId, {
      kind: 'takeOut',
      householdId,
      guestIds: members.map(({ person }) => person.guest.id),
    })

  /** Brings guests to a household, and says so, unless that is said by others. */
  const bring = (members: readonly Member[], target: Household | null, said: string | null): boolean => {
    const coming = members.filter(({ family }) => !target || family.household?.id !== target.id)
    const there =
      members.find(({ family }) => target && family.household === target)?.family.people.length ?? 0
    if (coming.length + there > HOUSEHOLD_PEOPLE_MAX) return refuseFull()
    const householdId = target?.id ?? uuidv7()
    group(householdId, coming)
    if (said) showToast(said, { action: { label: 'Deshacer', onAction: () => putBack(householdId, coming) } })
    return true
  }

  /** Everybody is where they were: those of a household that has ended since get one with its name. */
  const putBack = (householdId: string, members: readonly Member[]) => {
    const [alone, others] = [true, false].map((isAlone) =>
      members.filter(({ family }) => (family.household === null) === isAlone),
    )
    if (alone!.length > 0) takeOut(householdId, alone!)
    for (const family of new Set(others!.map((member) => member.family))) {
      const household = family.household!
      group(
        household.id,
        others!.filter((member) => member.family === family),
        household.name,
      )
    }
  }

  return {
    /** 'Unir': one family of several guests. The household whose invitation has come furthest keeps its link. */
    join(members: readonly Member[], isQuiet = false): boolean {
      const target = furthest(members.flatMap(({ family }) => family.household ?? []))
      const said = `Hemos unido a ${countPeople(members.length)} en una familia.`
      return bring(members, target, isQuiet ? null : said)
    },
    /** Brings guests to a family that is there; one who stands alone becomes a family with them. */
    moveTo(members: readonly Member[], target: Family) {
      const coming = members.filter(({ family }) => family.key !== target.key)
      if (coming.length === 0) return
      if (target.people.length + coming.length > HOUSEHOLD_PEOPLE_MAX) return refuseFull()
      const who = coming.length === 1 ? coming[0]!.person.guest.fullName : countPeople(coming.length)
      const said = `${who} ahora en la familia ${target.name}.`
      bring(target.household ? coming : [...membersOf([target]), ...coming], target.household, said)
    },
    takeOut(members: readonly Member[]) {
      const inFamilies = members.filter(({ family }) => family.household !== null && family.people.length > 1)
      for (const family of new Set(inFamilies.map((member) => member.family))) {
        takeOut(
          family.household!.id,
          inFamilies.filter((member) => member.family === family),
        )
      }
      const who =
        inFamilies.length === 1 ? inFamilies[0]!.person.guest.fullName : countPeople(inFamilies.length)
      showToast(`${who} ahora por su cuenta.`, {
        action: {
          label: 'Deshacer',
          onAction: () => {
            for (const family of new Set(inFamilies.map((member) => member.family))) {
              const { id, name } = family.household!
              group(
                id,
                inFamilies.filter((member) => member.family === family),
                name,
              )
            }
          },
        },
      })
    },
  }
}

function refuseFull(): false {
  showToast(messageFor(new CodedError('HOUSEHOLD_FULL', { max: HOUSEHOLD_PEOPLE_MAX })), { tone: 'undone' })
  return false
}

/** The household whose invitation has come furthest; the oldest of equal ones. */
function furthest(households: readonly Household[]): Household | null {
  const rank = ({ answeredAt, openedAt, sentAt, path }: Household) =>
    [answeredAt, openedAt, sentAt, path].findIndex((one) => one !== null)
  const place = (household: Household) => (rank(household) < 0 ? 4 : rank(household))
  const inOrder = households.toSorted((a, b) => place(a) - place(b) || (a.createdAt < b.createdAt ? -1 : 1))
  return inOrder[0] ?? null
}
