import { type AnyProcedure, implement } from '@orpc/server'
import type { RouteMeta } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import type { GuardedSection, Need } from '#domain/members/permissions.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import type { RequestContext } from '#server/core/context.ts'
import { platformOf, withVisibility } from '#server/core/drafts/visibility.ts'
import { Notified, resultOf } from '#server/core/notified.ts'
import { announce } from '#server/core/procedures/announce.ts'

/**
 * Our own rows are not validated a second time here: `reply.ts` holds every answer to the contract
 * in tests, where the lists that come as JSON out of PostgreSQL can be held to it too.
 */
const api = implement(contract)
  .$context<RequestContext>()
  .$config({ initialOutputValidationIndex: Number.NaN })

// The gate has asked already (`core/auth/authorize.ts`), by the `access` that the contract declares and before the
// body was read. These hand on what it found out.

/** Visitors and signed-in users. */
export const publicProcedure = api

/** Any signed-in user; adds `actor`. */
export const signedIn = api.use(({ context, next, procedure }) => {
  const { actor } = context.caller
  if (!actor) throw declaredOtherwise(procedure, 'signedIn')
  return next({ context: { actor } })
})

/** Signed-in wedding planners; adds `actor`. */
export const planner = api.use(({ context, next, procedure }) => {
  const { actor } = context.caller
  if (actor?.role !== 'planner') throw declaredOtherwise(procedure, 'planner')
  return next({ context: { actor } })
})

/** Operators of the installation; adds the branded `operatorId` that what they read and do takes, and their session. */
export const operator = api.use(({ context, next, procedure }) => {
  const { actor, operating } = context.caller
  if (!actor || !operating) throw declaredOtherwise(procedure, 'operator')
  return next({ context: { actor, ...operating } })
})

/**
 * Members of the wedding named by `weddingId` in the path who have what the contract says too; adds `actor`,
 * `memberRole`, `access` and the branded `weddingId` of that section, the only id that its commands and queries
 * accept. For other people the wedding does not exist. What succeeds here is announced to open streams, so no handler does it itself; `takeResult` gives the
 * result of a command and announces the notifications it made. Writes wait here for their turn, without a connection.
 */
export const weddingMember = <S extends GuardedSection, N extends Need>(section: S, need: N) =>
  api.use(async ({ context, next, path, procedure }, input: unknown) => {
    const { membership } = context.caller
    const { guard } = procedure['~orpc'].meta as RouteMeta
    const weddingId = membership && proofFor(membership, section, need)
    if (!weddingId || guard?.section !== section || guard.need !== need)
      throw declaredOtherwise(procedure, `${need} of ${section}`)
    let notified = false
    const takeResult = <O>(outcome: O) => {
      notified ||= outcome instanceof Notified
      return resultOf(outcome)
    }
    const platform = platformOf(context.platform, membership)
    const action = path.join('.')
    const handle = async () => next({ context: { ...membership, platform, weddingId, action, takeResult } })
    if (procedure['~orpc'].route.method === 'GET') return handle()
    const area = path[0] ?? ''
    const { silent } = procedure['~orpc'].meta as RouteMeta
    const change = () => withVisibility(platform, silent ? null : membership, area, handle)
    const { result, visibility } = hasOwnQueue(procedure)
      ? await change()
      : await platform.queues.writes.run(membership.weddingId, change)
    announce(
      context,
      { ...membership, notified, visibility },
      { area, procedure, input, output: result.output },
    )
    return result
  })

const hasOwnQueue = (procedure: AnyProcedure) => (procedure['~orpc'].meta as RouteMeta).queue !== undefined

/** A router that uses another procedure than its contract says. */
export const declaredOtherwise = (procedure: AnyProcedure, access: string) =>
  new Error(`${procedure['~orpc'].route.path} is implemented for ${access}, which its contract does not say`)
