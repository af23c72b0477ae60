import type { dataTagSymbol, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'

/**
 * Writes an answer of the server into a list. A reading under way may have been made before the
 * change, so it is given up and begun again. The list does not count as younger than it is.
 */
export async function patchList<Item>(
  queryKey: QueryKey & { [dataTagSymbol]: Item[] },
  patch: (list: Item[]) => Item[],
): Promise<void> {
  const isReading = queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching'
  if (isReading) await queryClient.cancelQueries({ queryKey, exact: true })
  const state = queryClient.getQueryState(queryKey)
  queryClient.setQueryData<Item[]>(queryKey as QueryKey, (list) => list && patch(list), {
    updatedAt: state?.dataUpdatedAt,
  })
  if (isReading || state?.isInvalidated) void queryClient.invalidateQueries({ queryKey, exact: true })
}
