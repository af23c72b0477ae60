import { foldText } from '../text/fold-text.ts'
import type { IsoDate } from '../time/dates.ts'
import { type AgreedQuote, agreementFacts, depositOf } from './agreement-facts.ts'
import { fillClause, type Run } from './agreement-fields.ts'
import type { AgreementCompany, AgreementContent } from './agreements.ts'

/** A transfer that keeps the date, in cents. */
export type AgreedDeposit = { amount: number; payee: string; iban: string; concept: string }

/** The file of what was signed on paper, by its SHA-256, and the day that stands on it. */
export type SignedOnPaper = { signedOn: IsoDate; fileHash: string }

/** An agreement as it is sent: its text with every fact, which nothing changes afterwards. */
export type AgreementDocument = {
  number: string
  version: number
  sentOn: IsoDate
  /** The last day on which it may be signed. */
  validUntil: IsoDate
  title: string
  company: AgreementCompany
  signers: { name: string; email: string; nif: string | null }[]
  quote: AgreedQuote
  clauses: { title: string; runs: Run[] }[]
  deposit: AgreedDeposit
  /** Of what was signed on paper, whose clauses stand there alone. */
  paper?: SignedOnPaper
}

type Sending = Pick<AgreementDocument, 'number' | 'version' | 'sentOn' | 'validUntil' | 'quote' | 'paper'> & {
  content: AgreementContent
  email: string
}

export function agreementDocument({ content, email, ...sending }: Sending): AgreementDocument {
  const { number, quote } = sending
  const { title, company, signers, iban } = content
  const facts = agreementFacts({ content, quote, email })
  return {
    ...{ ...sending, title, company },
    signers: signers.map(({ id: _, ...signer }) => signer),
    clauses: content.clauses.map((clause) => ({ title: clause.title, runs: fillClause(clause.text, facts) })),
    deposit: {
      ...{ amount: depositOf(quote), payee: company.name, iban },
      concept: conceptOf(number, signers[0]?.name ?? ''),
    },
  }
}

/** The reference of a transfer, such as 'C-2026-018 ROBLES'. */
function conceptOf(number: string, name: string): string {
  const words = foldText(name).toUpperCase().split(' ')
  return `${number} ${words[1] ?? words[0]}`.trim()
}

/** The stored text of a document, whose fingerprint is signed: one and the same text for one and the same document. */
export const documentText = (document: AgreementDocument): string => JSON.stringify(document)

export const readDocument = (text: string): AgreementDocument => JSON.parse(text)
