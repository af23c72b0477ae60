import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

export const membersQuery = (weddingId: string) => ({
  ...api.weddings.members.queryOptions({ input: { weddingId } }),
  staleTime: STALE_LISTS,
})
