import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rateLimits } from '#db/schema/rate-limits.ts'
import { accountHash } from '#server/core/auth/second-step/known-device.ts'
import { PASSWORD, signedUp } from '../../support/accounts/person.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

/** More than the slots of the queue of accounts, and as many as may wait for their at. */
const WAITING = 40

describe('attempts on one account that are made to wait', () => {
  const app = useTestApp({ trustProxy: true })

  const signIn = async (email: string, password: string, network: string) => {
    const response = await app.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', 'x-forwarded-for': network },
      body: JSON.stringify({ email, password }),
    })
    return response.status
  }

  it('keep nobody from signing in to another account', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const noelia = await signedUp(app, 'Noelia', 'couple')
    await signIn(lucia.email, 'no-es-esta', '198.51.100.250')
    // As many attempts as make the next ones wait for 400 ms each.
    await app.db
      .update(rateLimits)
      .set({ count: 181 })
      .where(
        eq(rateLimits.key, `/sign-in/email:${accountHash(lucia.email, app.platform.settings.authSecret)}`),
      )
    let unanswered = WAITING
    const guesses = Array.from({ length: WAITING }, async (_, place) => {
      const status = await signIn(lucia.email, 'no-es-esta', `198.51.100.${place}`)
      unanswered -= 1
      return status
    })
    await untilCounted(WAITING / 2)
    expect(await signIn(noelia.email, PASSWORD, '203.0.113.9')).toBe(200)
    expect(unanswered).toBeGreaterThan(12)
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]))
  }, 60_000)

  /** Waits until so many attempts were counted, so that they are in work before the next request. */
  async function untilCounted(attempts: number): Promise<void> {
    for (let counted = 0; counted < attempts; ) {
      const rows = await app.db.execute<{ count: number }>(
        sql`select max(count) - 181 as count from rate_limits where count > 181`,
      )
      counted = Number(rows.rows[0]?.count ?? 0)
    }
  }
})
