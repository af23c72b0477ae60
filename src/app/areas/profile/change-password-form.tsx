import { type FormEvent, useState } from 'react'
import { newPasswordProblem } from '#domain/accounts.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { changePassword } from '../../lib/auth.ts'
import { CodedError, codeOf, messageFor } from '../../lib/error-messages.ts'
import { useSubmission } from '../../lib/use-submission.ts'

const EMPTY = { current: '', next: '', confirmation: '' }

/** Another password for who knows the present one, without waiting for a mail. The other sessions end. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [typed, setTyped] = useState(EMPTY)
  const [isSaved, setSaved] = useState(false)
  const { submit, isPending, error, form } = useSubmission(async () => {
    if (!typed.current) throw new CodedError('CURRENT_PASSWORD_REQUIRED')
    const problem = newPasswordProblem(typed.next, typed.confirmation)
    if (problem) throw new CodedError(problem)
    await changePassword(typed.current, typed.next)
    setTyped(EMPTY)
    setSaved(true)
  })
  const change = (field: keyof typeof EMPTY) => (text: string) => {
    setTyped((before) => ({ ...before, [field]: text }))
    setSaved(false)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    submit(undefined)
  }
  const place = error === null ? null : (FIELD_OF[codeOf(error)] ?? 'form')
  const problemOf = (field: typeof place) => (error !== null && place === field ? messageFor(error) : null)
  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      noValidate
      aria-labelledby="con-la-actual"
      className="mt-5 grid w-full max-w-104 gap-4"
    >
      <div>
        <h3 id="con-la-actual" className="text-d4">
          Cambiarla ahora
        </h3>
        <p className="mt-1 text-sm text-ink-2">
          Con tu contraseña actual no hace falta ningún correo. Cerraremos tu sesión en los demás
          dispositivos.
        </p>
      </div>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Contraseña actual"
        name="current-password"
        autoComplete="current-password"
        value={typed.current}
        onChange={change('current')}
        error={problemOf('current')}
      />
      <PasswordField
        label="Nueva contraseña"
        name="new-password"
        autoComplete="new-password"
        value={typed.next}
        onChange={change('next')}
        error={problemOf('next')}
      />
      <PasswordField
        label="Repite la nueva contraseña"
        name="confirmation"
        autoComplete="new-password"
        value={typed.confirmation}
        onChange={change('confirmation')}
        error={problemOf('confirmation')}
      />
      <Button type="submit" isPending={isPending} pendingLabel="Guardando" className="justify-self-start">
        Actualizar contraseña
      </Button>
      <div role="status" className="text-sm text-ink empty:hidden">
        {isSaved && 'Contraseña actualizada. Hemos cerrado tu sesión en los demás dispositivos.'}
      </div>
      {place === 'form' && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problemOf('form')}
        </p>
      )}
    </form>
  )
}

/** Where the sentence of a refusal stands; what is not here concerns the form as a whole. */
const FIELD_OF: Record<string, keyof typeof EMPTY> = {
  CURRENT_PASSWORD_REQUIRED: 'current',
  INVALID_PASSWORD: 'current',
  PASSWORD_TOO_SHORT: 'next',
  PASSWORD_TOO_LONG: 'next',
  PASSWORD_BREACHED: 'next',
  PASSWORDS_DIFFER: 'confirmation',
}
