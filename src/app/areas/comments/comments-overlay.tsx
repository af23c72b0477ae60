import { useNavigate, useRouterState } from '@tanstack/react-router'
import { COMMENT_SECTIONS, COMMENTS_PARAMETER } from '#domain/comments/comments.ts'
import { FILES_PARAMETER } from '#domain/files/files.ts'
import type { GuardedSection } from '#domain/members/permissions.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import type { CountedKind } from '../../shared/comments/comments.queries.ts'
import type { ItemTab } from './item-tabs.tsx'

const dialogs = loadedPart(() => import('./comments-dialogs.ts'))

const KINDS: readonly CountedKind[] = ['guest', 'item', 'category', 'task']

const PARAMETERS: Record<ItemTab, string> = { comments: COMMENTS_PARAMETER, files: FILES_PARAMETER }

type CommentsOverlayProps = { weddingId: string; section: GuardedSection | undefined }

/** The comments that the address asks for, or the files, over the page of their section. */
export function CommentsOverlay({ weddingId, section }: CommentsOverlayProps) {
  const kind = KINDS.find((one) => COMMENT_SECTIONS[one] === section)
  const { tab, targetId, show } = useAsked(kind)
  const close = () => show(null)
  const parts = useOpenedPart(dialogs, targetId !== undefined, close)
  return (
    parts &&
    kind && (
      <parts.CommentsPanel
        weddingId={weddingId}
        kind={kind}
        targetId={targetId}
        tab={tab}
        onTab={(next) => targetId !== undefined && show({ tab: next, targetId })}
        onClose={close}
      />
    )
  )
}

/** Which item the address asks for, and which of its tabs. */
function useAsked(kind: CountedKind | undefined) {
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
  const navigate = useNavigate()
  const tab: ItemTab = kind !== 'category' && search[FILES_PARAMETER] !== undefined ? 'files' : 'comments'
  const asked = search[PARAMETERS[tab]]
  return {
    tab,
    targetId: kind !== undefined && typeof asked === 'string' && asked !== '' ? asked : undefined,
    show: (what: { tab: ItemTab; targetId: string } | null) =>
      void navigate({
        to: '.',
        search: ((now: object) => ({
          ...now,
          [COMMENTS_PARAMETER]: undefined,
          [FILES_PARAMETER]: undefined,
          ...(what && { [PARAMETERS[what.tab]]: what.targetId }),
        })) as never,
        replace: true,
        resetScroll: false,
      }),
  }
}
