import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { InvitationChannel } from '#domain/households/households.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { submitFamilyEdit } from '../../shared/households/families.changes.ts'
import type { Family, FamilyPerson } from '../../shared/households/families.ts'
import type {
  DetailFields,
  FamilyEdit,
  HouseholdFields,
  ShownNeeds,
  TogetherFields,
} from '../../shared/households/family-edits.ts'
import { client } from '../../sync/api.ts'
import { attempt } from './attempt.ts'
import { formerFields } from './former-fields.ts'
import { groupingActions, idsOf } from './grouping-actions.ts'
import { mailActions } from './mail/mail-actions.ts'
import { invitationActions } from './sending/invitation-actions.ts'
import './households.sentences.ts'

/** The actions on families. An action that has to ask the server first gives `undefined` when it failed. */
export function useFamilyActions(weddingId: string) {
  return useMemo(
    () => ({
      ...groupingActions(weddingId),
      ...detailActions(weddingId),
      ...linkActions(weddingId),
      ...invitationActions(weddingId),
      ...mailActions(weddingId),
    }),
    [weddingId],
  )
}

export type FamilyActions = ReturnType<typeof useFamilyActions>

function detailActions(weddingId: string) {
  const submit = (edit: FamilyEdit) => submitFamilyEdit(weddingId, edit)
  return {
    async update(family: Family, fields: HouseholdFields) {
      // Nothing of a family is stored without a row for it, which a guest who stands alone has not yet.
      const householdId = family.household?.id ?? uuidv7()
      if (!family.household) submit({ kind: 'group', householdId, guestIds: idsOf(family) })
      submit({ kind: 'household', householdId, fields })
      return true
    },
    async updateGuest(guestId: string, fields: DetailFields, from?: ShownNeeds) {
      submit({ kind: 'guest', guestId, fields, ...(from && { from }) })
      return true
    },
    /** Sets the same for several guests, with the way back to what each had. */
    updateTogether(people: readonly FamilyPerson[], fields: TogetherFields, said: string) {
      submit({ kind: 'guests', guestIds: people.map(({ guest }) => guest.id), fields })
      showToast(said, {
        action: {
          label: 'Deshacer',
          onAction: () => {
            for (const former of formerFields(people, fields)) submit({ kind: 'guests', ...former })
          },
        },
      })
    },
    invitePeople: (eventId: string, guestIds: string[], isInvited: boolean) =>
      submit({ kind: 'invite', eventId, guestIds, isInvited }),
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
    /** Notes that a family was told a date. */
    markDateSent: (householdId: string, dateSentBy: InvitationChannel, dateTold?: string) =>
      attempt(weddingId, () => client.households.update({ weddingId, householdId, dateSentBy, dateTold })),
    renewLink: (householdId: string) =>
      attempt(weddingId, () => client.households.renewLink({ weddingId, householdId })),
    revokeLink: (householdId: string) =>
      attempt(weddingId, () => client.households.revokeLink({ weddingId, householdId })),
  }
}
