import { createLinkLimits, LINK_KEYS_MAX } from '#server/platform/link-limits.ts'
import { TokenBuckets } from '#server/platform/token-buckets.ts'

/** Answers of one link: more than a household sends by hand, then one in half a minute. */
const ANSWERS_OF_LINK = { capacity: 20, perSecond: 20 / 600 }

/** The guests of a whole wedding may answer from one network at once, such as that of a venue or a carrier. */
const ANSWERS_OF_PLACE = { capacity: 1200, perSecond: 4 }

/**
 * The rate limits of invitations, in the memory of this process: they hold while the database is away, and a place
 * that tries links by the thousand is refused before anything is looked up.
 */
export function createRsvpLimits(now?: () => number) {
  const answersOfLink = new TokenBuckets(ANSWERS_OF_LINK, LINK_KEYS_MAX, now)
  const answersOfPlace = new TokenBuckets(ANSWERS_OF_PLACE, LINK_KEYS_MAX, now)
  return {
    ...createLinkLimits(now),
    /** Seconds to wait before another answer may be sent; 0 when it may. */
    answer: (token: string, place: string): number =>
      Math.max(answersOfLink.take(token, 1), answersOfPlace.take(place, 1)),
  }
}

export type RsvpLimits = ReturnType<typeof createRsvpLimits>
