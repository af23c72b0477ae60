import { useQuery } from '@tanstack/react-query'
import type { HiddenContent } from '#contract/moderation.ts'
import { cx } from '#ui/class-names.ts'
import { hiddenFoldersQuery, hiddenInvitationsQuery, hiddenOfProfileQuery } from './hidden-content.queries.ts'
import { HiddenMark } from './hidden-mark.tsx'

/** Of one shared folder of a wedding, of all its invitations, or of the own public profile and its photos. */
export type HiddenMarksProps = { weddingId?: string; folderId?: string }

/** The hidden content of a page, with the reasons; nothing where there is none. */
export function HiddenMarks({ weddingId, folderId }: HiddenMarksProps) {
  if (!weddingId) return <HiddenOfProfile />
  return folderId ? (
    <HiddenFolder weddingId={weddingId} folderId={folderId} />
  ) : (
    <HiddenInvitations weddingId={weddingId} />
  )
}

/** Above the own public profile: that it is hidden, or which of its photos are. */
function HiddenOfProfile() {
  const { data = [] } = useQuery(hiddenOfProfileQuery())
  return <Marks contents={data} className="mt-5" />
}

/** Above an open folder whose shared page is hidden. */
function HiddenFolder({ weddingId, folderId }: { weddingId: string; folderId: string }) {
  const { data = [] } = useQuery(hiddenFoldersQuery(weddingId))
  return <Marks contents={data.filter(({ targetId }) => targetId === folderId)} className="mt-3 mb-5" />
}

/** Above the guests of a wedding whose invitations do not open. */
function HiddenInvitations({ weddingId }: { weddingId: string }) {
  const { data = [] } = useQuery(hiddenInvitationsQuery(weddingId))
  return <Marks contents={data} className="mt-3 mb-5" />
}

function Marks({ contents, className }: { contents: readonly HiddenContent[]; className: string }) {
  if (contents.length === 0) return null
  return (
    <div className={cx('grid gap-2', className)}>
      {contents.map((content) => (
        <HiddenMark key={content.targetId} content={content} />
      ))}
    </div>
  )
}
