import { MINUTE_SECONDS } from '#domain/time/time.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { RateRule } from '#server/platform/rate-limit.ts'
import { tooManyAttempts } from '../attempt-limits.ts'
import { accountHash } from './known-device.ts'

/** Codes tried as the second step of one account, wherever they are tried. */
const TRIES: RateRule = { max: 10, windowSeconds: 15 * MINUTE_SECONDS }

/** A code of an authenticator opens one sign-in; it is valid for a minute and a half at most. */
const ONE_USE: RateRule = { max: 1, windowSeconds: 2 * MINUTE_SECONDS }

/** How often the second step of an account may be tried, and that no code serves twice. */
export function createSecondStepLimits({
  rateLimiter,
  settings: { authSecret },
}: Pick<Platform, 'rateLimiter'> & Configured<'authSecret'>) {
  const triesOf = (userId: string) => `/two-factor:${userId}`
  return {
    async count(userId: string): Promise<void> {
      const seconds = await this.waitOf(userId)
      if (seconds) throw tooManyAttempts(seconds)
    },

    /** Counts a try; the seconds until the next that is allowed, 0 when this one is. */
    async waitOf(userId: string): Promise<number> {
      const verdict = await rateLimiter.consume(triesOf(userId), TRIES)
      return verdict.allowed ? 0 : verdict.retryAfterSeconds
    },

    async forgive(userId: string): Promise<void> {
      await rateLimiter.forget(triesOf(userId))
    },

    /** Whether a code of an authenticator is used for the first time, for one purpose: a sign-in, a sitting. */
    async isFirstUse(userId: string, code: string, purpose = ''): Promise<boolean> {
      const key = `/two-factor/used${purpose}:${accountHash(`${userId}\n${code}`, authSecret)}`
      return (await rateLimiter.consume(key, ONE_USE)).allowed
    },
  }
}

export type SecondStepLimits = ReturnType<typeof createSecondStepLimits>
