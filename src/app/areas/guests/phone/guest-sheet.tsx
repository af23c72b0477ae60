import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import type { Guest } from '#contract/guests.ts'
import { answerOf, type GuestTextField, storedGuestText } from '#domain/guests/guests.ts'
import { Button } from '#ui/button.tsx'
import { RsvpSelect } from '#ui/fields/rsvp-select.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { BottomSheet } from '#ui/opening/bottom-sheet.tsx'
import { CommentsButton } from '../../../shared/comments/comments-button.tsx'
import { useComments } from '../../../shared/comments/use-comments.ts'
import { useOthersValue } from '../../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../../sync/presence/others-value-note.tsx'
import type { GuestActions } from '../guests.actions.ts'
import type { GuestFailures } from '../use-guests.ts'
import { type OpenGuest, useGuestEditing } from './use-guest-editing.ts'

type GuestSheetProps = {
  /** The guest who is open; none when the sheet is closed, or the guest gone. */
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

function Sheet({ guest, failures, actions, onClose, isOpen }: OpenGuest) {
  const { forget, form, field, others } = useGuestEditing({ guest, failures, actions, onClose, isOpen })
  const comments = useComments('guest')
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
          <CommentsButton
            name={guest.fullName}
            count={comments.count(guest.id)}
            fileCount={comments.fileCount(guest.id)}
            onPress={() => {
              onClose()
              comments.open(guest.id)
            }}
            className="mr-auto"
          />
          <Button variant="primary" type="submit" form="edit-guest">
            Guardar
          </Button>
        </div>
      }
    >
      <form id="edit-guest" {...form.props()} className="grid gap-4.5 px-6 pt-2 pb-5">
        {failures?.addition && <FailedAddition failure={failures.addition} actions={actions} />}
        <TextField label="Nombre completo" isRequired {...field('fullName')} />
        <Others {...others('fullName')} />
        <TextField label="Email" inputMode="email" {...field('email')} />
        <Others {...others('email')} />
        <div className="grid justify-items-start gap-1.5">
          <span className="text-sm font-strong text-ink-2">RSVP</span>
          <RsvpSelect
            isLarge
            isOfWedding
            value={answerOf(guest)}
            guestName={guest.fullName}
            onChange={(answer) => actions.answer(guest, answer)}
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
