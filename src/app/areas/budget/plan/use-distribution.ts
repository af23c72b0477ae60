import { useMutation } from '@tanstack/react-query'
import type { DistributionChange } from '#domain/budget/distribution.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import '../budget.sentences.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { budgetQuery } from '../budget.queries.ts'
import { opposite } from './plan-fields.ts'

/** Changes the plan by category as one act, which its toast takes back. */
export function useDistribution(weddingId: string) {
  const { queryKey } = budgetQuery(weddingId)
  const send = async (change: DistributionChange) => {
    try {
      queryClient.setQueryData(queryKey, await client.budget.distribute({ weddingId, change }))
    } catch (error) {
      await queryClient.invalidateQueries({ queryKey })
      throw error
    }
  }
  const undoing = useMutation({
    mutationFn: send,
    onSuccess: () => showToast('Deshecho.', { tone: 'undone' }),
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
  return async (change: DistributionChange) => {
    await send(change)
    showToast('Plan guardado.', {
      action: { label: 'Deshacer', onAction: () => undoing.mutate(opposite(change)) },
    })
  }
}
