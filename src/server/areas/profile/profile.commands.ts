import { eq } from 'drizzle-orm'
import type { Profile } from '#contract/profile.ts'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/profile.ts'

export type ProfileChanges = Partial<
  Pick<Profile, 'fullName' | 'brandName' | 'webUrl' | 'phone' | 'theme' | 'density'>
>

/** Changes the given fields of a profile and leaves the others as they are. */
export async function updateProfile(db: Database, userId: string, changes: ProfileChanges) {
  if (Object.values(changes).every((value) => value === undefined)) return
  await db.update(profiles).set(changes).where(eq(profiles.id, userId))
}
