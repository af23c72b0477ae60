import ChevronRight from 'lucide-react/icons/chevron-right'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import KeyRound from 'lucide-react/icons/key-round'
import Smartphone from 'lucide-react/icons/smartphone'
import type { IconGlyph } from '#ui/icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { AccountFrame } from './account-frame.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { CodeField, TextField } from './fields.tsx'
import { FormProblem } from './form-messages.tsx'
import { FORMS, type FormRefusal, sentenceOf } from './forms.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { SubmitButton } from './submit-button.tsx'

export type SecondStepProps = {
  /** The code of an authenticator app, or one of those kept on paper. */
  kind: 'app' | 'recovery'
  /** The page to go to afterwards. */
  asked: string | null
  refusal?: FormRefusal
}

/** The address of the page, for browsers without scripts and for the other kind of code. */
export function secondStepPath({ kind, asked }: Pick<SecondStepProps, 'kind' | 'asked'>): string {
  const query = new URLSearchParams({ paso: kind === 'app' ? 'codigo' : 'recuperacion' })
  if (asked) query.set('redirect', asked)
  return `/login?${query}`
}

/** Refusals that are about the code itself. */
const OF_CODE = ['CODE_INCOMPLETE', 'INVALID_CODE', 'BACKUP_CODE_INCOMPLETE', 'INVALID_BACKUP_CODE']

/** Asks for the second factor after a right password; a plain form, like the first step. */
export function SecondStepPage({ kind, asked, refusal }: SecondStepProps) {
  const problem = refusal ? sentenceOf(refusal) : null
  const isOver = refusal && OVER.includes(refusal.code)
  const isOfCode = refusal && OF_CODE.includes(refusal.code)
  const isApp = kind === 'app'
  return (
    <AccountFrame
      screen={isApp ? 'second-step' : 'recovery-code'}
      title="Un paso más"
      lead={
        isApp
          ? 'Escribe las 6 cifras de tu app de verificación.'
          : 'Escribe uno de los códigos que guardaste. Cada uno sirve una vez.'
      }
      corner={<BackToLogin />}
    >
      <form method="post" action={FORMS.secondStep} className="grid gap-4.5">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="redirect" value={asked ?? ''} />
        {isApp ? (
          <CodeField label="Código de 6 cifras" name="code" problem={isOfCode ? problem : null} />
        ) : (
          <TextField
            label="Código de recuperación"
            name="code"
            autoComplete="off"
            placeholder="xxxxx-xxxxx"
            problem={isOfCode ? problem : null}
            hasFocus
          />
        )}
        <label className="flex items-center gap-2.5 py-1 text-sm">
          <input type="checkbox" name="trust" value="yes" className="size-5 accent-primary" />
          Confiar en este dispositivo durante 30 días
        </label>
        <FormProblem>
          {problem && !isOfCode && (
            <>
              {problem}{' '}
              {isOver && (
                <a href="/login" className="link text-current">
                  Volver a entrar
                </a>
              )}
            </>
          )}
        </FormProblem>
        <SubmitButton pending="Entrando">Entrar</SubmitButton>
      </form>
      <div className="border-t border-line pt-2">
        {isApp ? (
          <OtherWay
            href={secondStepPath({ kind: 'recovery', asked })}
            icon={KeyRound}
            label="Usar un código de recuperación"
          />
        ) : (
          <OtherWay
            href={secondStepPath({ kind: 'app', asked })}
            icon={Smartphone}
            label="Usar mi app de verificación"
          />
        )}
        <PasskeyForm asked={asked}>
          <button type="submit" className={otherWayClass}>
            <OtherWayParts icon={Fingerprint} label="Usar mi passkey" />
          </button>
        </PasskeyForm>
      </div>
    </AccountFrame>
  )
}

/** After these the password has to be given again. */
const OVER = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']

function OtherWay({ href, icon, label }: { href: string; icon: IconGlyph; label: string }) {
  return (
    <a href={href} className={otherWayClass}>
      <OtherWayParts icon={icon} label={label} />
    </a>
  )
}

const otherWayClass = 'flex min-h-11 w-full items-center gap-3 rounded-control text-left text-sm font-strong'

function OtherWayParts({ icon, label }: { icon: IconGlyph; label: string }) {
  return (
    <>
      <Icon of={icon} />
      <span className="flex-1">{label}</span>
      <Icon of={ChevronRight} size="sm" className="text-ink-3" />
    </>
  )
}
