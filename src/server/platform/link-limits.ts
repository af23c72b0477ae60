import { TokenBuckets } from './token-buckets.ts'

/** Places and links remembered at once. */
export const LINK_KEYS_MAX = 50_000

/** Pages of one link, which may be shared with many. */
const VIEWS_OF_LINK = { capacity: 300, perSecond: 3 }

/** How many at once, and how many a second after these. */
export type Rate = { capacity: number; perSecond: number }

/** Links that open nothing, tried from one place; every request counts until its link turns out to be right. */
const GUESSES_OF_PLACE = { capacity: 400, perSecond: 0.5 }

/**
 * The rate limits of links whose token is the permission, in the memory of this process. A link that has opened is
 * no guess any more: its people go on while another device of their place, a whole mobile network at times, tries
 * links by the thousand.
 */
export function createLinkLimits(now?: () => number, views: Rate = VIEWS_OF_LINK) {
  const viewsOfLink = new TokenBuckets(views, LINK_KEYS_MAX, now)
  const guesses = new TokenBuckets(GUESSES_OF_PLACE, LINK_KEYS_MAX, now)
  return {
    /** Seconds to wait before a link may be opened; 0 when it may. */
    open: (token: string, place: string): number =>
      viewsOfLink.has(token) ? viewsOfLink.take(token, 1) : guesses.take(place, 1),
    /** The link that was opened is one: it was no guess. */
    wasRight(token: string, place: string): void {
      if (viewsOfLink.has(token)) return
      viewsOfLink.take(token, 1)
      guesses.give(place, 1)
    },
  }
}
