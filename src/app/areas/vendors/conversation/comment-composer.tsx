import { type FormEvent, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { COMMENT_MAX } from '#domain/vendors.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/text-field.tsx'
import { CodedError, messageFor } from '../../../lib/error-messages.ts'
import { useDraft } from '../../../lib/unsaved/drafts.ts'
import { useProfile } from '../../../lib/use-session.ts'
import type { VendorRef } from '../vendors.queries.ts'
import { commentChanges } from './comments.changes.ts'

/** Where a comment is written. What is half-written stays when the panel is closed. */
export function CommentComposer({ place }: { place: VendorRef }) {
  const profile = useProfile()
  const [draft, setDraft] = useDraft(`${place.vendorId} comment`)
  const [problem, setProblem] = useState<string | null>(null)

  const send = () => {
    const text = (draft ?? '').replaceAll('\u0000', '').toWellFormed().trim()
    if (text === '') return
    const { length } = text
    if (length > COMMENT_MAX) {
      return setProblem(messageFor(new CodedError('TEXT_TOO_LONG', { max: COMMENT_MAX, length })))
    }
    const item = {
      id: uuidv7(),
      authorId: profile.id,
      authorName: profile.fullName,
      authorRole: profile.role,
      text,
      createdAt: new Date().toISOString(),
    }
    commentChanges.submit(place, { kind: 'add', item, isReturning: false })
    setDraft(null)
  }

  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <TextAreaField
        label="Nuevo comentario"
        hideLabel
        placeholder="Escribe un comentario"
        rows={2}
        value={draft ?? ''}
        error={problem}
        onChange={(text) => {
          setDraft(text === '' ? null : text)
          setProblem(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          send()
        }}
      />
      <div className="flex items-center justify-end gap-3">
        <p className="mr-auto text-xs text-ink-3 pointer-coarse:hidden">Ctrl o ⌘ + Intro para enviar</p>
        <Button variant="primary" type="submit">
          Comentar
        </Button>
      </div>
    </form>
  )
}
