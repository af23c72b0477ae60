/** Length of the slug that a planner begins with (spec 5, 9). */
export const SLUG_DEFAULT_LENGTH = 8

/** Former slugs of a planner that lead to the present one; the oldest beyond these are free again. */
export const FORMER_SLUGS_MAX = 10

/**
 * The slugs of a planner who has not chosen one, of which the first free one counts: the beginning of the id (spec 5),
 * else its end.
 */
export const defaultSlugs = (userId: string): string[] => [
  userId.slice(0, SLUG_DEFAULT_LENGTH),
  userId.slice(-SLUG_DEFAULT_LENGTH),
]
