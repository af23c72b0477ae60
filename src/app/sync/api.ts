import { contract } from 'virtual:contract'
import { type ClientContext, createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { PAGE_USER_HEADER } from '#domain/accounts/accounts.ts'
import { BUSINESS_HEADER } from '#domain/agencies/business.ts'
import { CLIENT_ID_HEADER } from '#domain/live/live.ts'
import { pageUserId, whileSignedIn } from '../shared/session/signed-in.ts'
import { isAway, noteRetryAfter } from './away.ts'
import { pageBusiness } from './business.ts'
import { CLIENT_ID } from './live/client-id.ts'
import { noteAnswer, noteNoAnswer } from './live/server-away.ts'

/** The stream watches over itself, and who is signed in is what the others wait to hear. */
const UNWATCHED: readonly string[] = ['live.stream', 'profile.session']

export interface CallContext extends ClientContext {
  headers?: Record<string, string>
  onHeaders?: (headers: Record<string, string | string[] | undefined>) => void
}

export const link = new OpenAPILink<CallContext>(contract, {
  url: () => `${window.location.origin}/api`,
  headers: ({ context: { headers } }) => ({ ...pageHeaders(), ...headers }),
  interceptors: [
    (call) =>
      UNWATCHED.includes(call.path.join('.')) ? call.next() : whileSignedIn(() => call.next(), call.signal),
    async (call) => {
      let retryAfter: string | undefined
      const onHeaders: CallContext['onHeaders'] = (headers) => {
        retryAfter = String(headers['retry-after'] ?? '')
      }
      try {
        const answer = await call.next({ ...call, context: { ...call.context, onHeaders } })
        noteAnswer()
        return answer
      } catch (error) {
        noteRetryAfter(error, retryAfter)
        noteFailure(error)
        throw error
      }
    },
    async (call) => {
      const [area = ''] = call.path
      if (!(area in contract)) await addLateRoutes()
      return call.next()
    },
  ],
  clientInterceptors: [
    async (call) => {
      const answer = await call.next()
      call.context.onHeaders?.(answer.headers)
      return answer
    },
  ],
})

/** Adds the routes that come apart from the start: the link looks a route up with each call. */
async function addLateRoutes() {
  const late = await import('virtual:late-contract')
  Object.assign(contract, late.contract)
}

function noteFailure(error: unknown) {
  const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
  if (isAway(error)) noteNoAnswer()
  else if (!isGivenUp) noteAnswer()
}

/** Every request of this page carries these headers. */
export function pageHeaders(): Record<string, string> {
  const userId = pageUserId()
  return {
    [CLIENT_ID_HEADER]: CLIENT_ID,
    ...(userId !== null && { [PAGE_USER_HEADER]: userId }),
    ...(pageBusiness !== null && { [BUSINESS_HEADER]: pageBusiness }),
  }
}

/** The API as typed functions: `client.guests.add({ weddingId, fullName })`. Rejects with an `ORPCError`. */
export const client: ContractRouterClient<typeof contract> = createORPCClient(link)

/** The same as options for TanStack Query: `api.guests.list.queryOptions({ input: { weddingId } })`. */
export const api = createTanstackQueryUtils(client)
