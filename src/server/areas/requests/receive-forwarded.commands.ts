import { sql } from 'drizzle-orm'
import { asDatabase } from '#db/client.ts'
import type { Platform } from '#server/core/context.ts'
import { notifyPlanner } from './requests.commands.ts'
import { findRequest } from './requests.queries.ts'
import { noteRequest, type TypedDetails } from './typed-requests.commands.ts'

/**
 * Keeps a request that came to a planner's mailbox, once for its id, and notifies them in the app: the mail itself they
 * have.
 */
export async function receiveForwarded(
  { db, clock, live }: Pick<Platform, 'db' | 'clock' | 'live'>,
  plannerId: string,
  request: TypedDetails & { id: string },
): Promise<'noted' | 'known' | 'full'> {
  const kept = await db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${plannerId} for no key update`)
    if (await findRequest(tx, plannerId, request.id)) return 'known'
    const noted = await noteRequest({ db: asDatabase(tx), clock }, plannerId, request)
    if (noted === 'full') return 'full'
    await notifyPlanner(tx, clock, plannerId, { requestId: request.id, name: request.name })
    return 'noted'
  })
  if (kept === 'noted') live.notificationsRead(plannerId)
  return kept
}
