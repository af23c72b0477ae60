import { useMemo } from 'react'
import type { GuestDetails, Household } from '#contract/household-rows.ts'
import type { InvitationChannel } from '#domain/households.ts'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../../lib/api.ts'
import { attempt } from './attempt.ts'
import type { Family } from './families.ts'
import { invitationActions } from './invitation-actions.ts'
import { mailActions } from './mail/mail-actions.ts'

type HouseholdFields = Partial<Pick<Household, 'name' | 'phone' | 'email' | 'language'>>
export type DetailFields = Partial<Omit<GuestDetails, 'guestId' | 'householdId' | 'companionOf'>>

/** What can be done with families. Each gives `undefined` when it failed, which a toast has told then. */
export function useFamilyActions(weddingId: string) {
  return useMemo(
    () => ({
      ...groupingActions(weddingId),
      ...linkActions(weddingId),
      ...invitationActions(weddingId),
      ...mailActions(weddingId),
    }),
    [weddingId],
  )
}

export type FamilyActions = ReturnType<typeof useFamilyActions>

const peopleOf = ({ people }: Family) => people.map(({ guest }) => guest.id)

const groupGuests = (weddingId: string, guestIds: string[]) =>
  attempt(weddingId, () => client.households.group({ weddingId, guestIds }))

const takeOutGuests = (weddingId: string, householdId: string, guestIds: string[]) =>
  attempt(weddingId, () => client.households.takeOut({ weddingId, householdId, guestIds }))

function groupingActions(weddingId: string) {
  const group = (guestIds: string[]) => groupGuests(weddingId, guestIds)
  return {
    group,
    takeOut: (householdId: string, guestIds: string[]) => takeOutGuests(weddingId, householdId, guestIds),
    /** 'Unir': one family of several, with the way back. */
    async join(families: readonly Family[]) {
      const joined = await group(families.flatMap(peopleOf))
      if (!joined) return
      const others = families.filter(({ key }) => key !== joined.id)
      const count = families.reduce((sum, { people }) => sum + people.length, 0)
      showToast(`Hemos unido a ${count} personas en una familia.`, {
        action: { label: 'Deshacer', onAction: () => void part(weddingId, joined.id, others) },
      })
    },
    async update(family: Family, fields: HouseholdFields) {
      // Nothing of a family is stored without a row for it, which a guest who stands alone has not yet.
      const household = family.household ?? (await group(peopleOf(family)))
      if (!household) return undefined
      return attempt(weddingId, () =>
        client.households.update({ weddingId, householdId: household.id, ...fields }),
      )
    },
    updateGuest: (guestId: string, fields: DetailFields) =>
      attempt(weddingId, () => client.households.updateGuest({ weddingId, guestId, ...fields })),
  }
}

/** The families are as they were before they were joined. */
async function part(weddingId: string, householdId: string, families: readonly Family[]) {
  for (const family of families) {
    await takeOutGuests(weddingId, householdId, peopleOf(family))
    if (family.people.length > 1) await groupGuests(weddingId, peopleOf(family))
  }
}

function linkActions(weddingId: string) {
  return {
    /** Makes the links of families that have none. */
    invite: (families: readonly Family[]) => {
      const guestIds = families.flatMap(({ people }) => people[0]?.guest.id ?? [])
      return attempt(weddingId, () => client.households.invite({ weddingId, guestIds }))
    },
    markSent: (householdId: string, sentBy: InvitationChannel | null) =>
      attempt(weddingId, () => client.households.update({ weddingId, householdId, sentBy })),
    renewLink: (householdId: string) =>
      attempt(weddingId, () => client.households.renewLink({ weddingId, householdId })),
    revokeLink: (householdId: string) =>
      attempt(weddingId, () => client.households.revokeLink({ weddingId, householdId })),
  }
}
