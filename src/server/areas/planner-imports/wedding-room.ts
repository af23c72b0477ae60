import { roomFor } from '#domain/planner-imports/new-weddings.ts'
import { hasPlan, standingOf } from '#domain/subscription/plan.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { countActiveWeddings, findPlan } from '#server/core/auth/plan-of.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { countWeddings } from './planner-imports.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'payments'> & Configured<'limits'>

/** How many of these new weddings the planner may add now, and why not all of them; `null` when all of them may come. */
export async function findRoomFor(
  { db, clock, payments, settings: { limits } }: Deps,
  plannerId: string,
  rows: readonly { date: string | null }[],
): Promise<ReturnType<typeof roomFor>> {
  const now = clock.now()
  const active = await countActiveWeddings(db, plannerId, now)
  const isCovered = !payments || hasPlan(standingOf(await findPlan(db, plannerId), active, now))
  const left = Math.max(0, limits.person.weddings.planner - (await countWeddings(db, plannerId)))
  return roomFor(
    rows.map(({ date }) => date),
    { active, hasPlan: isCovered, left, today: dayInMadrid(now) },
  )
}
