import { useNavigate, useRouterState } from '@tanstack/react-router'
import { COMMENT_SECTIONS, COMMENTS_PARAMETER } from '#domain/comments.ts'
import type { GuardedSection } from '#domain/permissions.ts'
import { loadedPart } from '#ui/loaded-part.ts'
import { useOpenedPart } from '#ui/use-opened-part.ts'
import type { CountedKind } from '../../lib/comments/comments.queries.ts'

const dialogs = loadedPart(() => import('./comments-dialogs.ts'))

const KINDS: readonly CountedKind[] = ['guest', 'item', 'category']

type CommentsOverlayProps = { weddingId: string; section: GuardedSection | undefined }

/** The comments that the address asks for, over the page of their section. */
export function CommentsOverlay({ weddingId, section }: CommentsOverlayProps) {
  const asked = useRouterState({
    select: ({ location }) => (location.search as Record<string, unknown>)[COMMENTS_PARAMETER],
  })
  const navigate = useNavigate()
  const close = () =>
    void navigate({
      to: '.',
      search: ((now: object) => ({ ...now, [COMMENTS_PARAMETER]: undefined })) as never,
      replace: true,
      resetScroll: false,
    })
  const kind = KINDS.find((one) => COMMENT_SECTIONS[one] === section)
  const targetId = kind !== undefined && typeof asked === 'string' && asked !== '' ? asked : undefined
  const parts = useOpenedPart(dialogs, targetId !== undefined, close)
  return (
    parts &&
    kind && <parts.CommentsPanel weddingId={weddingId} kind={kind} targetId={targetId} onClose={close} />
  )
}
