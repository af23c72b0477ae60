import type { IncomingHttpHeaders } from 'node:http'
import { ORPCError } from '@orpc/client'
import {
  BROWSER_SESSION_ONLY,
  OPERATOR_NEEDS_SECOND_STEP,
  SITTING_NEEDED,
  UNAUTHENTICATED,
} from '#contract/shared-errors.ts'
import { isInSitting, isOperator } from '#domain/operator/operators.ts'
import type { Platform } from '#server/core/context.ts'
import type { Actor, Operating, OperatorId } from '#server/core/membership.ts'
import { sessionTokenOf } from '../gate.ts'
import { hasAccessToken } from '../tokens/access-token.ts'
import { readStanding } from './operators.queries.ts'

/** The answer to a path that leads nowhere is given: people who are no operators do not learn of that area. */
export class NothingThere extends ORPCError<'NO_SUCH_ENDPOINT', undefined> {
  constructor() {
    super('NO_SUCH_ENDPOINT', { defined: true, status: 404, message: 'There is nothing here' })
  }
}

/**
 * Lets an operator in: a person whose confirmed address the configuration names, in a browser, with a second step, and
 * within a sitting, for which it was given again. A stolen session is not enough, nor one that was left open. Throws
 * `NothingThere`, `BROWSER_SESSION_ONLY`, `OPERATOR_NEEDS_SECOND_STEP` or `SITTING_NEEDED` (403).
 */
export async function admitOperator(
  platform: Platform,
  { userId }: Actor,
  headers: IncomingHttpHeaders,
  { needsSitting }: { needsSitting: boolean },
): Promise<Operating> {
  const token = await sessionTokenOf(platform, headers)
  const standing = token && (await readStanding(platform.db, token))
  if (!standing) throw refusal('UNAUTHENTICATED', UNAUTHENTICATED)
  if (!isOperator(standing, platform.settings.operatorEmails)) throw new NothingThere()
  if (hasAccessToken(headers)) throw refusal('BROWSER_SESSION_ONLY', BROWSER_SESSION_ONLY)
  if (!standing.hasSecondStep) throw refusal('OPERATOR_NEEDS_SECOND_STEP', OPERATOR_NEEDS_SECOND_STEP)
  if (needsSitting && !isInSitting(standing.sittingSince, platform.clock.now())) {
    throw refusal('SITTING_NEEDED', SITTING_NEEDED)
  }
  return { operatorId: userId as OperatorId, sessionId: standing.sessionId }
}

const refusal = (code: string, error: { status: number; message: string }) =>
  new ORPCError(code, { defined: true, ...error })
