import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import type { NotedProblem, RsvpValues } from '#domain/households/answer-values.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { codeOf, messageFor } from '../../../shared/error-messages.ts'
import type { Family } from '../../../shared/households/families.ts'
import { refreshHouseholds } from '../../../shared/households/households-query.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { api, client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { refreshGuestList } from '../../guests/guests.queries.ts'
import type { ToldValues } from './told-values.ts'
import type { FormValues } from './typed-fields.ts'
import '../households.sentences.ts'

type Press = {
  /** Whether the next family comes, once this one is saved. */
  goesOn: boolean
}

/** Saves the form of a family in one act, with one way back; what could not be saved stays in it. */
export function useNoteAnswers(
  weddingId: string,
  family: Family,
  { told, onNext }: { told: ToldValues; onNext: (() => void) | undefined },
) {
  const [problems, setProblems] = useState<readonly NotedProblem[]>([])
  const form = useSubmission(async ({ goesOn }: Press) => {
    if (!told.isTyped) return
    setProblems([])
    let isAll = false
    try {
      const { lineId } = await client.households.noteAnswers({
        ...{ weddingId, guestId: family.people[0]!.guest.id },
        ...sentOf(told),
      })
      await refreshLists(weddingId)
      isAll = told.saved(told.typed)
      showToast(`Las respuestas de ${family.name} están guardadas.`, {
        ...(lineId && {
          action: { label: 'Deshacer', onAction: () => void undo(weddingId, lineId) },
        }),
      })
    } catch (error) {
      const found = problemsIn(error)
      setProblems(found)
      if (found.length > 0) await refreshLists(weddingId)
      throw error
    }
    if (goesOn && isAll) onNext?.()
  })
  return { form, problems }
}

function sentOf({ values, shown }: Pick<ToldValues, 'values' | 'shown'>) {
  const said = values.beds
  const before = shown.beds
  const isNew = said && before && JSON.stringify(said) !== JSON.stringify(before)
  return {
    shown: fieldsOf(shown),
    values: fieldsOf(values),
    ...(isNew && { beds: { shown: before, said } }),
  }
}

type Sent = Parameters<typeof client.households.noteAnswers>[0]['values']

const fieldsOf = ({ people, busOut, busBack, ownAnswers, song, message }: FormValues): Sent =>
  ({ people, busOut, busBack, ownAnswers, song, message }) satisfies RsvpValues as Sent

const problemsIn = (error: unknown): readonly NotedProblem[] =>
  error instanceof ORPCError && codeOf(error) === 'ANSWERS_REFUSED'
    ? (error.data as { problems: NotedProblem[] }).problems
    : []

const refreshLists = (weddingId: string) =>
  Promise.all([
    refreshGuestList(weddingId),
    refreshHouseholds(weddingId),
    queryClient.invalidateQueries({ queryKey: api.households.freePlaces.key() }),
  ])

/** A field that was changed since stays as it is, and is told in the activity. */
async function undo(weddingId: string, lineId: string) {
  try {
    const { conflicts } = await client.activity.undo({ weddingId, lineId })
    await refreshLists(weddingId)
    showToast(
      conflicts.length === 0
        ? 'Todo vuelve a estar como antes de la llamada.'
        : 'Hemos deshecho lo que se podía. Lo demás está en la actividad.',
      { tone: 'undone' },
    )
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}
