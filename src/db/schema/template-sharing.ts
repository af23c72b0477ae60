import { uuid } from 'drizzle-orm/pg-core'

/**
 * The columns of every kind of template by which it is shared with the team of its business, or one person's own. They
 * have no foreign keys: what is a person's own goes with them before their account does (`endAgencyOf`).
 */
export const templateSharing = {
  /** The person who alone sees it; null for one that is shared. */
  privateTo: uuid('private_to'),
  /** Null for a person who has gone, and for what was there before it was noted. */
  madeBy: uuid('made_by'),
}
