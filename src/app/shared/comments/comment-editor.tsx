import { useEffect, useRef, useState } from 'react'
import type { Comment } from '#contract/comments.ts'
import { Button } from '#ui/button.tsx'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { usePeopleOf } from './comment-composer.tsx'
import { commentChanges } from './comments.changes.ts'
import type { CommentPlace } from './comments.queries.ts'
import { MentionField } from './mention-field.tsx'
import { readComment } from './typed-comment.ts'

type CommentEditorProps = { place: CommentPlace; comment: Comment; onDone: () => void }

/** An own comment while it is edited. What is typed stays until it is saved or cancelled. */
export function CommentEditor({ place, comment, onDone }: CommentEditorProps) {
  const people = usePeopleOf(place)
  const [unsaved, setUnsaved] = useUnsaved(`${comment.id} comment edit`)
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const close = () => {
    setUnsaved(null)
    onDone()
  }
  const save = () => {
    const read = readComment(unsaved ?? comment.text)
    if (!read) return
    if ('problem' in read) return setProblem(read.problem)
    if (read.text !== comment.text)
      commentChanges.submit(place, { kind: 'edit', item: comment, field: 'text', value: read.text })
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc cancels wherever the focus is in it
    <div
      className="mt-1 grid gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        close()
      }}
    >
      <MentionField
        label="Editar comentario"
        people={people}
        value={unsaved ?? comment.text}
        error={problem}
        inputRef={field}
        onChange={(text) => {
          setUnsaved(text)
          setProblem(null)
        }}
        onSend={save}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="quiet" onPress={close}>
          Cancelar
        </Button>
        <Button size="sm" variant="primary" onPress={save}>
          Guardar
        </Button>
      </div>
    </div>
  )
}
