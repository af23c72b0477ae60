import { useRef, useState } from 'react'
import { newPasswordProblem } from '#domain/accounts/accounts.ts'
import { Button } from '#ui/button.tsx'
import { CodedError, codeOf, messageFor } from '../../shared/error-messages.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { changePassword, giveCode, signIn } from '../../shared/session/auth.ts'
import { ChangePasswordFields, NOTHING_TYPED, type TypedPasswords } from './change-password-fields.tsx'

type ChangePasswordFormProps = {
  email: string
  /** Whether the account has a second step, which is given for this too. */
  asksCode: boolean
}

/** Another password for who knows the present one, without waiting for a mail. The other sessions end. */
export function ChangePasswordForm({ email, asksCode }: ChangePasswordFormProps) {
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [isSaved, setSaved] = useState(false)
  // A code serves once: a password that is refused after it is not asked for another.
  const isConfirmed = useRef(false)
  const save = async () => {
    if (!typed.current) throw new CodedError('CURRENT_PASSWORD_REQUIRED')
    const problem = newPasswordProblem(typed.next, typed.confirmation)
    if (problem) throw new CodedError(problem)
    if (asksCode && !isConfirmed.current) {
      await confirmWithCode({ email, password: typed.current, code: typed.code })
      isConfirmed.current = true
    }
    await changePassword(typed.current, typed.next)
    isConfirmed.current = false
    setTyped(NOTHING_TYPED)
    setSaved(true)
  }
  const form = useSubmission(save, { fieldOf: FIELD_OF })
  const change = (field: keyof TypedPasswords) => (text: string) => {
    setTyped((before) => ({ ...before, [field]: text }))
    setSaved(false)
  }
  return (
    <form {...form.props()} aria-labelledby="con-la-actual" className="mt-5 grid w-full max-w-104 gap-4">
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
      <ChangePasswordFields typed={typed} change={change} problems={form.problems} asksCode={asksCode} />
      <Button
        type="submit"
        isPending={form.isPending}
        pendingLabel="Guardando"
        className="justify-self-start"
      >
        Actualizar contraseña
      </Button>
      <div role="status" className="text-sm text-ink empty:hidden">
        {isSaved && 'Contraseña actualizada. Hemos cerrado tu sesión en los demás dispositivos.'}
      </div>
      {form.error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {messageFor(form.error)}
        </p>
      )}
    </form>
  )
}

type Confirmation = { email: string; password: string; code: string }

/** Signs in anew: the second step is asked for on a trusted device too. */
async function confirmWithCode({ email, password, code }: Confirmation): Promise<void> {
  if (!code.trim()) throw new CodedError('CODE_INCOMPLETE')
  const outcome = await signIn({ email, password }).catch((error: unknown) => {
    throw codeOf(error) === 'INVALID_EMAIL_OR_PASSWORD' ? new CodedError('INVALID_PASSWORD') : error
  })
  if (outcome === 'waiting') await giveCode(code)
}

/** The field at which the sentence of a refusal stands; a code that is not here concerns the form as a whole. */
const FIELD_OF: Record<string, keyof TypedPasswords> = {
  CURRENT_PASSWORD_REQUIRED: 'current',
  INVALID_PASSWORD: 'current',
  CODE_INCOMPLETE: 'code',
  INVALID_CODE: 'code',
  BACKUP_CODE_INCOMPLETE: 'code',
  INVALID_BACKUP_CODE: 'code',
  PASSWORD_TOO_SHORT: 'next',
  PASSWORD_TOO_LONG: 'next',
  PASSWORD_BREACHED: 'next',
  PASSWORD_GUESSABLE: 'next',
  PASSWORDS_DIFFER: 'confirmation',
}
