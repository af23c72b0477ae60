/** How often an open stream beats, in milliseconds: two beats missed mean that the connection is dead. */
export const LIVE_BEAT_MS = 20_000

/** How often a tab that is looked at says where it is, and how long that is believed, in milliseconds. */
export const PRESENCE_RENEWAL_MS = 20_000
export const PRESENCE_LASTS_MS = 50_000

/** A tab says of at most so many things that it has them open; what a tab says is kept in memory. */
export const PRESENCE_IDS_MAX = 50

/** A tab counts what it says of where it is, up to here. */
export const PRESENCE_TURNS_MAX = 2_147_483_647

/**
 * The header by which a tab signs its requests with an id of its own (a UUID), so that it can tell the
 * echo of what it did itself from what happened elsewhere.
 */
export const CLIENT_ID_HEADER = 'x-client-id'

/**
 * The name of an area with this ending is the version of its drafts: a change of nothing but drafts raises that one, so
 * that only those who see drafts read their lists again.
 */
export const DRAFTS = ':drafts'
