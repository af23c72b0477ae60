import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import { useRef } from 'react'
import { guestTextProblem, storedGuestText } from '#domain/guests/guests.ts'
import { useToastRoomAbove } from '#ui/feedback/use-toast-room.ts'
import { Icon } from '#ui/icon.tsx'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useNewGuestTexts } from '../guest-texts.ts'
import type { GuestActions } from '../guests.actions.ts'
import { onPasteOf, type PasteList } from '../pasted-list.ts'

/** At the bottom of a phone, in place of the new row: a name and Enter (spec 2). */
export function Composer({ actions, onPasteList }: { actions: GuestActions; onPasteList: PasteList }) {
  const { typed, type } = useNewGuestTexts('row')
  const input = useRef<HTMLInputElement>(null)
  const fullName = storedGuestText('fullName', typed.fullName)
  const found = fullName ? guestTextProblem('fullName', fullName) : null
  const add = () => {
    input.current?.focus()
    if (!fullName) return
    actions.add({ fullName, email: null, notes: null })
    type('fullName', '')
  }
  const form = useSubmission(add, {
    problems: () => ({ name: found && messageFor(new CodedError(found.code, found)) }),
  })
  const problem = form.problems.name
  useToastRoomAbove(form.ref)

  return (
    <form
      {...form.props()}
      data-edits
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
          onChange={({ currentTarget }) => type('fullName', currentTarget.value)}
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
