import { LINK_KEYS_MAX } from '#server/platform/link-limits.ts'
import { TokenBuckets } from '#server/platform/token-buckets.ts'

/** Searches of one network in one wedding that found nothing: a few at once, then one in half a minute. */
const OF_PLACE = { capacity: 10, perSecond: 1 / 30 }

/** The same of all networks together. */
const OF_WEDDING = { capacity: 100, perSecond: 1 / 10 }

/** Wrong phones and addresses with a name of one family, from wherever they come: then one an hour. */
const OF_FAMILY = { capacity: 10, perSecond: 1 / 3600 }

/**
 * The rate limits of looking for an invitation, in the memory of this process: what was found counts for nothing. That
 * of a family is not said, since it would tell that there is such a family: it is then not found, whatever is typed.
 */
export function createFindLimits(now: () => number) {
  const ofPlace = new TokenBuckets(OF_PLACE, LINK_KEYS_MAX, now)
  const ofWedding = new TokenBuckets(OF_WEDDING, LINK_KEYS_MAX, now)
  const ofFamily = new TokenBuckets(OF_FAMILY, LINK_KEYS_MAX, now)
  const placeOf = (weddingId: string, network: string) => `${weddingId} ${network}`
  return {
    /** Seconds to wait before another search; 0 when it may be made. */
    search: (weddingId: string, network: string): number =>
      ofPlace.take(placeOf(weddingId, network), 1) || ofWedding.take(weddingId, 1),
    /** Whether a phone or an address may be compared with those of a family. */
    mayCompare: (householdId: string): boolean => ofFamily.take(householdId, 1) === 0,
    /** Gives back what a search took that found a family: of that one, and of those of its name. */
    wasFound(weddingId: string, network: string, householdIds: readonly string[]): void {
      ofPlace.give(placeOf(weddingId, network), 1)
      ofWedding.give(weddingId, 1)
      for (const id of householdIds) ofFamily.give(id, 1)
    },
  }
}

export type FindLimits = ReturnType<typeof createFindLimits>
