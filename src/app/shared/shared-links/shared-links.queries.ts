import { api } from '../../sync/api.ts'

/** The addresses of a wedding that work without an account, as far as the reader edits their sections. */
export const sharedLinksQuery = (weddingId: string) =>
  api.sharedLinks.list.queryOptions({ input: { weddingId } })
