import type { IncomingMessage } from 'node:http'
import { ORPCError } from '@orpc/client'
import type { RouteMeta } from '#contract/base.ts'
import { TOO_MANY_REQUESTS } from '#contract/shared-errors.ts'
import type { Caller } from '#server/core/membership.ts'
import { TokenBuckets } from '#server/platform/token-buckets.ts'
import { clientAddress, clientNetwork } from './client-network.ts'

/** The cost of a request in reads, unless its contract says more. */
const READ_COST = 1
const WRITE_COST = 2

/** People and networks remembered at once, some 100 bytes each. */
const KEYS_MAX = 50_000

/** The cost of a procedure, by its method and its contract; `uploadCost` says it of uploads. */
export const costOf = (method: string, meta: Pick<RouteMeta, 'cost'> = {}): number =>
  meta.cost ?? (method === 'GET' ? READ_COST : WRITE_COST)

type RateLimitOptions = { perMinute: number; trustProxy: boolean; now?: () => number }

/**
 * The rate limit of requests: of a person, and of the network a request comes from while the person is not
 * known. A minute's worth may come at once, so that no page load and no backlog of edits ever meets it.
 */
export class RequestRateLimit {
  readonly #buckets: TokenBuckets | null
  readonly #trustProxy: boolean
  readonly #capacity: number

  /** `perMinute` reads; 0 for no limit. */
  constructor({ perMinute, trustProxy, now }: RateLimitOptions) {
    const rule = { capacity: perMinute, perSecond: perMinute / 60 }
    this.#buckets = perMinute > 0 ? new TokenBuckets(rule, KEYS_MAX, now) : null
    this.#trustProxy = trustProxy
    this.#capacity = perMinute
  }

  /**
   * Consumes from the limit of the person whom the gate found, or of the network when there is none and when
   * the gate refused. Throws `TOO_MANY_REQUESTS` (429) when there is too little left.
   */
  async consume(
    asking: Promise<Caller>,
    request: IncomingMessage,
    cost: number,
    reply: { headers: Record<string, string> },
  ): Promise<Caller> {
    if (!this.#buckets) return asking
    try {
      const caller = await asking
      this.#take(caller.actor ? `user ${caller.actor.userId}` : this.#networkKey(request), cost, reply)
      return caller
    } catch (refusal) {
      if (isRefusal(refusal)) this.#take(this.#networkKey(request), cost, reply)
      throw refusal
    }
  }

  /** The whole address of a request. */
  addressOf = (request: IncomingMessage) => clientAddress(request, this.#trustProxy)

  #networkKey = (request: IncomingMessage) => `network ${clientNetwork(request, this.#trustProxy)}`

  #take(key: string, cost: number, reply: { headers: Record<string, string> }): void {
    // A request that costs more than there ever is takes all of it, or it could never be done.
    const retryAfterSeconds = this.#buckets!.take(key, Math.min(cost, this.#capacity))
    if (retryAfterSeconds === 0) return
    reply.headers['retry-after'] = String(retryAfterSeconds)
    throw new ORPCError(CODE, {
      defined: true,
      ...TOO_MANY_REQUESTS,
      data: { retryAfterSeconds },
    })
  }
}

const CODE = 'TOO_MANY_REQUESTS'

/** Of the gate, and not of this limit. */
const isRefusal = (error: unknown) => error instanceof ORPCError && error.status < 500 && error.code !== CODE
