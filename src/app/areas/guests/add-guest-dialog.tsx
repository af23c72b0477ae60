import { guestTextProblem, type NewGuest, storedGuestText } from '#domain/guests/guests.ts'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { type Problems, useSubmission } from '../../shared/page/use-submission.ts'
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
  const guest = {
    fullName: storedGuestText('fullName', typed.fullName),
    email: storedGuestText('email', typed.email),
    notes: storedGuestText('notes', typed.notes),
  }
  const add = () => {
    onAdd(guest)
    forget()
    onOpenChange(false)
  }
  const form = useSubmission(add, { problems: () => problemsOf(guest) })
  const field = (name: Field) => ({
    value: typed[name],
    error: form.problems[name],
    autoComplete: 'off',
    onChange: (text: string) => type(name, text),
  })

  return (
    <FormDialog
      title="Añadir invitado"
      isOpen={isOpen}
      submitLabel="Añadir invitado"
      form={form}
      onGiveUp={forget}
      onClose={() => {
        form.reset()
        onOpenChange(false)
      }}
      className="grid gap-4.5"
    >
      <TextField label="Nombre completo" isRequired autoFocus {...field('fullName')} />
      <TextField label="Email (opcional)" inputMode="email" {...field('email')} />
      <TextAreaField label="Notas (opcional)" rows={3} {...field('notes')} />
    </FormDialog>
  )
}

function problemsOf(guest: Pick<NewGuest, Field>): Problems<Field> {
  const problem = (field: Field) => {
    const found = guestTextProblem(field, guest[field])
    return found ? messageFor(new CodedError(found.code, found)) : null
  }
  return { fullName: problem('fullName'), email: problem('email'), notes: problem('notes') }
}
