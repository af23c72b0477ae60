import { queryOptions } from '@tanstack/react-query'
import type { WeddingExport } from '#contract/exports.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import { api } from '../../sync/api.ts'
import './exports.sentences.ts'

const LOOK_MS = 2 * SECOND_MS

/** Whether a copy is still to become ready. */
export const isUnderWay = ({ state }: WeddingExport): boolean => state === 'waiting' || state === 'preparing'

/** The own copies of a wedding, the newest first, looked at again while one is being made. */
export const exportsQuery = (weddingId: string) =>
  queryOptions({
    ...api.exports.list.queryOptions({ input: { weddingId } }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? LOOK_MS : false),
  })

/** How much there is to take along. */
export const exportContentsQuery = (weddingId: string) =>
  queryOptions({ ...api.exports.contents.queryOptions({ input: { weddingId } }), staleTime: 0 })

/** The copies that come by themselves. */
export const exportScheduleQuery = (weddingId: string) =>
  queryOptions({ ...api.exports.schedule.find.queryOptions({ input: { weddingId } }) })
