import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Clock } from './clock.ts'

/** At most `max` attempts in a window of `windowSeconds`, counted per key. */
export type RateRule = { max: number; windowSeconds: number }

/** `count` is how many attempts the window has seen, this one included. */
export type RateVerdict = { allowed: true; count: number } | { allowed: false; retryAfterSeconds: number }

/**
 * Attempts counted in PostgreSQL, so that several processes see one number. Counting and deciding is
 * one statement: a burst in parallel cannot slip through between a read and a write. No window ends later than one that
 * begins now: otherwise attempts that were counted while a clock was wrong would lock people out until that day.
 */
export function createRateLimiter(db: Database, clock: Clock) {
  return {
    /** Counts one attempt and says whether it is within the rule. */
    async consume(key: string, rule: RateRule): Promise<RateVerdict> {
      const now = clock.now()
      const resetAt = new Date(now.getTime() + rule.windowSeconds * 1000)
      const { rows } = await db.execute<{ count: number; reset_at: Date | string }>(sql`
        insert into rate_limits as r (key, count, reset_at) values (${key}, 1, ${resetAt.toISOString()})
        on conflict (key) do update set
          count = case when r.reset_at <= ${now.toISOString()} then 1 else r.count + 1 end,
          reset_at = case when r.reset_at <= ${now.toISOString()} then excluded.reset_at
            else least(r.reset_at, excluded.reset_at) end
        returning count, reset_at`)
      const row = rows[0]!
      if (row.count <= rule.max) return { allowed: true, count: row.count }
      const wait = (new Date(row.reset_at).getTime() - now.getTime()) / 1000
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(wait)) }
    },

    /** Takes one counted attempt back, for those that turned out to be legitimate. */
    async refund(key: string): Promise<void> {
      await db.execute(sql`update rate_limits set count = greatest(count - 1, 0) where key = ${key}`)
    },

    async forget(key: string): Promise<void> {
      await db.execute(sql`delete from rate_limits where key = ${key}`)
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>
