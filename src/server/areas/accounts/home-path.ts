import type { Database } from '#db/client.ts'
import type { Role } from '#domain/members/roles.ts'
import { ownerOfPath } from '#domain/text/asked-path.ts'
import { listWeddingIds } from '#server/core/live/live.queries.ts'

type User = { userId: string; role: Role }

/**
 * The home of a person after login (spec 2): a planner's dashboard, a couple's wedding, or /app/couple when they have
 * none. Of several weddings the browser knows which it showed last, so it is left to /app to choose.
 */
export async function homePath(db: Database, { userId, role }: User): Promise<string> {
  if (role === 'planner') return `/app/planner/${userId}`
  const [weddingId, another] = await listWeddingIds(db, userId)
  if (another) return '/app'
  return weddingId ? `/app/couple/${weddingId}` : '/app/couple'
}

/** Whether a page of the app is one of the person; what is for one role only, its route redirects. */
export async function isPathOf(db: Database, user: User, path: string): Promise<boolean> {
  const owner = ownerOfPath(path)
  if (!owner) return true
  if ('plannerId' in owner) return owner.plannerId === user.userId
  return (await listWeddingIds(db, user.userId)).some((id) => id === owner.weddingId)
}
