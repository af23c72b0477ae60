import {
  type AnyProcedure,
  type AnyRouter,
  createContractedProcedure,
  createProcedureClient,
  getRouter,
  isProcedure,
  Procedure,
  traverseContractProcedures,
} from '@orpc/server'
import { addRoute, createRouter, findRoute } from 'rou3'
import type * as z from 'zod'
import { type Access, BODY_MAX_BYTES, type Guarded, type RouteMeta } from '#contract/base.ts'
import { routerPattern } from '#contract/path-template.ts'
import type { AgencyNeed } from '#domain/agencies/agencies.ts'
import type { BusinessPart } from '#domain/agencies/business.ts'
import type { Need } from '#domain/members/permissions.ts'
import type { RequestContext } from '#server/core/context.ts'
import { decodePart } from '#server/core/http/decode-part.ts'
import { costOf } from '#server/core/http/request-rate-limit.ts'
import { withSecondTry } from '#server/platform/postgres/second-try.ts'

/** Runs a procedure for whom the gate let in: the validation of what came, the handler. */
type Call = (
  input: unknown,
  options: { context: RequestContext; lastEventId: string | undefined },
) => Promise<unknown>

export type Found = {
  /** Of the procedure in the contract: `guests.list`. */
  name: string
  call: Call
  /** The status of an answer that succeeds. */
  status: number
  /** Whether the input is in the query, not in the body. */
  isRead: boolean
  access: Access
  isFresh: boolean | undefined
  /** Whether an access token is not enough. */
  browserOnly: boolean
  /** Whether an operator needs no sitting. */
  opensSitting: boolean
  guard: Guarded | undefined
  agency: AgencyNeed | undefined
  business: { part: BusinessPart; need: Need } | undefined
  /** The area whose version its list carries, for `versioned` ones. */
  area: string | null
  /** Bytes a body may have. */
  maxBody: number
  /** The rate limit of requests loses this much. */
  cost: number
  queue: RouteMeta['queue']
  /** The decoded parts of the path. */
  params: Record<string, string>
}

type Route = Omit<Found, 'params'>

/** Finds the procedure that a method and a path without its query lead to. */
export type Dispatch = (method: string, path: string) => Found | null

/** Told of every answer before it goes out. */
export type Inspect = (procedure: AnyProcedure, output: unknown, context: RequestContext) => Promise<void>

/**
 * Finds the procedure of the contract that a request is for, by its method and its path without the query.
 * oRPC's own handler does the same, with everything prepared anew for each request.
 */
export function createDispatch(router: AnyRouter, prefix: string, inspect: Inspect | null): Dispatch {
  const routes = createRouter<Route>()
  traverseContractProcedures({ router, path: [] }, ({ contract, path }) => {
    const implemented = getRouter(router, path)
    if (!isProcedure(implemented)) throw new Error(`${path.join('.')} is not implemented`)
    const meta = contract['~orpc'].meta as RouteMeta
    const contracted = createContractedProcedure(implemented, contract)
    const procedure = meta.maxBody ? endingAtFirstIssue(contracted) : contracted
    const { method = 'POST', path: template, successStatus: status = 200 } = contract['~orpc'].route
    if (!template) throw new Error(`${path.join('.')} has no path`)
    if (meta.access === 'member' && !meta.guard) throw new Error(`${path.join('.')} declares no section`)
    const pattern = prefix + routerPattern(template)
    addRoute(routes, method, pattern, {
      name: path.join('.'),
      call: callOf(procedure, path, inspect),
      status,
      isRead: method === 'GET',
      access: meta.access,
      isFresh: meta.isFresh,
      browserOnly: meta.browserOnly ?? false,
      opensSitting: meta.opensSitting ?? false,
      guard: meta.guard,
      agency: meta.agency,
      business:
        meta.alongside ??
        (meta.business && { part: meta.business, need: method === 'GET' ? 'view' : 'edit' }),
      area: meta.versioned ? (path[0] ?? '') : null,
      maxBody: meta.maxBody ?? BODY_MAX_BYTES,
      cost: costOf(method, meta),
      queue: meta.queue,
    })
  })
  return (method, path) => {
    const found = findRoute(routes, method, path)
    return found ? { ...found.data, params: decoded(found.params) } : null
  }
}

/** Zod knows it, its types do not yet. */
const FIRST_ISSUE = { abortEarly: true } as z.core.ParseContext<z.core.$ZodIssue>

/**
 * The same procedure, whose validation ends at the first thing that is wrong: naming everything that is wrong with
 * 5,000 rows takes longer than importing them, and the app shows only the first.
 */
function endingAtFirstIssue(procedure: AnyProcedure): AnyProcedure {
  const schema = procedure['~orpc'].inputSchema as z.ZodType
  const validate = (value: unknown) => {
    const { success, data, error } = schema.safeParse(value, FIRST_ISSUE)
    return success ? { value: data } : { issues: error.issues }
  }
  const inputSchema = { '~standard': { ...schema['~standard'], validate } }
  return new Procedure({ ...procedure['~orpc'], inputSchema })
}

function callOf(procedure: AnyProcedure, path: readonly string[], inspect: Inspect | null): Call {
  const client = createProcedureClient(procedure, {
    path,
    context: (context: RequestContext) => context,
    interceptors: inspect
      ? [
          async ({ next, context }) => {
            const output = await next()
            await inspect(procedure, output, context)
            return output
          },
        ]
      : [],
  })
  return (input, options) => withSecondTry(() => (client as Call)(input, options))
}

function decoded(params: Record<string, string> | undefined): Record<string, string> {
  const all: Record<string, string> = {}
  for (const name in params) all[name] = decodePart(params[name]!)
  return all
}
