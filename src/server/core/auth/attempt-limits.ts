import { APIError } from 'better-auth/api'
import { HOUR_SECONDS, MINUTE_SECONDS } from '#domain/time/time.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { RateRule } from '#server/platform/rate-limit.ts'
import { AttemptPacing } from './attempt-pacing.ts'
import { accountHash, readKnownDevice } from './second-step/known-device.ts'

/** The HTTP layer tells the hooks of Better Auth in this header which network a request comes from. */
export const CLIENT_NETWORK_HEADER = 'x-azahar-client-network'

/**
 * The HTTP layer tells them in this header whose session the browser has while the cookie of that session is kept from
 * Better Auth.
 */
export const OWN_SESSION_HEADER = 'x-azahar-own-session'

/** After asking for a code by mail, a client waits this long before it may ask for another. */
export const CODE_AGAIN_SECONDS = MINUTE_SECONDS

const QUARTER = 15 * 60

/** Attempts on one account from one client: a known device, or the network of an unknown one. */
const PER_CLIENT: Record<string, RateRule> = {
  '/sign-in/email': { max: 10, windowSeconds: QUARTER },
  '/sign-in/email-otp': { max: 5, windowSeconds: MINUTE_SECONDS },
  '/email-otp/send-verification-otp': { max: 1, windowSeconds: CODE_AGAIN_SECONDS },
}

/** Attempts of one network for any account; known devices do not count. */
const PER_NETWORK: Record<string, RateRule> = {
  '/sign-in/email': { max: 300, windowSeconds: 10 * MINUTE_SECONDS },
  '/sign-in/email-otp': { max: 100, windowSeconds: 10 * MINUTE_SECONDS },
}

/** Attempts for one email from everywhere: a mailbox must not be filled with our mails. */
const PER_EMAIL: Record<string, RateRule> = {
  '/sign-up/email': { max: 10, windowSeconds: QUARTER },
  '/email-otp/send-verification-otp': { max: 10, windowSeconds: HOUR_SECONDS },
  '/request-password-reset': { max: 5, windowSeconds: HOUR_SECONDS },
}

/** Guesses of the current password in one session: a stranger at an open session must not find it out. */
const PASSWORD_CHANGES: RateRule = { max: 10, windowSeconds: QUARTER }

/** Counted, never refused: how much unknown clients are slowed down. */
const PER_ACCOUNT: RateRule = { max: Number.MAX_SAFE_INTEGER, windowSeconds: HOUR_SECONDS }

type Deps = Pick<Platform, 'clock' | 'rateLimiter'> & Configured<'publicUrl' | 'authSecret'>

/**
 * How often accounts may be tried. Clients are limited, accounts are not: however many strangers guess, the
 * owner gets in from another client, and from a known device without waiting. The keys are keyed hashes,
 * because the table of attempts outlives them.
 */
export function createAttemptLimits(platform: Deps) {
  const { rateLimiter, clock } = platform
  const { authSecret } = platform.settings
  const pacing = new AttemptPacing()

  function clientOf(email: string, headers: Headers | undefined) {
    const device = readKnownDevice(headers?.get('cookie'), email, clock.now(), platform.settings)
    const network = headers?.get(CLIENT_NETWORK_HEADER) ?? 'unknown'
    return { isKnown: device !== null, network, name: device ? `device ${device}` : `network ${network}` }
  }
  const keys = (path: string, email: string, client: string) => ({
    client: `${path}:${accountHash(`${email}\n${client}`, authSecret)}`,
    account: `${path}:${accountHash(email, authSecret)}`,
  })

  async function consume(key: string, rule: RateRule | undefined): Promise<number> {
    if (!rule) return 0
    const verdict = await rateLimiter.consume(key, rule)
    if (!verdict.allowed) throw tooManyAttempts(verdict.retryAfterSeconds)
    return verdict.count
  }

  return {
    /** Counts an attempt, waits for its turn if the account is under attack, throws when a limit is reached. */
    async count(path: string, email: string, headers: Headers | undefined): Promise<void> {
      const client = clientOf(email, headers)
      const key = keys(path, email, client.name)
      const ofClient = await consume(key.client, PER_CLIENT[path])
      if (!client.isKnown) await consume(`${path}:${client.network}`, PER_NETWORK[path])
      await consume(client.isKnown ? `${key.client}/mails` : key.account, PER_EMAIL[path])
      if (client.isKnown || path !== '/sign-in/email') return
      const ofAccount = await consume(key.account, PER_ACCOUNT)
      const retryAfterSeconds = await pacing.wait({ account: key.account, ofAccount, ofClient })
      if (retryAfterSeconds !== null) throw tooManyAttempts(retryAfterSeconds)
    },

    /** The password was right: the client starts again, while others go on being counted. */
    async forgive(email: string, headers: Headers | undefined): Promise<void> {
      const client = clientOf(email, headers)
      const key = keys('/sign-in/email', email, client.name)
      await rateLimiter.forget(key.client)
      if (!client.isKnown) await rateLimiter.refund(key.account)
    },

    async countPasswordChange(userId: string): Promise<void> {
      await consume(`/change-password:${userId}`, PASSWORD_CHANGES)
    },

    async forgivePasswordChange(userId: string): Promise<void> {
      await rateLimiter.forget(`/change-password:${userId}`)
    },
  }
}

export type AttemptLimits = ReturnType<typeof createAttemptLimits>

export const tooManyAttempts = (retryAfterSeconds: number) =>
  new APIError('TOO_MANY_REQUESTS', {
    code: 'TOO_MANY_ATTEMPTS',
    message: 'Too many attempts',
    retryAfterSeconds,
  })
