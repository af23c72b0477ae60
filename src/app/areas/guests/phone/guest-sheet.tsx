import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Guest } from '#contract/guests.ts'
import { type GuestTextField, guestTextProblem, storedGuestText } from '#domain/guests.ts'
import { BottomSheet } from '#ui/bottom-sheet.tsx'
import { Button } from '#ui/button.tsx'
import { RsvpSelect } from '#ui/rsvp-select.tsx'
import { TextAreaField, TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { CodedError, messageFor } from '../../../lib/error-messages.ts'
import { useOthersValue } from '../../../lib/presence/others-value.ts'
import { OthersValueNote } from '../../../lib/presence/others-value-note.tsx'
import { GUEST_TEXT_FIELDS, type GuestTexts, useGuestTexts } from '../guest-drafts.ts'
import type { GuestActions } from '../guests.actions.ts'
import type { GuestFailures } from '../use-guests.ts'

type GuestSheetProps = {
  /** Who is open; none when they are closed, or gone. */
  guest: Guest | undefined
  failures: GuestFailures | undefined
  actions: GuestActions
  onClose: () => void
}

/** Everything about one guest, to be edited on a phone. */
export function GuestSheet({ guest, ...props }: GuestSheetProps) {
  // Stays drawn with the last guest while it slides away.
  const last = useRef(guest)
  if (guest) last.current = guest
  return last.current ? (
    <Sheet key={last.current.id} {...props} guest={last.current} isOpen={guest !== undefined} />
  ) : null
}

type SheetProps = GuestSheetProps & { guest: Guest; isOpen: boolean }

function Sheet({ guest, failures, actions, onClose, isOpen }: SheetProps) {
  const { forget, submit, field, others } = useGuestEditing({ guest, failures, actions, onClose, isOpen })
  const remove = () => {
    forget()
    onClose()
    actions.remove(guest)
  }
  return (
    <BottomSheet
      title={guest.fullName}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <div className="flex justify-between gap-2">
          <Button variant="danger" icon={Trash2} onPress={remove}>
            Eliminar
          </Button>
          <Button variant="primary" type="submit" form="edit-guest">
            Guardar
          </Button>
        </div>
      }
    >
      <form id="edit-guest" noValidate onSubmit={submit} className="grid gap-4.5 px-6 pt-2 pb-5">
        {failures?.addition && <FailedAddition failure={failures.addition} actions={actions} />}
        <TextField label="Nombre completo" isRequired {...field('fullName')} />
        <Others {...others('fullName')} />
        <TextField label="Email" inputMode="email" {...field('email')} />
        <Others {...others('email')} />
        <div className="grid justify-items-start gap-1.5">
          <span className="text-sm font-strong text-ink-2">RSVP</span>
          <RsvpSelect
            isLarge
            value={guest.rsvp}
            guestName={guest.fullName}
            onChange={(rsvp) => actions.answer(guest, rsvp)}
            className="relative after:absolute after:-inset-1"
          />
        </div>
        <TextAreaField label="Notas" rows={4} {...field('notes')} />
        <Others {...others('notes')} />
      </form>
    </BottomSheet>
  )
}

type FailedAdditionProps = { failure: NonNullable<GuestFailures['addition']>; actions: GuestActions }

function FailedAddition({ failure, actions }: FailedAdditionProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-control bg-danger-soft p-3 text-sm">
      <p>Este invitado no se ha guardado. {failure.message}</p>
      <Button size="sm" icon={RotateCcw} onPress={() => actions.retry(failure.change)}>
        Reintentar
      </Button>
    </div>
  )
}

