import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

/** The hidden content of the own public profile. */
export const hiddenOfProfileQuery = () =>
  queryOptions({ ...api.moderation.hiddenOfProfile.queryOptions(), staleTime: STALE_LISTS })

export const hiddenFoldersQuery = (weddingId: string) =>
  queryOptions({
    ...api.moderation.hiddenFolders.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
  })

export const hiddenInvitationsQuery = (weddingId: string) =>
  queryOptions({
    ...api.moderation.hiddenInvitations.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
  })
