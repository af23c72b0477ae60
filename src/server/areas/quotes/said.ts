/** A couple's words to the version that they have read. */
export type Said =
  | { kind: 'question' | 'declined'; version: number; words: string }
  | { kind: 'accepted'; version: number; words: string; name: string; extras: string[]; total: number }
