import { readNif } from '../books/nif.ts'
import { readIban } from '../budget/iban.ts'
import { isEmailAddress } from '../operation/contact.ts'
import { isSameIn, mergeFields } from '../quotes/merge-fields.ts'

/** Bounds of an agreement: about sixty pages of A4 at the most. */
export const AGREEMENT_CLAUSES_MAX = 40
export const AGREEMENT_SIGNERS_MAX = 4
export const AGREEMENT_TITLE_MAX = 120
export const CLAUSE_TEXT_MAX = 4_000
/** Lines of a clause: 4,000 characters could be 2,000 of them, and the paper hundreds of pages. */
export const CLAUSE_LINES_MAX = 100
export const AGREEMENT_FACT_MAX = 200
export const AGREEMENT_VALID_DAYS_MAX = 60
export const AGREEMENT_VERSIONS_MAX = 20
export const AGREEMENT_TEMPLATES_MAX = 20
export const AGREEMENTS_SENT_PER_HOUR = 20
/** Bytes of a contract that was signed on paper. */
export const SIGNED_PAPER_MAX_BYTES = 10 * 1024 ** 2

export type AgreementClause = { id: string; title: string; text: string }

/** A person of the couple who signs, from their own address. Without a NIF it is asked at signing. */
export type AgreementSigner = { id: string; name: string; email: string; nif: string | null }

/** The planner's side of an agreement. */
export type AgreementCompany = { name: string; nif: string; address: string; representative: string }

export type AgreementContent = {
  title: string
  clauses: AgreementClause[]
  signers: AgreementSigner[]
  company: AgreementCompany
  /** The account that the deposit is transferred to. */
  iban: string
  /** Days from its sending. */
  validDays: number
}

/** The parts of an agreement that a template fills in. */
export type AgreementTemplate = { id: string; name: string } & TemplateContent
export type TemplateContent = Pick<AgreementContent, 'title' | 'clauses'>

export type AgreementPart = keyof AgreementContent

/** The parts of an agreement, each of which is kept or changed as a whole. */
export const AGREEMENT_PARTS = [
  ...(['title', 'clauses', 'signers', 'company', 'iban', 'validDays'] as const),
] as const satisfies readonly AgreementPart[]

/** The changes that a page has made to an agreement, on top of what is stored now. */
export const mergeAgreement = (stored: AgreementContent, was: AgreementContent, given: AgreementContent) =>
  mergeFields(AGREEMENT_PARTS, { stored, was, given })

export const isSameAgreement = (one: AgreementContent, other: AgreementContent): boolean =>
  isSameIn(AGREEMENT_PARTS, one, other)

/** The number of an agreement, such as 'C-2026-018'. */
export const agreementNumber = (year: number, serial: number): string =>
  `C-${year}-${String(serial).padStart(3, '0')}`

/** A reason in its fields for which an agreement cannot be sent. */
export const AGREEMENT_GAPS = [
  ...(['title', 'clauses', 'clauseLines', 'company', 'companyNif', 'signers', 'sameEmail'] as const),
  ...(['signerNif', 'iban'] as const),
] as const
export type AgreementGap = (typeof AGREEMENT_GAPS)[number]

/** Everybody needs a name and an address of their own, and numbers have to be right. */
export function agreementGaps({ title, clauses, signers, company, iban }: AgreementContent): AgreementGap[] {
  const emails = signers.map(({ email }) => email.trim().toLowerCase())
  const gaps: Record<AgreementGap, boolean> = {
    title: isBlank(title),
    clauses: clauses.length === 0 || clauses.some((clause) => isBlank(clause.title) || isBlank(clause.text)),
    clauseLines: clauses.some(({ text }) => text.split('\n').length > CLAUSE_LINES_MAX),
    company: [company.name, company.address, company.representative].some(isBlank),
    companyNif: readNif(company.nif) === null,
    signers:
      signers.length === 0 || signers.some(({ name, email }) => isBlank(name) || !isEmailAddress(email)),
    sameEmail: new Set(emails).size < emails.length,
    signerNif: signers.some(({ nif }) => nif !== null && readNif(nif) === null),
    iban: readIban(iban) === null,
  }
  return AGREEMENT_GAPS.filter((gap) => gaps[gap])
}

const isBlank = (text: string) => text.trim() === ''

/** The same for one that was signed on paper, which has a title and clauses of its own. */
export const paperGaps = (content: AgreementContent): AgreementGap[] =>
  agreementGaps(content).filter((gap) => !['title', 'clauses', 'clauseLines'].includes(gap))

/** An agreement without gaps, with its numbers as they are compared: in capitals, without blanks. */
export const inOneWriting = (content: AgreementContent): AgreementContent => ({
  ...content,
  company: { ...content.company, nif: readNif(content.company.nif)! },
  signers: content.signers.map((signer) => ({ ...signer, nif: signer.nif && readNif(signer.nif) })),
  iban: readIban(content.iban)!,
})
