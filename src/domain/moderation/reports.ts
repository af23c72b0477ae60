import { DAY_MS } from '../time/time.ts'

/**
 * The content that a report is about. `profile`, `photo`, `folder` and `invitation` can be hidden one by one; `other` is
 * a page that a person has to look for.
 */
export const REPORTED_KINDS = ['profile', 'photo', 'folder', 'invitation', 'other'] as const

export type ReportedKind = (typeof REPORTED_KINDS)[number]

/** The kinds that a decision can hide. */
export const HIDEABLE_KINDS = ['profile', 'photo', 'folder', 'invitation'] as const satisfies ReportedKind[]

export type HideableKind = (typeof HIDEABLE_KINDS)[number]

export const isHideable = (kind: ReportedKind): kind is HideableKind => kind !== 'other'

/** Hidden for good, hidden until its owner has answered, or left as it is. */
export const REPORT_DECISIONS = ['removed', 'hidden', 'kept'] as const

export type ReportDecision = (typeof REPORT_DECISIONS)[number]

/** Whether the content is out of sight after a decision. */
export const isHiding = (decision: ReportDecision): boolean => decision !== 'kept'

/** The basis of a decision that hides: a law, or the terms (DSA 17.3 d and e). */
export const REPORT_GROUNDS = ['law', 'terms'] as const

export type ReportGround = (typeof REPORT_GROUNDS)[number]

/** The sides that may claim against a decision: the person who reported, and the one whose content it is (DSA 20). */
export const CLAIM_SIDES = ['reporter', 'affected'] as const

export type ClaimSide = (typeof CLAIM_SIDES)[number]

/** Longest reasons of a decision, in characters. */
export const REASONS_MAX = 2000

/** Longest name of the law or of the point of the terms, in characters. */
export const RULE_MAX = 200

/** Longest claim, in characters. */
export const CLAIM_MAX = 4000

/** Months in which a decision may be claimed against (DSA 20.1). */
export const CLAIM_MONTHS = 6

/** Days that a report is kept after its last decision: the time for claims, and a year. */
export const REPORT_KEPT_DAYS = 548

/** Reports that are listed at once. */
export const REPORT_ROWS_MAX = 100

/** Characters of a report that the list shows. */
export const REPORT_EXCERPT_MAX = 200

/** Hidden contents of one owner that are listed at once: as many photos and folders as there can be. */
export const HIDDEN_ROWS_MAX = 500

/** Whether a decision lacks what it rests on: hiding names a law or the terms, and which of them. */
export const lacksGround = (
  decision: ReportDecision,
  ground: ReportGround | null,
  rule: string | null,
): boolean => isHiding(decision) && (!ground || !rule)

/** The last instant for a claim: the same day six months on, or the last of a shorter month. */
export function claimUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt)
  const day = until.getUTCDate()
  until.setUTCDate(1)
  until.setUTCMonth(until.getUTCMonth() + CLAIM_MONTHS)
  const last = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate()
  until.setUTCDate(Math.min(day, last))
  return until
}

/** Reports whose last decision is older than this are deleted, unless their content is still hidden. */
export const reportsKeptSince = (now: Date): Date => new Date(now.getTime() - REPORT_KEPT_DAYS * DAY_MS)

/** The content that an address of ours leads to, by what its path says; `key` is a slug or the token of a link. */
export type ReportedPage = { kind: Exclude<ReportedKind, 'photo'>; key: string }

const PAGES: readonly [Exclude<HideableKind, 'photo'>, RegExp][] = [
  ['profile', /^\/planners\/([a-z0-9-]{1,80})(?:\/contacto)?\/?$/i],
  ['folder', /^\/inspiracion\/([\w-]{1,64})\/?$/],
  ['invitation', /^\/i\/([\w-]{1,64})(?:\/.*)?$/],
]

/** Reads the address of a report, which may be any text. */
export function reportedPage(page: string, origin: string): ReportedPage {
  const other: ReportedPage = { kind: 'other', key: '' }
  if (!URL.canParse(page, origin)) return other
  const { pathname, origin: host } = new URL(page, origin)
  if (host !== new URL(origin).origin) return other
  for (const [kind, pattern] of PAGES) {
    const key = pattern.exec(pathname)?.[1]
    if (key) return { kind, key }
  }
  return other
}
