import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { guestTextProblem, type NewGuest, storedGuestText } from '#domain/guests/guests.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { useNewGuestTexts } from './guest-texts.ts'

type Field = 'fullName' | 'email' | 'notes'

type AddGuestDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onAdd: (guest: Pick<NewGuest, Field>) => void
}

/** Adds a guest: the full name, and if they like an email and notes (spec 2). */
export function AddGuestDialog({ isOpen, onOpenChange, onAdd }: AddGuestDialogProps) {
  const { typed, type, forget } = useNewGuestTexts('dialog')
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const guest = {
      fullName: storedGuestText('fullName', typed.fullName),
      email: storedGuestText('email', typed.email),
      notes: storedGuestText('notes', typed.notes),
    }
    const found: typeof problems = {}
    for (const field of ['fullName', 'email', 'notes'] as const) {
      const problem = guestTextProblem(field, guest[field])
      if (problem) found[field] = messageFor(new CodedError(problem.code, problem))
    }
    if (Object.keys(found).length > 0) {
      flushSync(() => setProblems(found))
      return event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    onAdd(guest)
    forget()
    onOpenChange(false)
  }

  const field = (name: Field) => ({
    value: typed[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: (text: string) => {
      type(name, text)
      setProblems((before) => ({ ...before, [name]: undefined }))
    },
  })

  return (
    <Dialog
      title="Añadir invitado"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form="add-guest">
            Añadir invitado
          </Button>
        </>
      )}
    >
      <form id="add-guest" noValidate onSubmit={submit} className="grid gap-4.5">
        <TextField label="Nombre completo" isRequired autoFocus {...field('fullName')} />
        <TextField label="Email (opcional)" inputMode="email" {...field('email')} />
        <TextAreaField label="Notas (opcional)" rows={3} {...field('notes')} />
      </form>
    </Dialog>
  )
}
