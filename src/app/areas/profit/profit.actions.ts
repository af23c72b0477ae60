import type { NotedTime, OwnCost } from '#contract/profit.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import './profit.sentences.ts'

/** Changes time or costs. It is done when they were read again, with the sums of all weddings. */
export async function changeProfit<Result>(write: () => Promise<Result>): Promise<Result> {
  const result = await write()
  await readAgain()
  return result
}

const readAgain = () => queryClient.refetchQueries({ queryKey: api.profit.get.key(), type: 'active' })

/** Takes a note of time away, and offers it back. */
export const removeTime = (accountId: string, time: NotedTime) =>
  removed(
    'Horas quitadas.',
    () => client.profit.removeTime({ timeId: time.id }),
    () => client.profit.addTime({ accountId, ...time }),
  )

/** Takes a cost away, and offers it back. */
export const removeCost = (accountId: string, cost: OwnCost) =>
  removed(
    'Gasto quitado.',
    () => client.profit.removeCost({ costId: cost.id }),
    () => client.profit.addCost({ accountId, ...cost }),
  )

async function removed(words: string, remove: () => Promise<unknown>, bringBack: () => Promise<unknown>) {
  await attempt(remove, () =>
    showToast(words, {
      tone: 'undone',
      action: { label: 'Deshacer', onAction: () => void attempt(bringBack) },
    }),
  )
}

/** Makes a change, or says why it was refused, and shows what another device has made of it meanwhile. */
export async function attempt(write: () => Promise<unknown>, onDone?: () => void): Promise<void> {
  try {
    await changeProfit(write)
    onDone?.()
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
    void readAgain()
  }
}
