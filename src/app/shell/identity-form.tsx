import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { CodedError } from '../shared/error-messages.ts'
import { useSubmission } from '../shared/page/use-submission.ts'
import { giveCode, sendMailCode, signIn, signInWithMailCode } from '../shared/session/auth.ts'
import { useProfile } from '../shared/session/use-session.ts'
import { api } from '../sync/api.ts'

type IdentityFormProps = {
  submitLabel: string
  /** Called after the sign-in, with the password: what it does is part of what the button waits for. */
  onConfirmed: (password: string) => Promise<void>
}

type Step = 'password' | 'mail' | 'mail-code' | 'code'

/**
 * The person of this page signs in anew: with the password or, where the account has none, with a code by mail; and
 * with a code of the authenticator where the account asks for it.
 */
export function IdentityForm({ submitLabel, onConfirmed }: IdentityFormProps) {
  const { email } = useProfile()
  const { data: factors } = useQuery(api.access.factors.queryOptions())
  const first: Step = factors?.hasPassword === false ? 'mail' : 'password'
  const [later, setLater] = useState<Step | null>(null)
  const step = later ?? first
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')

  async function signInAt(given: Step): Promise<'done' | Step> {
    if (given === 'mail') {
      await sendMailCode(email)
      return 'mail-code'
    }
    if (given === 'password' && !password) throw new CodedError('PASSWORD_REQUIRED')
    if (given === 'code') await giveCode(code)
    else if (given === 'mail-code') {
      if ((await signInWithMailCode({ email, otp: code })) === 'waiting') return 'code'
    } else if ((await signIn({ email, password })) === 'waiting') return 'code'
    return 'done'
  }
  const confirm = async () => {
    const next = await signInAt(step)
    if (next !== 'done') return setLater(next)
    await onConfirmed(password).catch((refusal) => {
      setLater(null)
      throw refusal
    })
  }
  const form = useSubmission(() => confirm().finally(() => setCode('')), { fieldOf: 'step' })
  const problem = form.problems.step ?? null
  return (
    <form {...form.props()} className="grid gap-4.5">
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      {step === 'mail' && <MailStep email={email} problem={problem} />}
      {step === 'password' && (
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
      {(step === 'code' || step === 'mail-code') && (
        <TextField
          key={step}
          label={step === 'code' ? 'Código de verificación' : 'Código del correo'}
          description={step === 'code' ? 'De tu app, o uno de recuperación.' : `Lo hemos enviado a ${email}.`}
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
          error={problem}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isPending={form.isPending}
        pendingLabel="Comprobando"
        className="w-full"
      >
        {step === 'mail' ? 'Enviar código' : submitLabel}
      </Button>
    </form>
  )
}

function MailStep({ email, problem }: { email: string; problem: string | null }) {
  return (
    <div className="grid gap-2 text-sm">
      <p>Tu cuenta no tiene contraseña: te enviamos un código a {email}.</p>
      {problem && (
        <p role="alert" className="font-strong text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
