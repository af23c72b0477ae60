import { AFTERWARDS } from './afterwards.ts'
import { CHURCH_PAPERS } from './church-papers.ts'
import { CIVIL_PAPERS } from './civil-papers.ts'
import { DAY_TO_PREPARE } from './day-to-prepare.ts'
import { FIRST_DECISIONS } from './first-decisions.ts'
import { GUESTS_TO_INVITE } from './guests-to-invite.ts'
import { LAST_WEEKS } from './last-weeks.ts'
import { OUTFITS_AND_RINGS } from './outfits-and-rings.ts'
import { PAPERS_OF_FEW } from './papers-of-few.ts'
import type { Suggestion } from './suggestion.ts'
import { VENDORS_TO_BOOK } from './vendors-to-book.ts'

/** The whole suggested list of a wedding in Spain, from the first task to the last. */
export const SUGGESTED_TASKS: readonly Suggestion[] = [
  ...FIRST_DECISIONS,
  ...VENDORS_TO_BOOK,
  ...OUTFITS_AND_RINGS,
  ...CHURCH_PAPERS,
  ...CIVIL_PAPERS,
  ...PAPERS_OF_FEW,
  ...GUESTS_TO_INVITE,
  ...DAY_TO_PREPARE,
  ...LAST_WEEKS,
  ...AFTERWARDS,
].toSorted((a, b) => b.days - a.days)
