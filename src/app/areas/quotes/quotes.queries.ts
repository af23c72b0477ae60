import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import './quotes.sentences.ts'

/** The quote of a request; null while it has none. */
export const quoteQuery = (requestId: string) =>
  queryOptions({ ...api.quotes.get.queryOptions({ input: { requestId } }), refetchOnWindowFocus: 'always' })

/** The packages of the planner, in the order in which they were made. */
export const packagesQuery = queryOptions(api.quotes.packages.queryOptions())
