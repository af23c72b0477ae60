import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { isSameWish, type WishTap, wishAfter } from '#domain/lodging/wishes.ts'
import { todayAt } from '#domain/weddings/weddings.ts'
import { lockRooms, storeWish } from '#server/areas/lodging/say-wish.commands.ts'
import { findFamilyQuestion } from '#server/areas/lodging/wishes.queries.ts'
import type { Platform } from '#server/core/context.ts'
import { wishKey } from '#site/rsvp/beds/beds-fields.ts'
import type { BedsView } from '#site/rsvp/beds/beds-view.ts'
import { findInvitation, type Invitation } from './invitation.queries.ts'
import { toBedsView } from './rsvp/beds-view.ts'
import { findHouseholdRooms } from './rsvp/guest-page.queries.ts'
import { storedValues, toRsvpView } from './rsvp/rsvp-view.ts'

type Reading = Pick<Platform, 'clock' | 'files'> & { db: Platform['db'] | Transaction }

/** The question where a family sleeps, as its page shows it; `null` for one that is not asked or does not come. */
export async function findBeds(
  reading: Pick<Reading, 'db' | 'clock'>,
  invitation: Invitation,
  token: string,
): Promise<BedsView | null> {
  const beds = await findAskedBeds(reading, invitation, token)
  return beds?.size === 0 ? null : beds
}

/** The same for one that has not said yet whether it comes. */
export async function findAskedBeds(
  { db, clock }: Pick<Reading, 'db' | 'clock'>,
  invitation: Invitation,
  token: string,
): Promise<BedsView | null> {
  const question = await findFamilyQuestion(db, invitation)
  if (!question) return null
  const rooms = await findHouseholdRooms(db, invitation)
  const read = { invitation, view: toRsvpView(invitation, token), values: storedValues(invitation) }
  return toBedsView({ ...read, question, rooms, today: todayAt(invitation.wedding, clock.now()) })
}

/**
 * The outcome of a tap: saved, with whether there is room; `changed` when another person of the family has said
 * something else since the page was shown; `gone` when it is not offered any more; `shut` when nothing is asked for.
 */
export type TapOutcome = 'unknown' | 'shut' | 'gone' | 'changed' | { isWaiting: boolean }

/** The outcome, and the wedding of a family that has said something new. */
type Said = { outcome: TapOutcome; weddingId?: string }

/**
 * Saves what a family taps, and nothing over an answer that it was not shown (`shown` is its key). The rooms are locked
 * meanwhile, so that two families who ask for the last one never both get it.
 */
export async function sayBeds(
  { db, clock, files, live }: Pick<Platform, 'db' | 'clock' | 'files' | 'live'>,
  token: string,
  { tap, shown }: { tap: WishTap; shown: string },
): Promise<TapOutcome> {
  const { outcome, weddingId } = await db.transaction(async (tx): Promise<Said> => {
    await tx.execute(sql`select from households where token = ${token} for update`)
    const reading = { db: tx, clock, files }
    const invitation = await findInvitation(reading, token)
    if (!invitation) return { outcome: 'unknown' }
    await lockRooms(tx, invitation)
    const [question, beds] = [
      await findFamilyQuestion(tx, invitation),
      await findBeds(reading, invitation, token),
    ]
    if (!question || !beds) return { outcome: 'unknown' }
    if (beds.state !== 'open') return { outcome: 'shut' }
    const { said } = beds
    const after = wishAfter(said, tap, beds)
    if (!after) return { outcome: 'gone' }
    if (shown !== wishKey(said) && !isSameWish(said, after)) return { outcome: 'changed' }
    await storeWish(tx, invitation, { before: question.wish, after, now: clock.now() })
    const { isWaiting } = (await findBeds(reading, invitation, token))!
    const isNew = !isSameWish(question.wish, after)
    return { outcome: { isWaiting }, ...(isNew && { weddingId: invitation.weddingId }) }
  })
  if (weddingId !== undefined)
    live.changed({
      ...{ weddingId, area: 'lodging', section: 'transport', ids: [] },
      ...{ actorId: null, clientId: null, notified: false },
    })
  return outcome
}
