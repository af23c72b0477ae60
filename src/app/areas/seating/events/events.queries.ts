import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../sync/api.ts'

/** The events beside the wedding itself; read anew by each visit, which may come from the address of a new one. */
export const seatingEventsQuery = (weddingId: string) =>
  queryOptions({ ...api.seating.events.queryOptions({ input: { weddingId } }), staleTime: 0 })
