import { useMutation } from '@tanstack/react-query'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { booksQuery } from './books.queries.ts'

const readAgain = () => queryClient.refetchQueries({ queryKey: booksQuery.queryKey })

/** Changes the books. It is done when they were read again, so that totals and lines agree on the screen. */
export async function changeBooks<Result>(write: () => Promise<Result>): Promise<Result> {
  const result = await write()
  await readAgain()
  return result
}

type Writing<Input, Result> = {
  write: (input: Input) => Promise<Result>
  onDone?: (result: Result) => void
}

/** A change of the books that a button makes. */
export function useBookChange<Input, Result>({ write, onDone }: Writing<Input, Result>) {
  return useMutation({
    mutationFn: (input: Input) => changeBooks(() => write(input)),
    ...(onDone && { onSuccess: onDone }),
  })
}

/** Takes back that a charge was withdrawn; its line is gone by then, so the notice offers it. */
export async function restoreCharge(chargeId: string) {
  try {
    await changeBooks(() => client.books.restoreCharge({ chargeId }))
    showToast('El cobro vuelve a estar.', { tone: 'undone' })
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}
