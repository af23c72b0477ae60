import { TokenBuckets } from '../platform/token-buckets.ts'

/** Places and links remembered at once. */
const KEYS_MAX = 50_000

/** Answers of one link: more than a household sends by hand, then one in half a minute. */
const ANSWERS_OF_LINK = { capacity: 20, perSecond: 20 / 600 }

/** The guests of a whole wedding may answer from one network at once, such as that of a venue or a carrier. */
const ANSWERS_OF_PLACE = { capacity: 1200, perSecond: 4 }

/** Pages of one link, which may be shared in a large family. */
const VIEWS_OF_LINK = { capacity: 300, perSecond: 3 }

/** Links that open nothing, tried from one place; every request counts until its link turns out to be right. */
const GUESSES_OF_PLACE = { capacity: 400, perSecond: 0.5 }

/**
 * The rate limits of invitations, in the memory of this process: they hold while the database is away, and a place
 * that tries links by the thousand is refused before anything is looked up.
 */
export function createRsvpLimits(now?: () => number) {
  const answersOfLink = new TokenBuckets(ANSWERS_OF_LINK, KEYS_MAX, now)
  const answersOfPlace = new TokenBuckets(ANSWERS_OF_PLACE, KEYS_MAX, now)
  const viewsOfLink = new TokenBuckets(VIEWS_OF_LINK, KEYS_MAX, now)
  const guesses = new TokenBuckets(GUESSES_OF_PLACE, KEYS_MAX, now)
  return {
    /** Seconds to wait before another answer may be sent; 0 when it may. */
    answer: (token: string, place: string): number =>
      Math.max(answersOfLink.take(token, 1), answersOfPlace.take(place, 1)),
    /** Seconds to wait before a link may be opened; 0 when it may. */
    open: (token: string, place: string): number => guesses.take(place, 1) || viewsOfLink.take(token, 1),
    /** The link that was opened is one: it was no guess. */
    wasRight: (place: string): void => guesses.give(place, 1),
  }
}

export type RsvpLimits = ReturnType<typeof createRsvpLimits>
