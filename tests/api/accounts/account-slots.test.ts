import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { rateLimits } from '#db/schema/rate-limits.ts'
import { accountHash } from '#server/core/auth/second-step/known-device.ts'
import { PASSWORD, signedUp } from '../../support/accounts/person.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

/** The slots of the queue of accounts, and the share of a network. */
const SLOTS = 8
const SHARE = 6

describe('the slots of sign-in', () => {
  const app = useTestApp({ trustProxy: true })
  let restore = () => {}
  afterEach(() => restore())

  const post = async (path: string, body: object, network: string) => {
    const response = await app.fetch(`/api/auth${path}`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', 'x-forwarded-for': network },
      body: JSON.stringify(body),
    })
    return response.status
  }
  const signIn = (email: string, password: string, network: string) =>
    post('/sign-in/email', { email, password }, network)
  const networks = (count: number) => Array.from({ length: count }, (_, place) => `198.51.100.${place}`)
  /** Counts the answers that have come. */
  const following = (answers: Promise<number>[]) => {
    const come = { count: 0 }
    for (const answer of answers) void answer.then(() => (come.count += 1))
    return come
  }

  it('are not all for one network: another gets in at once', async () => {
    const busy = '192.0.2.1'
    const noelia = await signedUp(app, 'Noelia', 'couple')
    expect(await signIn('nadie@correo.example', PASSWORD, busy)).toBe(401)
    const { come, answers } = await app.db.transaction(async (tx) => {
      // A try from the busy network waits for the row of its rate limit, with its slot.
      await tx.execute(sql`select from rate_limits where key = ${`/sign-in/email:${busy}`} for update`)
      const answers = networks(2 * SLOTS).map((_, place) => signIn(`${place}@correo.example`, PASSWORD, busy))
      const come = following(answers)
      await untilWaiting(SHARE)
      expect(await signIn(noelia.email, PASSWORD, '203.0.113.9')).toBe(200)
      expect(await countWaiting()).toBe(SHARE)
      return { come: come.count, answers }
    })
    expect(come).toBe(0)
    expect(new Set(await Promise.all(answers))).toEqual(new Set([401]))
  })

  it.each([
    ['a new password by mail', '/request-password-reset', { email: 'nadie@correo.example' }],
    ['a code by mail', '/email-otp/send-verification-otp', { email: 'nadie@correo.example' }],
    ['a wrong code', '/sign-in/email-otp', { email: 'nadie@correo.example', otp: '000000' }],
  ])('are not kept by answers that are delayed, as to %s', async (_what, path, body) => {
    const noelia = await signedUp(app, 'Noelia', 'couple')
    const held = holdDelays(2 * SLOTS)
    const answers = networks(2 * SLOTS).map((network) => post(path, distinct(body, network), network))
    const come = following(answers)
    await held.all
    expect(await signIn(noelia.email, PASSWORD, '203.0.113.9')).toBe(200)
    expect(come.count).toBe(0)
    held.letGo()
    expect((await Promise.all(answers)).every((status) => status === 200 || status === 400)).toBe(true)
  })

  it('are not kept by attempts on one account that are spread in time', async () => {
    const [lucia, noelia] = [await signedUp(app, 'Lucía', 'couple'), await signedUp(app, 'Noelia', 'couple')]
    const key = `/sign-in/email:${accountHash(lucia.email, app.platform.settings.authSecret)}`
    const resetAt = new Date(Date.now() + 3_600_000)
    await app.db
      .insert(rateLimits)
      .values({ key, count: 181, resetAt })
      .onConflictDoUpdate({ target: rateLimits.key, set: { count: 181 } })
    const held = holdDelays(2 * SLOTS)
    const answers = networks(2 * SLOTS).map((network) => signIn(lucia.email, 'no-es-esta', network))
    const come = following(answers)
    await held.all
    expect(await signIn(noelia.email, PASSWORD, '203.0.113.9')).toBe(200)
    expect(come.count).toBe(0)
    held.letGo()
    expect(new Set(await Promise.all(answers))).toEqual(new Set([401]))
  })

  /** An address of its own for each, so that no limit of an address is met. */
  const distinct = (body: object, network: string) => ({ ...body, email: `${network}@correo.example` })

  /** Holds the delays of Node until the test lets go, and says when there are as many. */
  function holdDelays(count: number): { all: Promise<void>; letGo: () => void } {
    const { setTimeout: original } = timers
    let open = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    let begun = 0
    const all = new Promise<void>((resolve) => {
      timers.setTimeout = (async () => {
        begun += 1
        if (begun === count) resolve()
        await opened
      }) as unknown as typeof original
    })
    syncBuiltinESMExports()
    restore = () => {
      open()
      timers.setTimeout = original
      syncBuiltinESMExports()
    }
    return { all, letGo: restore }
  }

  const countWaiting = async (): Promise<number> => {
    const { rows } = await app.db.$client.query(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%rate_limits%'`,
    )
    return rows[0].waiting
  }
  async function untilWaiting(count: number): Promise<void> {
    while ((await countWaiting()) < count);
  }
})
