/** What became of a message to a planner; spam is kept apart and can be brought back. */
export const REQUEST_STATUSES = ['new', 'answered', 'archived', 'spam'] as const
