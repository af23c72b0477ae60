import { ORPCError } from '@orpc/client'
import { type AnyProcedure, implement } from '@orpc/server'
import type { RouteMeta } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { findActor, findMembership } from './auth/gate.ts'
import type { RequestContext } from './context.ts'
import { announce } from './live/announce.ts'

/**
 * Our own rows are not validated a second time here: `reply.ts` holds every answer to the contract
 * in tests, where the lists that come as JSON out of PostgreSQL can be held to it too.
 */
const api = implement(contract)
  .$context<RequestContext>()
  .$config({ initialOutputValidationIndex: Number.NaN })

/** Anybody. */
export const publicProcedure = api

/** Any signed-in user; adds `actor`. */
export const signedIn = api.use(async ({ context, next }) => {
  const actor = await findActor(context.platform, context.headers, context.reply)
  if (!actor) throw unauthenticated()
  return next({ context: { actor } })
})

/**
 * Signed-in wedding planners; adds `actor`.
 *
 * @public one of the four ways in, kept although no procedure of today needs it
 */
export const planner = api.use(async ({ context, next }) => {
  const actor = await findActor(context.platform, context.headers, context.reply)
  if (!actor) throw unauthenticated()
  if (actor.role !== 'planner') {
    throw new ORPCError('PLANNERS_ONLY', { status: 403, message: 'Only wedding planners can do this' })
  }
  return next({ context: { actor } })
})

/**
 * Members of the wedding named by `weddingId` in the input; adds `actor`, `memberRole` and the
 * branded `weddingId`, the only id that wedding-scoped commands and queries accept. To everybody
 * else the wedding does not exist. Runs before the input is validated: an outsider learns nothing.
 * Open streams are told of what succeeds here, so no handler needs to think of it.
 */
export const weddingMember = api.use(async ({ context, next, path, procedure }, input: unknown) => {
  const asked = (input as { weddingId?: unknown } | undefined)?.weddingId
  const membership = await findMembership(context.platform, context.headers, context.reply, {
    id: typeof asked === 'string' ? asked : '',
    area: isVersioned(procedure) ? (path[0] ?? '') : null,
  })
  if (membership === 'signedOut') throw unauthenticated()
  if (membership === 'outsider') {
    throw new ORPCError('WEDDING_NOT_FOUND', { status: 404, message: 'There is no such wedding for you' })
  }
  const acting = Object.assign(membership, { told: { others: false } })
  const result = await next({ context: acting })
  announce(context, acting, { area: path[0] ?? '', procedure, input, output: result.output })
  return result
})

const isVersioned = (procedure: AnyProcedure) => (procedure['~orpc'].meta as RouteMeta).versioned === true

const unauthenticated = () => new ORPCError('UNAUTHENTICATED', { status: 401, message: 'Sign in first' })
