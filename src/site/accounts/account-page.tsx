import Ticket from 'lucide-react/icons/ticket'
import type { Role } from '#domain/members/roles.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { Icon } from '#ui/icon.tsx'
import { AccountFootnote } from './account-footnote.tsx'
import { AccountFrame } from './account-frame.tsx'
import { Arrival, type ArrivalState } from './arrival.tsx'
import { PasswordField, TextField } from './fields.tsx'
import { FormProblem } from './form-messages.tsx'
import { FORMS, type FormRefusal, sentenceOf } from './forms.ts'
import { askMailCodePath } from './mail-code-page.tsx'
import { type AccountMode, ModeToggle } from './mode-toggle.tsx'
import { OfMode } from './of-mode.tsx'
import { OtherEntrances } from './other-entrances.tsx'
import { RoleChoice } from './role-choice.tsx'
import { SubmitButton } from './submit-button.tsx'

export type AccountPageProps = {
  mode: AccountMode
  values: { name: string; email: string; role: Role }
  /** The code of an invitation that waits for the next step. */
  code: string | null
  /** The page to go to afterwards. */
  asked: string | null
  refusal?: FormRefusal
  arrival?: ArrivalState
  providers: readonly { id: string; name: string }[]
  hasCompanies: boolean
  hasWallets: boolean
  /** The law wants to know who runs the site, and it does not say so. */
  isUnnamed: boolean
  /** The texts of law that the release carries for later. */
  coming: readonly LegalDocument[]
}

/**
 * /signup and /login, one screen: what was typed in one is there in the other (spec 2). The two radio buttons of the
 * toggle show and hide what belongs to one of them, so that it needs no script.
 */
export function AccountPage(props: AccountPageProps) {
  const { mode, values, code, asked, refusal, arrival, isUnnamed, coming } = props
  const { name, email, role } = values
  const problemOf = (field: string) =>
    refusal && FIELD_OF[refusal.code] === field ? sentenceOf(refusal) : null
  return (
    <AccountFrame
      screen="account"
      title={<OfMode signup={<SignupTitle />} login="Hola de nuevo" />}
      lead={
        <OfMode
          signup={
            <>
              <span className="of-couple">Dos minutos. Gratis para parejas, sin tarjeta.</span>
              <span className="of-planner">Dos minutos. Tu primera boda es gratis, sin permanencia.</span>
            </>
          }
          login="Todo sigue donde lo dejaste."
        />
      }
      corner={<ModeToggle mode={mode} />}
      footnote={<AccountFootnote coming={coming} />}
    >
      <Arrival arrival={arrival} />
      {isUnnamed && <UnnamedOperator />}
      <form id="cuenta" method="post" action={FORMS.account} className="grid gap-4.5">
        {code && <input type="hidden" name="code" value={code} />}
        <input type="hidden" name="redirect" value={asked ?? ''} />
        <div className="of-signup">
          <RoleChoice role={role} />
        </div>
        <div className="of-signup">
          <TextField
            label="Nombre completo"
            name="name"
            autoComplete="name"
            value={name}
            problem={problemOf('name')}
            hasFocus
          />
        </div>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete={mode === 'signup' ? 'email' : 'username webauthn'}
          placeholder="tu@email.es"
          value={email}
          problem={problemOf('email')}
          hasFocus
        />
        <PasswordField
          label="Contraseña"
          name="password"
          autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
          problem={problemOf('password')}
          hasFocus
        />
        <OtherWays asked={asked} />
        <CodeHint code={code} />
        <FormProblem>{refusal && !FIELD_OF[refusal.code] && sentenceOf(refusal)}</FormProblem>
        <SubmitButton pending={<OfMode signup="Creando cuenta" login="Entrando" />}>
          <OfMode signup="Crear cuenta" login="Entrar" />
        </SubmitButton>
      </form>
      <OtherEntrances {...props} />
    </AccountFrame>
  )
}

/** For who does not have the password at hand. */
function OtherWays({ asked }: { asked: string | null }) {
  return (
    <p className="of-login -mt-1.5 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
      <a href="/reset-password" className="link pointer-coarse:py-3">
        Olvidé mi contraseña
      </a>
      <a href={askMailCodePath(asked)} className="link pointer-coarse:py-3">
        Entrar con un código por email
      </a>
    </p>
  )
}

/** The field at which the sentence of a refusal stands; a code that is not here concerns the form as a whole. */
const FIELD_OF: Record<string, 'name' | 'email' | 'password'> = {
  NAME_REQUIRED: 'name',
  NAME_TOO_LONG: 'name',
  EMAIL_REQUIRED: 'email',
  INVALID_EMAIL: 'email',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email',
  PASSWORD_REQUIRED: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_BLANK: 'password',
  PASSWORD_BREACHED: 'password',
  PASSWORD_GUESSABLE: 'password',
}

function SignupTitle() {
  return (
    <>
      <span className="of-couple">Empieza tu boda</span>
      <span className="of-planner">Tus bodas, en un panel</span>
    </>
  )
}

function UnnamedOperator() {
  return (
    <p role="note" className="of-signup text-sm text-ink-2">
      Esta página aún no dice quién la gestiona. No escribas datos de otras personas hasta que lo diga su{' '}
      <a href="/aviso-legal" className="link">
        aviso legal
      </a>
      .
    </p>
  )
}

function CodeHint({ code }: { code: string | null }) {
  return (
    <p className={`${code ? '' : 'of-signup '}flex items-start gap-2.5 text-sm text-ink-2`}>
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
