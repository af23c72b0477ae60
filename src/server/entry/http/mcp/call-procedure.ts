import type { IncomingMessage } from 'node:http'
import { ORPCError } from '@orpc/client'
import type { AnySchema, ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import { authorize } from '#server/core/auth/authorize.ts'
import { weddingNotFound } from '#server/core/auth/refusals.ts'
import type { Platform, Reply } from '#server/core/context.ts'
import type { Admission } from '#server/core/http/admission.ts'
import type { Dispatch } from '../dispatch.ts'
import { inputOf } from '../read-input.ts'

/** The server's parts that calls go through. */
export type CallDeps = { platform: Platform; admission: Admission; find: Dispatch }

// biome-ignore lint/suspicious/noExplicitAny: errors and meta of every procedure
type Procedure<In extends AnySchema, Out extends AnySchema> = ContractProcedure<In, Out, any, any>

/** Calls a procedure of the contract as the person of the request, with its input as a program sends it. */
export type Call = <In extends AnySchema, Out extends AnySchema>(
  procedure: Procedure<In, Out>,
  input: InferSchemaInput<In> & object,
) => Promise<InferSchemaOutput<Out>>

/**
 * Calls procedures for the person of an access token: through the dispatch of the API, its gate and its rate limit, with
 * no header of the request but the token. Throws the refusals that the API answers.
 */
export function createCall({ platform, admission, find }: CallDeps, request: IncomingMessage): Call {
  const headers = { authorization: request.headers.authorization }
  return async (procedure, input) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    const found = find(method, `/api${filled(path, input as Record<string, unknown>)}`)
    if (!found) throw weddingNotFound()
    const reply: Reply = { headers: {} }
    const asking = authorize(platform, found, headers, reply)
    const caller = await admission.rateLimit.consume(asking, request, found.cost, reply)
    const context = { platform, headers, reply, caller }
    const output = await found.call(inputOf(found.params, input), { context, lastEventId: undefined })
    return JSON.parse(reply.json?.text ?? JSON.stringify(output) ?? 'null')
  }
}

/** The path with its parts; what is no text in it leads nowhere. */
function filled(template: string, input: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = input[name]
    if (typeof part !== 'string' || part === '') throw new ORPCError('BAD_REQUEST', { status: 400 })
    return encodeURIComponent(part)
  })
}
