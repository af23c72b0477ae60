import { buttonClass } from '#ui/button-class.ts'
import { AccountFrame } from './account-frame.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { EmailForm } from './email-form.tsx'
import { CodeField, TextField } from './fields.tsx'
import { FormProblem, FormStatus } from './form-messages.tsx'
import { FORMS, type FormRefusal, sentenceOf } from './forms.ts'
import { SubmitButton } from './submit-button.tsx'

export type AskMailCodeProps = {
  email: string
  /** The page to go to afterwards. */
  asked: string | null
  refusal?: FormRefusal
}

const path = (step: string, asked: string | null) =>
  `/login?${new URLSearchParams({ paso: step, ...(asked && { redirect: asked }) })}`

export const askMailCodePath = (asked: string | null) => path('email', asked)
export const mailCodePath = (asked: string | null) => path('correo', asked)

/** Asks for the address that a code is sent to; what comes next is the same whether it has an account or not. */
export function AskMailCodePage({ email, asked, refusal }: AskMailCodeProps) {
  return (
    <AccountFrame
      screen="ask-mail-code"
      title="Entra con un código"
      lead="Te lo enviamos por email. No hace falta la contraseña."
      corner={<BackToLogin />}
    >
      <EmailForm
        action={FORMS.askMailCode}
        asked={asked}
        email={email}
        refusal={refusal}
        submitLabel="Enviar código"
        pendingLabel="Enviando"
      />
    </AccountFrame>
  )
}

export type MailCodeProps = {
  /** The code was sent to this address; `null` on a device that has not asked for it. */
  email: string | null
  /** From the link of the mail, on the device that asked. */
  code?: string
  asked: string | null
  refusal?: FormRefusal
  /** Until another code may be asked for. */
  againInSeconds: number
  /** Another code has just been asked for on this page. */
  isSentAgain?: boolean
}

/** Takes the code of a mail. On another device than the one that asked, the address is asked for too. */
export function MailCodePage(props: MailCodeProps) {
  const { email, code, asked, refusal } = props
  const isOfCode = refusal?.code === 'CODE_REFUSED'
  return (
    <AccountFrame
      screen="mail-code"
      title="Mira tu correo"
      lead={
        email ? (
          <>
            Si hay una cuenta con <strong className="font-strong break-all">{email}</strong>, le hemos enviado
            un código de 6 cifras. Vale 10 minutos.
          </>
        ) : (
          'Este no es el dispositivo que pidió el código: escribe tu email y las 6 cifras del correo.'
        )
      }
      corner={<BackToLogin />}
    >
      <form
        method="post"
        action={FORMS.mailCode}
        className="grid gap-4.5"
        data-sends-itself={code ? '' : undefined}
      >
        <input type="hidden" name="redirect" value={asked ?? ''} />
        {email ? (
          <input type="hidden" name="email" value={email} />
        ) : (
          <TextField label="Email" type="email" name="email" autoComplete="email" hasFocus />
        )}
        <CodeField
          label="Código de 6 cifras"
          name="code"
          value={code}
          problem={isOfCode ? sentenceOf(refusal) : null}
        />
        <FormProblem>{refusal && !isOfCode && sentenceOf(refusal)}</FormProblem>
        <SubmitButton pending="Entrando">Entrar</SubmitButton>
      </form>
      {email && <SendAgain {...props} email={email} />}
    </AccountFrame>
  )
}

/** The script counts the seconds down and opens the button then; without it the server refuses what is too early. */
function SendAgain({ email, asked, againInSeconds, isSentAgain }: MailCodeProps & { email: string }) {
  return (
    <form
      method="post"
      action={FORMS.askMailCode}
      className="flex flex-wrap items-center gap-x-3 border-t border-line pt-3"
    >
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="redirect" value={asked ?? ''} />
      <p className="text-sm text-ink-2">¿No llega? Mira el correo no deseado.</p>
      <button type="submit" className={buttonClass({ variant: 'quiet' })}>
        Reenviar código
      </button>
      <p id="pausa" data-live className="text-sm text-ink-2 empty:hidden">
        {againInSeconds > 0 && (
          <>
            Podrás pedir otro dentro de{' '}
            <span role="timer" data-seconds={againInSeconds} className="num">
              {againInSeconds}&nbsp;s
            </span>
          </>
        )}
      </p>
      <FormStatus>
        {isSentAgain && 'Si hay una cuenta con ese email, le hemos enviado otro código. Vale el último.'}
      </FormStatus>
    </form>
  )
}
