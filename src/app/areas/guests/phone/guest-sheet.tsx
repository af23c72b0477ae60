import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import { type GuestTextField, guestTextProblem, storedGuestText } from '#domain/guests.ts'
import { BottomSheet } from '#ui/bottom-sheet.tsx'
import { Button } from '#ui/button.tsx'
import { RsvpSelect } from '#ui/rsvp-select.tsx'
import { TextAreaField, TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { CodedError, messageFor } from '../../../lib/error-messages.ts'
import type { GuestActions } from '../guest-actions.ts'
import type { GuestFailures } from '../use-guests.ts'

type GuestSheetProps = {
  /** Who is open; none when they are closed, or gone. */
  guest: Guest | undefined
  failures: GuestFailures | undefined
  actions: GuestActions
  onClose: () => void
}

/** Everything about one guest, to be edited on a phone. */
export function GuestSheet({ guest, failures, actions, onClose }: GuestSheetProps) {
  // Stays drawn with the last guest while it slides away.
  const last = useRef(guest)
  if (guest) last.current = guest
  const shown = guest ?? last.current
  const save = useRef<() => void>(() => {})
  if (!shown) return null
  return (
    <BottomSheet
      title={shown.fullName}
      isOpen={guest !== undefined}
      onOpenChange={() => {
        save.current()
        onClose()
      }}
      footer={
        <div className="flex justify-between gap-2">
          <Button
            variant="danger"
            icon={Trash2}
            onPress={() => {
              onClose()
              actions.remove(shown)
            }}
          >
            Eliminar
          </Button>
          <Button variant="primary" type="submit" form="edit-guest">
            Guardar
          </Button>
        </div>
      }
    >
      <GuestForm
        key={shown.id}
        guest={shown}
        failures={failures}
        actions={actions}
        saveRef={save}
        onSaved={onClose}
      />
    </BottomSheet>
  )
}

const FIELDS: readonly GuestTextField[] = ['fullName', 'email', 'notes']
type Texts = Partial<Record<GuestTextField, string>>

type GuestFormProps = {
  guest: Guest
  failures: GuestFailures | undefined
  actions: GuestActions
  /** Saves what is typed when the sheet is closed in any other way, as leaving a cell does. */
  saveRef: { current: () => void }
  onSaved: () => void
}

function GuestForm({ guest, failures, actions, saveRef, onSaved }: GuestFormProps) {
  const [typed, setTyped] = useState<Texts>({})
  const [problems, setProblems] = useState<Texts>({})
  const unsaved = failures?.addition

  const save = () => {
    const changed = FIELDS.flatMap((field) => {
      const text = typed[field] ?? failures?.[field]?.typed
      const value = text === undefined ? guest[field] : storedGuestText(field, text)
      return value === guest[field] ? [] : [{ field, value, problem: guestTextProblem(field, value) }]
    })
    return {
      problems: changed.filter(({ problem }) => problem),
      keep: () => {
        for (const { field, value, problem } of changed)
          if (problem?.code === 'GUEST_NAME_REQUIRED') actions.refuseEmptyName(guest)
          else actions.edit(guest, field, value)
        setTyped({})
        return changed.length
      },
    }
  }

  saveRef.current = () => {
    const { keep } = save()
    if (keep() > 0) {
      showToast('Hemos guardado tus cambios.', {
        action: { label: 'Deshacer', onAction: () => restore(guest, actions) },
      })
    }
  }
  useEffect(
    () => () => {
      saveRef.current = () => {}
    },
    [saveRef],
  )

  const field = (name: GuestTextField) => ({
    value: typed[name] ?? failures?.[name]?.typed ?? guest[name] ?? '',
    error: problems[name] ?? (typed[name] === undefined ? failures?.[name]?.message : undefined),
    autoComplete: 'off',
    onChange: (text: string) => {
      setTyped((before) => ({ ...before, [name]: text }))
      setProblems((before) => ({ ...before, [name]: undefined }))
    },
  })

  return (
    <form
      id="edit-guest"
      noValidate
      data-unsaved={Object.keys(typed).length > 0 ? '' : undefined}
      className="grid gap-4.5 px-6 pt-2 pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        const { problems: found, keep } = save()
        setProblems(
          Object.fromEntries(
            found.map(({ field: name, problem }) => [
              name,
              messageFor(new CodedError(problem!.code, problem)),
            ]),
          ),
        )
        if (found.length > 0) return
        keep()
        onSaved()
      }}
    >
      {unsaved && (
        <div
          role="alert"
          className="grid justify-items-start gap-2 rounded-control bg-danger-soft p-3 text-sm"
        >
          <p>Este invitado no se ha guardado. {unsaved.message}</p>
          <Button size="sm" icon={RotateCcw} onPress={() => actions.retry(unsaved.change)}>
            Reintentar
          </Button>
        </div>
      )}
      <TextField label="Nombre completo" isRequired {...field('fullName')} />
      <TextField label="Email" inputMode="email" {...field('email')} />
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
    </form>
  )
}

function restore(guest: Guest, actions: GuestActions) {
  for (const field of FIELDS) actions.edit(guest, field, guest[field])
}
