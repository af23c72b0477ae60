import { PrivacyLink, ProcessingLink, TermsLink } from './accepted-documents.tsx'
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
      footnote={<CompanyFootnote />}
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

/** The first sign-in of a person of a company makes the account of a planner. */
function CompanyFootnote() {
  return (
    <>
      Si es tu primera vez, al seguir creas una cuenta de wedding planner, aceptas los <TermsLink /> y el{' '}
      <ProcessingLink /> y confirmas que has leído la <PrivacyLink />.
    </>
  )
}
