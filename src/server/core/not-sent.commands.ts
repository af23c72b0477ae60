import { sql } from 'drizzle-orm'

/** Of a household that was told no date before its invitation (decision 160). */
export const DATE_NOT_SENT = sql`date_sent_at = null, date_sent_by = null, date_told = null, date_opened_at = null`

/** Of a household that gets another link, or none: it has neither its invitation nor the date any more. */
export const NOT_SENT = sql`sent_at = null, sent_by = null, opened_at = null, ${DATE_NOT_SENT}`
