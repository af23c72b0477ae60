import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import './agreements.sentences.ts'

/** The agreement of a request, or what it would begin with. */
export const agreementQuery = (requestId: string) =>
  queryOptions({
    ...api.agreements.get.queryOptions({ input: { requestId } }),
    refetchOnWindowFocus: 'always',
  })

/** The templates of the planner, in the order in which they were made. */
export const agreementTemplatesQuery = queryOptions(api.agreements.templates.queryOptions())
