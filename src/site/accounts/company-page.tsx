import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Icon } from '#ui/icon.tsx'
import { AccountFrame } from './account-frame.tsx'
import { TextField } from './fields.tsx'
import { FormProblem } from './form-messages.tsx'
import { FORMS, type FormRefusal, sentenceOf } from './forms.ts'
import { SubmitButton } from './submit-button.tsx'

export type CompanyPageProps = {
  email: string
  /** The page to go to afterwards. */
  asked: string | null
  refusal?: FormRefusal
}

/** Asks for the address of a person whose company signs them in. */
export function CompanyPage({ email, asked, refusal }: CompanyPageProps) {
  const isOfEmail = refusal?.code === 'COMPANY_UNKNOWN'
  return (
    <AccountFrame
      screen="company"
      title="Entra con tu empresa"
      lead="Escribe tu email de trabajo y te llevamos a su página."
      corner={
        <a href="/login" className="inline-flex items-center gap-2 py-2 text-sm font-strong">
          <Icon of={ArrowLeft} /> Volver
        </a>
      }
    >
      <form method="post" action={FORMS.company} className="grid gap-4.5">
        <input type="hidden" name="redirect" value={asked ?? ''} />
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder="tu@empresa.es"
          value={email}
          problem={isOfEmail ? sentenceOf(refusal) : null}
          hasFocus
        />
        <FormProblem>{refusal && !isOfEmail && sentenceOf(refusal)}</FormProblem>
        <SubmitButton pending="Buscando">Seguir</SubmitButton>
      </form>
    </AccountFrame>
  )
}
