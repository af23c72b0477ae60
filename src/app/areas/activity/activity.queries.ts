import { infiniteQueryOptions } from '@tanstack/react-query'
import type { GuardedSection } from '#domain/members/permissions.ts'
import { api } from '../../sync/api.ts'

/** Of whom, of what and of which day the lines are; all of them where nothing is said. */
export type ActivityFilter = {
  person?: string | undefined
  section?: GuardedSection | undefined
  day?: string | undefined
}

/** The lines of a wedding, page after page. What was done elsewhere meanwhile is asked for again at once. */
export const activityQuery = (weddingId: string, filter: ActivityFilter) =>
  infiniteQueryOptions({
    ...api.activity.list.infiniteOptions({
      input: (before: string | undefined) => ({ weddingId, ...filter, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    refetchOnMount: 'always',
  })
