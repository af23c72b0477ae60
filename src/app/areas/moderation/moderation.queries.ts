import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import '../../shared/operator/operator.sentences.ts'
import './moderation.sentences.ts'

/** Reports of content, for operators. */
export const reportsQuery = () => queryOptions(api.moderation.reports.list.queryOptions())

/** Opening a report is noted in the log of operators, so it is asked for once for each time it is shown. */
export const openedReportQuery = (reportId: string) =>
  queryOptions({
    ...api.moderation.reports.open.queryOptions({ input: { reportId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
