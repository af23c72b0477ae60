import { type AnyContractProcedure, type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import type { RouteMeta } from '#contract/base.ts'
import type { Operation } from './operation.ts'
import { AWAY, BAD_BODY, BAD_INPUT, type DeclaredError, refusalsOf } from './refusals.ts'
import { securityOf, whoMay } from './security.ts'

const UNCHANGED = { description: 'The list is as `If-None-Match` has it' }

/**
 * Completes the procedures with what oRPC's generator does not know of them: who may call them, and everything they
 * refuse.
 */
export function completeProcedures(
  paths: Record<string, Record<string, Operation> | undefined>,
  router: AnyContractRouter,
): void {
  for (const procedure of proceduresIn(router)) {
    const { route, meta, errorMap } = procedure['~orpc']
    const { method = 'POST', path = '' } = route
    const operation = paths[path]![method.toLowerCase()]!
    const { versioned, guard, access, browserOnly, isFresh } = meta as RouteMeta
    const asks = operation.parameters?.some(({ name }) => name !== 'weddingId')
    const sent = method !== 'GET' ? BAD_BODY : asks ? BAD_INPUT : {}
    const succeeded = Object.entries(operation.responses ?? {}).filter(([status]) => Number(status) < 400)
    Object.assign(operation, {
      description: [
        whoMay(access, guard),
        browserOnly && 'Not with an access token: it asks for a session of a browser.',
        isFresh && 'The session must have begun within ten minutes.',
        versioned && 'The answer carries a weak `ETag`; the same list is not sent twice to `If-None-Match`.',
      ]
        .filter(Boolean)
        .join(' '),
      security: securityOf(access, browserOnly),
      responses: {
        ...Object.fromEntries(succeeded.map(([status, answer]) => [status, described(answer)])),
        ...(versioned && { 304: UNCHANGED }),
        ...refusalsOf({ ...sent, ...(errorMap as Record<string, DeclaredError>), ...AWAY }),
      },
    })
  }
}

const described = (answer: object) => ({ ...answer, description: 'What was asked for' })

function* proceduresIn(router: object): Generator<AnyContractProcedure> {
  for (const value of Object.values(router)) {
    if (isContractProcedure(value)) yield value as AnyContractProcedure
    else yield* proceduresIn(value)
  }
}
