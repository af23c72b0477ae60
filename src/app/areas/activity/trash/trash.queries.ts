import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { BinKind } from '#domain/activity/bin.ts'
import { api } from '../../../sync/api.ts'

export type TrashFilter = { kind?: BinKind | undefined; search?: string | undefined }

/** The things removed from a wedding, page after page. */
export const trashQuery = (weddingId: string, filter: TrashFilter) =>
  infiniteQueryOptions({
    ...api.activity.trash.infiniteOptions({
      input: (before: string | undefined) => ({ weddingId, ...filter, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
