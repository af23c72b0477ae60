import { LIMITS } from '../operation/limits.ts'

/** How many drafts 'Publicar' may show at once: as many as a section can hold. */
export const DRAFTS_AT_ONCE_MAX = Math.max(LIMITS.wedding.vendors, LIMITS.wedding.tasks)

/** How many conflicts of prepared changes are shown, and decided on, at once. */
export const MERGE_DECISIONS_MAX = 500

/** How long a body that publishes may be: each section as full as it can be, and every conflict decided. */
export const PUBLICATION_BODY_MAX_BYTES = 256 * 1024
