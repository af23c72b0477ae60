import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Segmented } from '#ui/segmented.tsx'
import { CodedError, messageFor } from '../../lib/error-messages.ts'
import { pendingCode, rememberPendingCode } from '../../lib/pending-code.ts'
import { type AccountDraft, AccountForm, type Mode } from './account-form.tsx'
import type { AccountSearch } from './account-search.ts'
import { AfterSignOut } from './after-sign-out.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmationSent } from './confirmation-sent.tsx'
import { FormError, FormStatus } from './form-message.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { recoveryToken } from './recovery.ts'
import { homeOfSession } from './session-start.ts'

const MODES = [
  { value: 'signup', label: 'Crear cuenta' },
  { value: 'login', label: 'Entrar' },
] as const

const EMPTY: AccountDraft = { name: '', email: '', password: '', role: 'couple' }

/** /signup and /login, one screen: what was typed in one is there in the other (spec 2). */
export function AccountScreen({ search }: { search: AccountSearch }) {
  const { pathname, hash } = useRouterState({ select: ({ location }) => location })
  const navigate = useNavigate()
  const [draft, setDraft] = useState(EMPTY)
  const [isMailSent, setMailSent] = useState(false)
  const [code, setCode] = useState(pendingCode)
  const mode: Mode = pathname === '/signup' ? 'signup' : 'login'

  useEffect(() => {
    if (!search.code) return
    rememberPendingCode(search.code)
    setCode(pendingCode())
  }, [search.code])

  const token = recoveryToken(hash)
  if (token !== null) return <Recovery token={token} />
  if (isMailSent) return <ConfirmationSent email={draft.email} onBack={() => setMailSent(false)} />

  const isSignup = mode === 'signup'
  return (
    <AuthFrame
      windowTitle={isSignup ? 'Crear cuenta' : 'Entrar'}
      title={isSignup ? 'Empieza tu boda' : 'Hola de nuevo'}
      lead={isSignup ? LEAD[draft.role] : 'Tu boda sigue donde la dejaste.'}
      corner={
        <Segmented
          label="Crear cuenta o entrar"
          segments={MODES}
          value={mode}
          onChange={(next) => navigate({ to: next === 'signup' ? '/signup' : '/login', replace: true })}
        />
      }
      footnote={isSignup ? <Consent /> : undefined}
    >
      <Arrival search={search} />
      <AccountForm
        key={mode}
        mode={mode}
        draft={draft}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        code={code}
        onMailSent={() => setMailSent(true)}
      />
    </AuthFrame>
  )
}

const LEAD = {
  couple: 'Dos minutos. Gratis para parejas, sin tarjeta.',
  planner: 'Dos minutos. Tu primera boda es gratis, sin permanencia.',
}

/** What brought the person here: a link of a mail, or having signed out. */
function Arrival({ search }: { search: AccountSearch }) {
  if (search.error) return <FormError>{messageFor(new CodedError(search.error))}</FormError>
  if (search.logout) return <AfterSignOut />
  return <FormStatus>{search.confirmado && 'Tu email está confirmado. Ya puedes entrar.'}</FormStatus>
}

function Recovery({ token }: { token: string }) {
  const navigate = useNavigate()
  return (
    <NewPasswordForm
      token={token}
      success="Contraseña actualizada. Ya puedes entrar con tu nueva contraseña."
      onDone={async () => navigate({ to: (await homeOfSession()) ?? '/login', hash: '', replace: true })}
    />
  )
}

function Consent() {
  return (
    <>
      Al crear la cuenta aceptas los{' '}
      <a href="/terminos" className="link font-normal">
        términos
      </a>{' '}
      y la{' '}
      <a href="/privacidad" className="link font-normal">
        política de privacidad
      </a>
      .
    </>
  )
}
