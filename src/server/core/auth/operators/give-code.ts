import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt } from 'better-auth/crypto'
import { readDigits } from '#domain/accounts/second-step.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { createSecondStepLimits } from '../second-step/second-step-limits.ts'
import { readSecondStepSecret } from './operators.queries.ts'

type Deps = Pick<Platform, 'db' | 'rateLimiter'> & Configured<'authSecret'>

/** The outcome of a code: `waitSeconds` after too many tries. */
export type GivenCode = { isRight: boolean; waitSeconds: number }

/**
 * Checks a code of the authenticator within a session, which Better Auth has no way to do without a sign-in. Tries are
 * counted with those of sign-ins, and a code serves once for each purpose. Recovery codes open sign-ins alone.
 */
export async function giveCode(
  deps: Deps,
  userId: string,
  { code, purpose }: { code: string; purpose: string },
): Promise<GivenCode> {
  const limits = createSecondStepLimits(deps)
  const waitSeconds = await limits.waitOf(userId)
  if (waitSeconds) return { isRight: false, waitSeconds }
  const digits = readDigits(code)
  const stored = await readSecondStepSecret(deps.db, userId)
  if (!digits || !stored) return { isRight: false, waitSeconds: 0 }
  const secret = await symmetricDecrypt({ key: deps.settings.authSecret, data: stored })
  const isRight =
    (await createOTP(secret).verify(digits)) && (await limits.isFirstUse(userId, digits, `/${purpose}`))
  if (isRight) await limits.forgive(userId)
  return { isRight, waitSeconds: 0 }
}
