import type { Section } from '../members/permissions.ts'

/** Longest comment, in characters. */
export const COMMENT_MAX = 2000

/** Members that one comment may mention. */
export const MENTIONS_MAX = 20

/** A comment costs so many reads of the rate limit of requests: 60 a minute with the default limit. */
export const COMMENT_COST = 20

/** The kinds of things that can be commented on. */
export const COMMENT_KINDS = ['vendor', 'guest', 'item', 'image', 'category', 'task'] as const

export type CommentKind = (typeof COMMENT_KINDS)[number]

/** The section that governs the comments on each: who may view it reads them, who may edit it writes. */
export const COMMENT_SECTIONS = {
  vendor: 'conversation',
  guest: 'guests',
  item: 'agenda',
  image: 'inspiration',
  category: 'budget',
  task: 'tasks',
} as const satisfies Record<CommentKind, Section>

export type CommentSection<K extends CommentKind> = (typeof COMMENT_SECTIONS)[K]

/** The parameter of an address that opens the comments on an item of its page. */
export const COMMENTS_PARAMETER = 'comentarios'

/** Finds the members' names that a text mentions: longer names first, so that «@Ana María» is not «@Ana». */
export function mentionsIn(text: string, names: readonly string[]): { start: number; end: number }[] {
  const byLength = names.filter(Boolean).toSorted((a, b) => b.length - a.length)
  const found: { start: number; end: number }[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = byLength.find((one) => text.startsWith(one, at + 1))
    if (name) found.push({ start: at, end: at + 1 + name.length })
  }
  return found
}
