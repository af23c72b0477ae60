import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import { type FormEvent, useRef, useState } from 'react'
import { guestTextProblem, storedGuestText } from '#domain/guests/guests.ts'
import { useToastRoomAbove } from '#ui/feedback/use-toast-room.ts'
import { Icon } from '#ui/icon.tsx'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { useNewGuestTexts } from '../guest-texts.ts'
import type { GuestActions } from '../guests.actions.ts'
import { onPasteOf, type PasteList } from '../pasted-list.ts'

/** At the bottom of a phone, in place of the new row: a name and Enter (spec 2). */
export function Composer({ actions, onPasteList }: { actions: GuestActions; onPasteList: PasteList }) {
  const { typed, type } = useNewGuestTexts('row')
  const [problem, setProblem] = useState<string | null>(null)
  const bar = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useToastRoomAbove(bar)

  const add = (event: FormEvent) => {
    event.preventDefault()
    input.current?.focus()
    const fullName = storedGuestText('fullName', typed.fullName)
    if (!fullName) return
    const found = guestTextProblem('fullName', fullName)
    if (found) return setProblem(messageFor(new CodedError(found.code, found)))
    actions.add({ fullName, email: null, notes: null })
    type('fullName', '')
  }

  return (
    <form
      ref={bar}
      data-edits
      noValidate
      onSubmit={add}
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-10 grid grid-cols-1 gap-1.5 border-t border-line bg-surface/92 px-gutter pt-2.75 pb-[calc(.7rem+env(safe-area-inset-bottom))] backdrop-blur-md"
    >
      {problem && (
        <p role="alert" id="composer-problem" className="px-4 text-sm text-danger">
          {problem}
        </p>
      )}
      <div className="flex gap-2">
        <input
          ref={input}
          value={typed.fullName}
          onChange={({ currentTarget }) => {
            type('fullName', currentTarget.value)
            setProblem(null)
          }}
          onPaste={onPasteOf(onPasteList)}
          aria-label="Nombre del nuevo invitado"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'composer-problem' : undefined}
          placeholder="Escribe un nombre…"
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          className="h-12 min-w-0 flex-1 rounded-pill border border-control bg-surface px-4.5 text-base text-ink aria-invalid:border-danger"
        />
        <button
          type="submit"
          aria-label="Añadir invitado"
          className="grid size-12 shrink-0 place-items-center rounded-pill bg-primary text-on-primary active:scale-98"
        >
          <Icon of={CornerDownLeft} />
        </button>
      </div>
    </form>
  )
}
