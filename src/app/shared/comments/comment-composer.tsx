import { useQuery } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { COMMENT_SECTIONS } from '#domain/comments/comments.ts'
import { Button } from '#ui/button.tsx'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { useSubmission } from '../page/use-submission.ts'
import { useAccess } from '../session/access.ts'
import { useProfile } from '../session/use-session.ts'
import { membersQuery } from '../wedding/members-query.ts'
import { commentChanges } from './comments.changes.ts'
import type { CommentPlace } from './comments.queries.ts'
import { MentionField } from './mention-field.tsx'
import { mentionable, mentionedIn } from './mentions.ts'
import { readComment } from './typed-comment.ts'

/** Members who may comment write here. A half-written comment stays when it is closed. */
export function CommentComposer({ place }: { place: CommentPlace }) {
  const mayWrite = useAccess(place.weddingId, COMMENT_SECTIONS[place.kind], 'edit')
  return mayWrite ? <Composer place={place} /> : null
}

function Composer({ place }: { place: CommentPlace }) {
  const profile = useProfile()
  const people = usePeopleOf(place)
  const [unsaved, setUnsaved] = useUnsaved(unsavedKeyOf(place))
  const read = readComment(unsaved ?? '')
  const send = () => {
    if (!read || 'problem' in read) return
    const item = {
      id: uuidv7(),
      authorId: profile.id,
      authorName: profile.fullName,
      authorRole: profile.role,
      text: read.text,
      mentions: mentionedIn(read.text, people),
      createdAt: new Date().toISOString(),
      editedAt: null,
    }
    commentChanges.submit(place, { kind: 'add', item, isReturning: false })
    setUnsaved(null)
  }
  const form = useSubmission(send, {
    problems: () => ({ text: read && 'problem' in read ? read.problem : null }),
  })
  return (
    <form {...form.props()} className="grid gap-2">
      <MentionField
        label="Nuevo comentario"
        placeholder="Escribe un comentario"
        people={people}
        value={unsaved ?? ''}
        error={form.problems.text}
        onChange={(text) => setUnsaved(text === '' ? null : text)}
        onSend={() => void form.submit()}
      />
      <div className="flex items-center justify-end gap-3">
        <p className="mr-auto text-xs text-ink-3">
          {people.length > 0 && 'Con @ avisas a alguien. '}
          <span className="pointer-coarse:hidden">Ctrl o ⌘ + Intro para enviar</span>
        </p>
        <Button variant="primary" type="submit">
          Comentar
        </Button>
      </div>
    </form>
  )
}

/** The members who can be mentioned there. */
export function usePeopleOf({ weddingId, kind }: CommentPlace) {
  const { id } = useProfile()
  const members = useQuery(membersQuery(weddingId))
  return members.data ? mentionable(members.data, kind, id) : []
}

/** A category has the same name in every wedding. */
const unsavedKeyOf = ({ weddingId, kind, targetId }: CommentPlace) =>
  kind === 'category' ? `${weddingId} ${targetId} comment` : `${targetId} comment`
