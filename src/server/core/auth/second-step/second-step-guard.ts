import type { createAuthMiddleware } from 'better-auth/api'
import { APIError } from 'better-auth/api'
import { CHALLENGE_COOKIE } from './second-step.ts'
import type { SecondStepLimits } from './second-step-limits.ts'

type HookRequest = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

export const isSecondStep = (path: string) => path.startsWith('/two-factor/verify-')

/**
 * Counts the codes tried as the second step of an account, over all its sign-ins and sessions: Better Auth counts
 * those of a sign-in alone. A code of an authenticator that has opened a sign-in opens no other. Gives whose it is.
 */
export async function guardSecondStep(
  request: HookRequest,
  limits: SecondStepLimits,
  signedInAs: string | null,
  code: string,
): Promise<string | null> {
  const waitingFor = await personSigningIn(request)
  const userId = waitingFor ?? signedInAs
  if (!userId) return null
  await limits.count(userId)
  if (!waitingFor || request.path !== '/two-factor/verify-totp') return userId
  if (!(await limits.isFirstUse(userId, code))) {
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
  }
  return userId
}

/** Finds the person whose sign-in waits for its second step in this browser; `null` when none does. */
async function personSigningIn(request: HookRequest): Promise<string | null> {
  const { context } = request
  const cookie = context.createAuthCookie(CHALLENGE_COOKIE)
  const identifier = await request.getSignedCookie(cookie.name, context.secret)
  if (!identifier) return null
  const challenge = await context.internalAdapter.findVerificationValue(identifier)
  return challenge?.value ?? null
}
