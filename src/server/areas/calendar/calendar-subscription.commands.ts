import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { CalendarSubscription } from '#contract/calendar-subscription.ts'
import type { Database } from '#db/client.ts'
import { plannerCalendars } from '#db/schema/calendar.ts'
import { profiles } from '#db/schema/profile.ts'
import type { Platform } from '#server/core/context.ts'
import { isToken } from '#server/platform/ids.ts'

type Deps = Pick<Platform, 'db' | 'clock'>
type ShownInCalendar = Omit<CalendarSubscription, 'path' | 'createdAt'>

/** 22 characters, which cannot be guessed. */
const TOKEN_BYTES = 16

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

const columns = {
  showsWeddings: plannerCalendars.showsWeddings,
  showsHolds: plannerCalendars.showsHolds,
  showsAppointments: plannerCalendars.showsAppointments,
  showsClosures: plannerCalendars.showsClosures,
  token: plannerCalendars.token,
  createdAt: plannerCalendars.createdAt,
}

type Row = ShownInCalendar & { token: string; createdAt: Date }

const toSubscription = ({ token, createdAt, ...shown }: Row): CalendarSubscription => ({
  ...shown,
  path: `/agenda/${token}.ics`,
  createdAt: createdAt.toISOString(),
})

export async function findSubscription(db: Database, ownerId: string): Promise<CalendarSubscription | null> {
  const [row] = await db.select(columns).from(plannerCalendars).where(eq(plannerCalendars.ownerId, ownerId))
  return row ? toSubscription(row) : null
}

/** Makes the address of a planner, or changes what it shows. */
export async function saveSubscription(
  { db, clock }: Deps,
  ownerId: string,
  shown: ShownInCalendar,
): Promise<CalendarSubscription> {
  const [row] = await db
    .insert(plannerCalendars)
    .values({ ownerId, ...shown, token: newToken(), createdAt: clock.now() })
    .onConflictDoUpdate({ target: plannerCalendars.ownerId, set: shown })
    .returning(columns)
  return toSubscription(row!)
}

/** Gives the calendar of a planner another address. */
export async function renewSubscription(
  { db, clock }: Deps,
  ownerId: string,
): Promise<CalendarSubscription | null> {
  const [row] = await db
    .update(plannerCalendars)
    .set({ token: newToken(), createdAt: clock.now() })
    .where(eq(plannerCalendars.ownerId, ownerId))
    .returning(columns)
  return row ? toSubscription(row) : null
}

/** Closes the address for good. */
export const removeSubscription = (db: Database, ownerId: string) =>
  db.delete(plannerCalendars).where(eq(plannerCalendars.ownerId, ownerId))

/** The planner to whom a token leads and what they show; `null` for another token. */
export async function openSubscription(
  db: Database,
  token: string,
): Promise<(ShownInCalendar & { ownerId: string }) | null> {
  if (!isToken(token)) return null
  const { token: _, createdAt: __, ...shown } = columns
  const [row] = await db
    .select({ ownerId: plannerCalendars.ownerId, ...shown })
    .from(plannerCalendars)
    .innerJoin(profiles, and(eq(profiles.id, plannerCalendars.ownerId), eq(profiles.role, 'planner')))
    .where(eq(plannerCalendars.token, token))
  return row ?? null
}
