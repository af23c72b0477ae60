import type { Member } from '#contract/weddings.ts'
import { COMMENT_SECTIONS, type CommentKind, mentionsIn } from '#domain/comments/comments.ts'
import { isEnough } from '#domain/members/permissions.ts'
import { foldText } from '#domain/text/fold-text.ts'

/** A member who can be mentioned. */
export type Person = Pick<Member, 'userId' | 'fullName'>

/** The other members who may see what the comments are on. */
export const mentionable = (members: readonly Member[], kind: CommentKind, ownId: string): Member[] =>
  members.filter(
    ({ userId, fullName, permissions }) =>
      userId !== ownId && fullName !== '' && isEnough(permissions[COMMENT_SECTIONS[kind]], 'view'),
  )

/** The people whose name stands in a text after an @. */
export function mentionedIn(text: string, people: readonly Person[]): { userId: string; name: string }[] {
  const names = people.map(({ fullName }) => fullName)
  const found = new Set(mentionsIn(text, names).map(({ start, end }) => text.slice(start + 1, end)))
  return people
    .filter(({ fullName }) => found.has(fullName))
    .map(({ userId, fullName }) => ({ userId, name: fullName }))
}

/** The name that is begun after an @ where the caret is, and where the @ stands. */
export function begunMention(text: string, caret: number): { at: number; begun: string } | null {
  const begun = /(?:^|[\s(¡¿])@([^@\n]{0,60})$/.exec(text.slice(0, caret))
  return begun && { at: caret - begun[1]!.length - 1, begun: begun[1]! }
}

/** Those whose name, or a part of it, begins like that; a name that stands there whole asks for nothing more. */
export function suggested(begun: string, people: readonly Person[]): Person[] {
  const wanted = foldText(begun)
  return people.filter(({ fullName }) => {
    if (begun.startsWith(`${fullName}`)) return false
    const name = foldText(fullName)
    return (
      name.startsWith(wanted) ||
      (!wanted.includes(' ') && name.split(' ').some((part) => part.startsWith(wanted)))
    )
  })
}