/** What is typed in the sheet, and its ways into the list: saving, and closing in any other way. */
function useGuestEditing({ guest, failures, actions, onClose, isOpen }: SheetProps) {
  const { typed, type } = useGuestTexts(guest.id)
  const [problems, setProblems] = useState<GuestTexts>({})
  const forget = () => {
    for (const field of GUEST_TEXT_FIELDS) type(field, null)
  }

  const change = () => {
    const changed = changesOf(guest, { ...textsOf(failures), ...typed })
    forget()
    for (const { field, value } of changed) actions.edit(guest, field, value)
    return changed
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = problemsOf(guest, typed)
    if (Object.keys(found).length > 0) {
      flushSync(() => setProblems(found))
      return event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    change()
    onClose()
  }

  useOnLeaving(isOpen, () => {
    if (Object.keys(typed).length === 0) return
    setProblems({})
    const isNameless = typed.fullName !== undefined && storedGuestText('fullName', typed.fullName) === ''
    if (isNameless) actions.refuseEmptyName(guest)
    offerUndo(guest, change(), actions)
  })

  const field = (name: GuestTextField) => ({
    value: typed[name] ?? failures?.[name]?.typed ?? guest[name] ?? '',
    error: problems[name] ?? (typed[name] === undefined ? failures?.[name]?.message : undefined),
    autoComplete: 'off',
    onChange: (text: string) => {
      type(name, text)
      setProblems((before) => ({ ...before, [name]: undefined }))
    },
  })
  const others = (name: GuestTextField) => ({
    guest,
    field: name,
    typed: typed[name],
    onTakeTheirs: () => type(name, null),
    onKeepMine: (value: string | null) => {
      if (name === 'fullName' && value === '') actions.refuseEmptyName(guest)
      else actions.edit(guest, name, value)
      type(name, null)
    },
  })
  return { forget, submit, field, others }
}

/** Closed in any other way than with its button: the typed text is saved, and can be taken back. */
function useOnLeaving(isOpen: boolean, save: () => void) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    if (!isOpen) latest.current()
  }, [isOpen])
  // The way back leaves the page with the sheet open.
  useEffect(() => () => latest.current(), [])
}

function offerUndo(guest: Guest, changed: ReturnType<typeof changesOf>, actions: GuestActions) {
  if (changed.length === 0) return
  showToast('Hemos guardado tus cambios.', {
    action: {
      label: 'Deshacer',
      onAction: () => {
        for (const { field } of changed) actions.edit(guest, field, guest[field])
      },
    },
  })
}

type OthersProps = {
  guest: Guest
  field: GuestTextField
  typed: string | undefined
  onTakeTheirs: () => void
  onKeepMine: (value: string | null) => void
}

/** Under a field that is being typed into: the value another member has saved meanwhile. */
function Others({ guest, field, typed, onTakeTheirs, onKeepMine }: OthersProps) {
  const value = typed === undefined ? undefined : storedGuestText(field, typed)
  const others = useOthersValue({
    id: guest.id,
    field,
    typed: value,
    value: guest[field],
    onTakeTheirs,
  })
  if (value === undefined) return null
  return <OthersValueNote others={others} onTakeTheirs={onTakeTheirs} onKeepMine={() => onKeepMine(value)} />
}

/** The texts that were typed before and not saved: saving again tries them again. */
const textsOf = (failures: GuestFailures | undefined): GuestTexts =>
  Object.fromEntries(
    GUEST_TEXT_FIELDS.flatMap((field) => (failures?.[field] ? [[field, failures[field].typed]] : [])),
  )

/** What differs from the guest as they are; an empty name never does. */
function changesOf(guest: Guest, texts: GuestTexts) {
  return GUEST_TEXT_FIELDS.flatMap((field) => {
    const text = texts[field]
    if (text === undefined) return []
    const value = storedGuestText(field, text)
    return value === guest[field] || (field === 'fullName' && value === '') ? [] : [{ field, value }]
  })
}

function problemsOf(guest: Guest, typed: GuestTexts): GuestTexts {
  const problems: GuestTexts = {}
  for (const field of GUEST_TEXT_FIELDS) {
    const text = typed[field]
    const problem = text === undefined ? null : guestTextProblem(field, storedGuestText(field, text))
    if (problem && text !== guest[field]) problems[field] = messageFor(new CodedError(problem.code, problem))
  }
  return problems
}
