import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { giveCode, signIn } from '../lib/auth.ts'
import { CodedError, messageFor } from '../lib/error-messages.ts'
import { useProfile } from '../lib/use-session.ts'
import { useSubmission } from '../lib/use-submission.ts'

type IdentityFormProps = {
  submitLabel: string
  /** Called after the sign-in, with the password: what it does is part of what the button waits for. */
  onConfirmed: (password: string) => Promise<void>
}

/** The person of this page signs in anew: with the password and, where the account asks for it, with a code. */
export function IdentityForm({ submitLabel, onConfirmed }: IdentityFormProps) {
  const { email } = useProfile()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const { submit, isPending, error, form } = useSubmission(async () => {
    if (asksCode) await giveCode(code)
    else if (!password) throw new CodedError('PASSWORD_REQUIRED')
    else if ((await signIn({ email, password })) === 'waiting') return setAsksCode(true)
    await onConfirmed(password).catch((refusal) => {
      setAsksCode(false)
      throw refusal
    })
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(undefined).then(() => setCode(''))
  }
  const problem = error ? messageFor(error) : null
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4.5">
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      {asksCode ? (
        <TextField
          key="code"
          label="Código de verificación"
          description="De tu app, o uno de recuperación."
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
          error={problem}
        />
      ) : (
        <PasswordField
          key="password"
          label="Contraseña"
          name="password"
          autoComplete="current-password"
          autoFocus
          size="lg"
          value={password}
          onChange={setPassword}
          error={problem}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isPending={isPending}
        pendingLabel="Comprobando"
        className="w-full"
      >
        {submitLabel}
      </Button>
    </form>
  )
}
