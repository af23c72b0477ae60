import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { guestTextProblem, storedGuestText } from '#domain/guests/guests.ts'
import { cx } from '#ui/class-names.ts'
import { SAVED_INLINE_MS, useFleeting } from '#ui/feedback/fleeting.ts'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { useNewGuestTexts } from '../guest-texts.ts'
import type { GuestActions } from '../guests.actions.ts'
import { onPasteOf, type PasteList } from '../pasted-list.ts'
import { type MoveFocus, NEW_ROW } from './row-focus.ts'

const FIELDS = [
  { field: 'fullName', label: 'Nombre del nuevo invitado', placeholder: 'Escribe un nombre…' },
  { field: 'email', label: 'Email del nuevo invitado', placeholder: 'Email' },
  { field: 'notes', label: 'Notas del nuevo invitado', placeholder: 'Notas' },
] as const

type NewGuestRowProps = {
  actions: GuestActions
  onMove: MoveFocus
  onPasteList: PasteList
  extraColumns: number
}

/** The first row: Enter adds what is typed in it and the focus stays for the next one (spec 2). */
export const NewGuestRow = memo(function NewGuestRow(props: NewGuestRowProps) {
  const { actions, onMove, onPasteList, extraColumns } = props
  const { typed, type, forget } = useNewGuestTexts('row')
  const [problem, setProblem] = useState<string | null>(null)
  const [isAdded, showAdded] = useFleeting(SAVED_INLINE_MS)
  const name = useRef<HTMLInputElement>(null)

  const add = () => {
    const added = {
      fullName: storedGuestText('fullName', typed.fullName),
      email: storedGuestText('email', typed.email),
      notes: storedGuestText('notes', typed.notes),
    }
    name.current?.focus()
    // A blank row is no guest (spec 5); with an email or notes in it, the name is missing.
    if (!added.fullName) return setProblem(added.email || added.notes ? 'Falta el nombre' : null)
    for (const { field } of FIELDS) {
      const found = guestTextProblem(field, added[field])
      if (found) return setProblem(messageFor(new CodedError(found.code, found)))
    }
    actions.add(added)
    forget()
    setProblem(null)
    showAdded()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    } else if (event.key === 'Escape') {
      forget()
      setProblem(null)
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      onMove(NEW_ROW, event.currentTarget.name as (typeof FIELDS)[number]['field'], 1)
    }
  }

  const cells = FIELDS.map(({ field, label, placeholder }) => (
    <input
      key={field}
      ref={field === 'fullName' ? name : undefined}
      name={field}
      value={typed[field]}
      aria-label={label}
      aria-invalid={problem && field === 'fullName' ? true : undefined}
      placeholder={placeholder}
      data-cell={`${NEW_ROW} ${field}`}
      autoComplete="off"
      onChange={({ currentTarget }) => type(field, currentTarget.value)}
      onPaste={field === 'fullName' ? onPasteOf(onPasteList) : undefined}
      onKeyDown={onKeyDown}
      className={cx(INPUT, WIDTH[field])}
    />
  ))

  return (
    <tr data-edits aria-rowindex={2} data-print="hide" className="h-11.5">
      <td className={CELL}>{cells[0]}</td>
      <td className={CELL}>{cells[1]}</td>
      <td className={CELL}>
        <span className="sr-only">Pendiente</span>
      </td>
      <td className={CELL} colSpan={2 + extraColumns}>
        {cells[2]}
        <span className="pointer-events-none absolute top-1/2 right-3 flex max-w-60 -translate-y-1/2 text-xs text-ink-3">
          <span role="status" className={problem ? 'text-danger' : undefined}>
            {problem ?? (isAdded && 'Añadido ✓')}
          </span>
          {!problem && !isAdded && <EnterHint />}
        </span>
      </td>
    </tr>
  )
})

function EnterHint() {
  return (
    <span aria-hidden="true" className="flex items-center gap-1.25">
      <kbd className="rounded-[5px] bg-surface px-1.5 py-1 font-ui text-xs leading-none font-medium text-ink-2 shadow-[inset_0_0_0_1px_var(--line-strong),inset_0_-2px_0_var(--line)]">
        Intro
      </kbd>
      añade
    </span>
  )
}

const CELL = 'relative border-b border-line-strong bg-surface-2 p-0'

const WIDTH = {
  fullName: '-left-1.5 w-[calc(100%+.25rem)] font-strong placeholder:font-normal',
  email: 'left-0.5 w-[calc(100%-.25rem)]',
  notes: 'left-0.5 w-[calc(100%-7.5rem)]',
}

const INPUT =
  'absolute top-1 h-9.5 scroll-my-28 rounded-[6px] bg-transparent px-2.5 text-sm text-ink focus:bg-surface focus:shadow-none focus:outline-2 focus:outline-offset-0 focus:outline-focus aria-invalid:outline-2 aria-invalid:outline-danger'
