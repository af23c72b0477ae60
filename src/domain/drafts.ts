import { LIMITS } from './limits.ts'

/** How many drafts 'Publicar' may show at once: as many as a section can hold. */
export const DRAFTS_AT_ONCE_MAX = LIMITS.wedding.vendors
