import { Fragment } from 'react'
import type { Comment } from '#contract/comments.ts'
import { mentionsIn } from '#domain/comments/comments.ts'
import { cx } from '#ui/class-names.ts'
import type { PendingState } from './use-conversation.ts'

type CommentTextProps = { comment: Comment; pendingState: PendingState | undefined }

/** Shows the text of a comment, with the members it mentions marked. An edit that failed is shown as it was typed. */
export function CommentText({ comment, pendingState }: CommentTextProps) {
  const { change, status } = pendingState ?? {}
  const text = change?.kind === 'edit' && change.field === 'text' ? change.value : comment.text
  const names = comment.mentions.map(({ name }) => name)
  return (
    <p className={cx('text-ui whitespace-pre-line wrap-anywhere', status === 'pending' && 'text-ink-3')}>
      {partsOf(text, names).map(({ start, part, isMention }) => (
        <Fragment key={start}>
          {isMention ? <b className="font-strong text-primary">{part}</b> : part}
        </Fragment>
      ))}
    </p>
  )
}

function partsOf(text: string, names: readonly string[]) {
  const parts: { start: number; part: string; isMention: boolean }[] = []
  let from = 0
  for (const { start, end } of mentionsIn(text, names)) {
    if (start > from) parts.push({ start: from, part: text.slice(from, start), isMention: false })
    parts.push({ start, part: text.slice(start, end), isMention: true })
    from = end
  }
  if (from < text.length) parts.push({ start: from, part: text.slice(from), isMention: false })
  return parts
}
