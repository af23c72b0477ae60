import { TextField } from './fields.tsx'
import { FormProblem, FormStatus } from './form-messages.tsx'
import { type FormRefusal, sentenceOf } from './forms.ts'
import { SubmitButton } from './submit-button.tsx'

/** Refusals that are about the address itself. */
const OF_EMAIL = ['EMAIL_REQUIRED', 'INVALID_EMAIL', 'COMPANY_UNKNOWN']

type EmailFormProps = {
  action: string
  email: string
  placeholder?: string
  /** The page to go to afterwards, for forms that begin a sign-in. */
  asked?: string | null
  refusal: FormRefusal | undefined
  status?: string | false | undefined
  submitLabel: string
  pendingLabel: string
}

/** Asks for an address and nothing else. */
export function EmailForm(props: EmailFormProps) {
  const {
    action,
    email,
    placeholder = 'tu@email.es',
    asked,
    refusal,
    status,
    submitLabel,
    pendingLabel,
  } = props
  const problem = refusal ? sentenceOf(refusal) : null
  const isOfEmail = refusal !== undefined && OF_EMAIL.includes(refusal.code)
  return (
    <form method="post" action={action} className="grid gap-4.5">
      {asked !== undefined && <input type="hidden" name="redirect" value={asked ?? ''} />}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        placeholder={placeholder}
        value={email}
        problem={isOfEmail ? problem : null}
        hasFocus
      />
      <FormProblem>{!isOfEmail && problem}</FormProblem>
      {status !== undefined && <FormStatus>{status}</FormStatus>}
      <SubmitButton pending={pendingLabel}>{submitLabel}</SubmitButton>
    </form>
  )
}
