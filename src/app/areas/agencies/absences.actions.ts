import type { Absence } from '#contract/agencies.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { placeQuery, teamQuery } from './agencies.queries.ts'
import { attempt } from './assign.ts'
import { absenceInWords } from './team-words.ts'

/** Days off as one page notes them: of a person of the team for its owner, or the own ones. */
export type AbsencesOf = { agencyId: string; userId: string; isOwner: boolean }

type Days = Omit<Absence, 'userId'>

/** Notes days off, says so, and offers the way back. */
export async function noteAbsence(of: AbsencesOf, days: Days): Promise<void> {
  await save(of, days)
  showToast(`${absenceInWords(days)}, libre.`, {
    action: { label: 'Deshacer', onAction: () => void attempt(() => remove(of, days)) },
  })
}

/** Removes days off; the same id brings them back. */
export async function removeAbsence(of: AbsencesOf, days: Days): Promise<void> {
  try {
    await remove(of, days)
    showToast(`${absenceInWords(days)}: ya no está libre.`, {
      action: { label: 'Deshacer', onAction: () => void attempt(() => save(of, days)) },
    })
  } catch (error) {
    showToast(`No hemos podido quitarlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}

async function save(of: AbsencesOf, { id: absenceId, firstDay, lastDay }: Days): Promise<void> {
  const { agencyId, userId } = of
  const range = { absenceId, firstDay, lastDay }
  const { absences } = client.agencies
  const saved = of.isOwner
    ? await absences.save({ agencyId, userId, ...range })
    : await absences.saveOwn({ agencyId, ...range })
  change(of, (known) =>
    [...known.filter(({ id }) => id !== saved.id), saved].toSorted((a, b) =>
      a.firstDay.localeCompare(b.firstDay),
    ),
  )
}

async function remove(of: AbsencesOf, { id: absenceId }: Days): Promise<void> {
  const { agencyId, userId } = of
  const { absences } = client.agencies
  if (of.isOwner) await absences.remove({ agencyId, userId, absenceId })
  else await absences.removeOwn({ agencyId, absenceId })
  change(of, (known) => known.filter(({ id }) => id !== absenceId))
}

function change({ agencyId, isOwner }: AbsencesOf, to: (absences: Absence[]) => Absence[]): void {
  if (isOwner)
    queryClient.setQueryData(
      teamQuery(agencyId).queryKey,
      (team) => team && { ...team, absences: to(team.absences) },
    )
  else
    queryClient.setQueryData(
      placeQuery(agencyId).queryKey,
      (place) => place && { ...place, absences: to(place.absences) },
    )
}
