import type { Operator } from '#domain/operation/operator.ts'
import type { ComingTexts } from '#site/legal/legal-texts.ts'
import { TermsPage } from '#site/legal/terms-page.tsx'

/** The sentence that the coming terms of the tests add. */
export const ADDED = 'Añadimos el contrato de encargo para planners.'

function ComingTermsPage({ operator }: { operator: Operator }) {
  return (
    <>
      <TermsPage operator={operator} />
      <p>{ADDED}</p>
    </>
  )
}

/** A release that carries terms for later, not before the first of January. */
export const COMING_TERMS: ComingTexts = {
  terms: { version: '2026-12-01', from: '2027-01-01', Page: ComingTermsPage },
}
