import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { requestMailboxes } from '#db/schema/planners.ts'
import { profiles } from '#db/schema/profile.ts'
import { brandEmail } from '#server/areas/planners/planners.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { plusAddress } from '#server/platform/plus-address.ts'

type Deps = Pick<Platform, 'db'> & Configured<'requestsMailbox'>

/** 22 characters, which cannot be guessed. */
const TOKEN_BYTES = 16

const shown = ({ requestsMailbox }: Deps['settings'], token: string | undefined) => ({
  isOffered: requestsMailbox !== null,
  address: requestsMailbox && token ? plusAddress(requestsMailbox.address, token) : null,
})

/** The mailbox of a planner. */
export async function findRequestMailbox({ db, settings }: Deps, plannerId: string) {
  const [row] = await db
    .select({ token: requestMailboxes.token })
    .from(requestMailboxes)
    .where(eq(requestMailboxes.plannerId, plannerId))
  return shown(settings, row?.token)
}

/** Gives a planner a mailbox, in the place of the one before. */
export async function renewRequestMailbox(
  { db, clock, settings }: Deps & Pick<Platform, 'clock'>,
  plannerId: string,
) {
  const [token, createdAt] = [randomBytes(TOKEN_BYTES).toString('base64url'), clock.now()]
  await db
    .insert(requestMailboxes)
    .values({ plannerId, token, createdAt })
    .onConflictDoUpdate({ target: requestMailboxes.plannerId, set: { token, createdAt } })
  return shown(settings, token)
}

export async function closeRequestMailbox({ db, settings }: Deps, plannerId: string) {
  await db.delete(requestMailboxes).where(eq(requestMailboxes.plannerId, plannerId))
  return shown(settings, undefined)
}

/** The planner to whom a token leads, with the addresses from which they forward; undefined for another token. */
export async function findMailboxOwner(db: Database, token: string) {
  const [row] = await db
    .select({ plannerId: profiles.id, email: user.email, brandEmail })
    .from(requestMailboxes)
    .innerJoin(profiles, eq(profiles.id, requestMailboxes.plannerId))
    .innerJoin(user, eq(user.id, profiles.id))
    .where(and(eq(requestMailboxes.token, token), eq(profiles.role, 'planner')))
  return row && { plannerId: row.plannerId, own: [row.email, row.brandEmail] }
}
