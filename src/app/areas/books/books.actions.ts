import { useMutation } from '@tanstack/react-query'
import { queryClient } from '../../sync/query-client.ts'
import { booksQuery } from './books.queries.ts'

type Writing<Input, Result> = {
  write: (input: Input) => Promise<Result>
  onDone?: (result: Result) => void
}

/** A change of the books. It is done when the books were read again, so that totals and lines agree on the screen. */
export function useBookChange<Input, Result>({ write, onDone }: Writing<Input, Result>) {
  return useMutation({
    mutationFn: async (input: Input) => {
      const result = await write(input)
      await queryClient.refetchQueries({ queryKey: booksQuery.queryKey })
      return result
    },
    ...(onDone && { onSuccess: onDone }),
  })
}
