import type { BinRefusal, ChosenThing, Restoring } from '#contract/activity.ts'
import type { Database } from '#db/client.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { listNewestFirst } from './bin-rows.queries.ts'
import { type Refusal, takeOutOfBin, type Undoing, type Undone } from './undo.commands.ts'

type Restored = Restoring & Pick<Undone, 'announced' | 'notified'>

/**
 * Brings several things back, each in a transaction of its own, so that one without a place leaves the others alone.
 * What was removed last comes first: a folder before the images that were removed from it.
 */
export async function restoreThings(
  deps: Pick<Platform, 'db' | 'clock'> & Configured<'limits'>,
  by: Undoing,
  things: readonly ChosenThing[],
): Promise<Restored> {
  const done: Restored = { restored: 0, conflicts: [], refused: [], announced: [], notified: false }
  for (const thing of await inOrder(deps.db, by.weddingId, things)) {
    const outcome = await takeOutOfBin(deps, by, thing)
    if (typeof outcome === 'string' || !('undone' in outcome)) {
      done.refused.push(toRefused(thing.lineId, outcome))
      continue
    }
    done.restored += outcome.undone
    // Rows that are back already need no word: another member was faster.
    done.conflicts.push(...outcome.conflicts.filter(({ reason }) => reason !== 'present'))
    done.announced.push(...outcome.announced)
    done.notified ||= outcome.notified
  }
  return done
}

async function inOrder(
  db: Database,
  weddingId: MemberWeddingId,
  things: readonly ChosenThing[],
): Promise<ChosenThing[]> {
  const given = things.map(({ lineId, rows }) => ({ lineId: lineId.toLowerCase(), ...(rows && { rows }) }))
  const order = await listNewestFirst(
    db,
    weddingId,
    given.map(({ lineId }) => lineId),
  )
  const placeOf = ({ lineId }: ChosenThing) => {
    const place = order.indexOf(lineId)
    return place < 0 ? order.length : place
  }
  return given.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function toRefused(lineId: string, refusal: Refusal): BinRefusal {
  const refused = { lineId, max: null, name: null }
  if (refusal === 'closed') return { ...refused, reason: 'CLOSED' }
  if (typeof refusal === 'string') return { ...refused, reason: 'GONE' }
  if ('named' in refusal) return { ...refused, reason: 'VENDOR_IN_AGENDA', name: refusal.named }
  if (refusal.overfull === 'bytes') return { ...refused, reason: 'NO_ROOM_FOR_FILES' }
  return { ...refused, reason: 'NO_ROOM', max: refusal.overfull }
}
