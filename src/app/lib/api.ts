import { contract } from 'virtual:contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { CLIENT_ID_HEADER } from '#domain/live.ts'
import { CLIENT_ID } from './live/client-id.ts'

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}/api`,
  headers: { [CLIENT_ID_HEADER]: CLIENT_ID },
})

/** The API as typed functions: `client.guests.add({ weddingId, fullName })`. Rejects with an `ORPCError`. */
export const client: ContractRouterClient<typeof contract> = createORPCClient(link)

/** The same as options for TanStack Query: `api.guests.list.queryOptions({ input: { weddingId } })`. */
export const api = createTanstackQueryUtils(client)
