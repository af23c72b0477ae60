import { useMutation } from '@tanstack/react-query'
import type { Scenario } from '#contract/scenarios.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import '../budget.sentences.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { budgetQuery } from '../budget.queries.ts'

/** Saves and removes the scenarios that all members who see the budget share. */
export function useSavedScenarios(weddingId: string) {
  const { queryKey } = budgetQuery(weddingId)
  const onError = (error: Error) => {
    showToast(messageFor(error), { tone: 'failed' })
    void queryClient.invalidateQueries({ queryKey })
  }
  const saving = useMutation({
    mutationFn: (saved: { scenario: Scenario; from: Scenario | null }) =>
      client.budget.saveScenario({ weddingId, ...saved }),
    onSuccess: (budget) => {
      queryClient.setQueryData(queryKey, budget)
      showToast('Escenario guardado.')
    },
    onError,
  })
  const removing = useMutation({
    mutationFn: ({ id }: Scenario) => client.budget.removeScenario({ weddingId, scenarioId: id }),
    onSuccess: (budget, scenario) => {
      queryClient.setQueryData(queryKey, budget)
      showToast(`Quitado: «${scenario.name}».`, {
        action: { label: 'Deshacer', onAction: () => saving.mutate({ scenario, from: null }) },
      })
    },
    onError,
  })
  return { saving, removing }
}
