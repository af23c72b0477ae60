import { LIMITS } from '../operation/limits.ts'

/** How many drafts 'Publicar' may show at once: as many as a section can hold. */
export const DRAFTS_AT_ONCE_MAX = LIMITS.wedding.vendors

/** How many conflicts of prepared changes are shown, and decided on, at once. */
export const MERGE_DECISIONS_MAX = 500
