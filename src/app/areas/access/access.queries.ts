import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'
import './access.sentences.ts'

export const factorsQuery = () =>
  queryOptions({ ...api.access.factors.queryOptions(), staleTime: STALE_LISTS })

export const sessionsQuery = () =>
  queryOptions({ ...api.access.sessions.list.queryOptions(), staleTime: STALE_LISTS })

export const passkeysQuery = () =>
  queryOptions({ ...api.access.passkeys.list.queryOptions(), staleTime: STALE_LISTS })

export const emailChangeQuery = () =>
  queryOptions({ ...api.access.emailChange.get.queryOptions(), staleTime: STALE_LISTS })

export const accountsQuery = () =>
  queryOptions({ ...api.access.accounts.list.queryOptions(), staleTime: STALE_LISTS })

export const walletsQuery = () =>
  queryOptions({ ...api.access.wallets.list.queryOptions(), staleTime: STALE_LISTS })

export const activityQuery = () =>
  queryOptions({ ...api.access.activity.queryOptions(), staleTime: STALE_LISTS })

export const appsQuery = () =>
  queryOptions({ ...api.access.apps.list.queryOptions(), staleTime: STALE_LISTS })
