import { AccountFrame } from './account-frame.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { EmailForm } from './email-form.tsx'
import { FORMS, type FormRefusal } from './forms.ts'

export type CompanyPageProps = {
  email: string
  /** The page to go to afterwards. */
  asked: string | null
  refusal?: FormRefusal
}

/** Asks for the address of a person whose company signs them in. */
export function CompanyPage({ email, asked, refusal }: CompanyPageProps) {
  return (
    <AccountFrame
      screen="company"
      title="Entra con tu empresa"
      lead="Escribe tu email de trabajo y te llevamos a su página."
      corner={<BackToLogin />}
    >
      <EmailForm
        action={FORMS.company}
        asked={asked}
        email={email}
        placeholder="tu@empresa.es"
        refusal={refusal}
        submitLabel="Seguir"
        pendingLabel="Buscando"
      />
    </AccountFrame>
  )
}
