import { Link, useRouter } from '@tanstack/react-router'
import Ticket from 'lucide-react/icons/ticket'
import type { FormEvent } from 'react'
import type { Role } from '#domain/roles.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { signIn, signUp } from '../../lib/auth.ts'
import { codeOf, messageFor } from '../../lib/error-messages.ts'
import { useSubmission } from '../../lib/use-submission.ts'
import { FormError } from './form-message.tsx'
import { RoleChoice } from './role-choice.tsx'
import { startSessionHere } from './session-start.ts'

export type Mode = 'signup' | 'login'
export type AccountDraft = { name: string; email: string; password: string; role: Role }

type AccountFormProps = {
  mode: Mode
  draft: AccountDraft
  onChange: (change: Partial<AccountDraft>) => void
  /** The code of an invitation that waits for the next step. */
  code: string | null
  /** The account exists, and a mail asks to confirm it first. */
  onMailSent: () => void
}

/** The fields of signup and login. It has no rules of its own: the server's answer is shown (spec 5, 8). */
export function AccountForm({ mode, draft, onChange, code, onMailSent }: AccountFormProps) {
  const router = useRouter()
  const isSignup = mode === 'signup'
  const { submit, isPending, error, form } = useSubmission(async () => {
    const { email, password } = draft
    if (isSignup) {
      const { signedIn } = await signUp(draft)
      if (!signedIn) return onMailSent()
    } else {
      await signIn({ email, password })
    }
    await startSessionHere(router)
  })
  const problem = error === null ? null : messageFor(error)
  const field = error === null ? null : (FIELD_OF[codeOf(error)] ?? 'form')

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    submit(undefined)
  }

  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-4.5">
      {isSignup && (
        <>
          <RoleChoice value={draft.role} onChange={(role) => onChange({ role })} />
          <TextField
            label="Nombre completo"
            name="name"
            autoComplete="name"
            size="lg"
            value={draft.name}
            onChange={(name) => onChange({ name })}
            error={field === 'name' ? problem : null}
          />
        </>
      )}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        placeholder="tu@email.es"
        size="lg"
        value={draft.email}
        onChange={(email) => onChange({ email })}
        error={field === 'email' ? problem : null}
      />
      <PasswordField
        label="Contraseña"
        name="password"
        autoComplete={isSignup ? 'new-password' : 'current-password'}
        size="lg"
        value={draft.password}
        onChange={(password) => onChange({ password })}
        error={field === 'password' ? problem : null}
      />
      {!isSignup && (
        <Link to="/reset-password" className="link -mt-1.5 justify-self-start text-sm pointer-coarse:py-2">
          Olvidé mi contraseña
        </Link>
      )}
      <CodeHint isSignup={isSignup} code={code} />
      {field === 'form' && <FormError>{problem}</FormError>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isPending={isPending}
        pendingLabel={isSignup ? 'Creando cuenta' : 'Entrando'}
        className="w-full"
      >
        {isSignup ? 'Crear cuenta' : 'Entrar'}
      </Button>
    </form>
  )
}

/** Where the sentence of a refusal stands; what is not here concerns the form as a whole. */
const FIELD_OF: Record<string, 'name' | 'email' | 'password'> = {
  NAME_REQUIRED: 'name',
  NAME_TOO_LONG: 'name',
  EMAIL_REQUIRED: 'email',
  INVALID_EMAIL: 'email',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email',
  PASSWORD_REQUIRED: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
}

function CodeHint({ isSignup, code }: { isSignup: boolean; code: string | null }) {
  if (!isSignup && !code) return null
  return (
    <p className="flex items-start gap-2.5 text-sm text-ink-2">
      <Icon of={Ticket} className="mt-px text-ink-3" />
      {code ? (
        <span>
          Tu código <strong className="num font-strong">{code}</strong> está guardado: lo usarás en el
          siguiente paso.
        </span>
      ) : (
        <span>¿Te han pasado un código? Guárdalo: lo usarás en el siguiente paso.</span>
      )}
    </p>
  )
}
