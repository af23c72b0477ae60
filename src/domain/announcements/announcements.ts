import type { Role } from '../members/roles.ts'
import type { LegalDocument } from '../operation/legal-documents.ts'
import { type IsoDate, shiftDay } from '../time/dates.ts'

/** Days between the announcement of a changed text and its effect at least, as the terms promise. */
export const ANNOUNCED_DAYS_AHEAD = 30

/** Longest summary of a change, in characters. */
export const ANNOUNCEMENT_SUMMARY_MAX = 600

/** Mails of one batch, and the seconds until the next, so that a mail a person waits for finds its way between. */
export const ANNOUNCEMENT_BATCH = 50
export const ANNOUNCEMENT_PAUSE_SECONDS = 30

/** Announcements that are listed at once. */
export const ANNOUNCEMENTS_SHOWN = 50

/** The first day on which a text may take effect that is announced today; `from` is the day that the release names. */
export function earliestEffect(today: IsoDate, from: IsoDate): IsoDate {
  const ahead = shiftDay(today, ANNOUNCED_DAYS_AHEAD)
  return from > ahead ? from : ahead
}

/** Whether a changed text holds on a day. */
export const isInEffect = (effectiveOn: IsoDate, today: IsoDate): boolean => effectiveOn <= today

/** Whether a change of a text concerns a person: the agreement on processing is one with planners alone. */
export const concerns = (document: LegalDocument, role: Role): boolean =>
  document !== 'processing' || role === 'planner'

/** The names of the texts in a sentence, after 'cambian' or 'cambia'. */
export const DOCUMENT_NAMES: Record<LegalDocument, { name: string; changes: string }> = {
  notice: { name: 'Aviso legal', changes: 'cambia el aviso legal' },
  terms: { name: 'Términos', changes: 'cambian los términos' },
  privacy: { name: 'Privacidad', changes: 'cambia la política de privacidad' },
  processing: { name: 'Encargo de tratamiento', changes: 'cambia el encargo de tratamiento' },
}
