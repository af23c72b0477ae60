import type { dataTagSymbol, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'

/**
 * Writes an answer of the server into a list. A reading under way may have been made before the
 * change, so it is given up and begun again. The list does not count as younger than it is.
 */
export const patchList = <Item>(
  queryKey: QueryKey & { [dataTagSymbol]: Item[] },
  patch: (list: Item[]) => Item[],
): Promise<void> => patchData(queryKey, patch)

/** The same for an answer that holds several lists. */
export async function patchData<Data>(
  queryKey: QueryKey & { [dataTagSymbol]: Data },
  patch: (data: Data) => Data,
): Promise<void> {
  const isReading = queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching'
  if (isReading) await queryClient.cancelQueries({ queryKey, exact: true })
  const state = queryClient.getQueryState(queryKey)
  queryClient.setQueryData<Data>(queryKey as QueryKey, (data) => data && patch(data), {
    updatedAt: state?.dataUpdatedAt,
  })
  if (isReading || state?.isInvalidated) void queryClient.invalidateQueries({ queryKey, exact: true })
}
