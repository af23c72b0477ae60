import type { AgreementDocument } from '#domain/agreements/agreement-document.ts'
import type { QuotePlanner } from '../quotes/quote-view.ts'

/** A person who signs, as the page shows them: no other address is told whole. */
export type ShownSigner = {
  position: number
  name: string
  /** Null as long as they have not signed. */
  signedAt: Date | null
  maskedEmail: string
}

/** `replaced`: the couple was sent a newer quote, so this agreement is not signed any more. */
export type ShownAgreementState = 'open' | 'signed' | 'expired' | 'replaced'

export type AgreementView = {
  /** Of the page of all, below which each has one of their own. */
  path: string
  quotePath: string
  depositPath: string
  filePath: string
  document: AgreementDocument
  /** SHA-256 of the document. */
  hash: string
  planner: QuotePlanner
  state: ShownAgreementState
  /** The time stamp over the document, with the path of its file. */
  stamp: { at: Date; authority: string; path: string } | null
  signers: ShownSigner[]
  /** The person whose page it is; null on the page of all. */
  signer: ShownSigner | null
  /** The code that was sent to them and is valid still, with the name that they sign with. */
  code: { name: string; secondsToWait: number } | null
}

export const SIGNING_ACTS = ['code', 'again', 'change', 'sign', 'remind'] as const
export type SigningAct = (typeof SIGNING_ACTS)[number]

export type SigningField = 'name' | 'nif' | 'accepted' | 'code'
export type SigningProblem = 'MISSING' | 'TOO_LONG' | 'REFUSED' | 'OTHER'

/** The texts that were typed into a form, with what is wrong with it. */
export type SigningAttempt = {
  act: SigningAct
  name: string
  nif: string
  problems: Partial<Record<SigningField, SigningProblem>>
  /** Tries that are left after a wrong code; of a code that is not valid any more there is none. */
  triesLeft?: number
  failure?: SigningFailure
}

/**
 * `changed`: another version was sent; `tooMany`: too often in an hour; `early`: a code was sent a moment ago; `ended`:
 * the code is not valid any more.
 */
export type SigningFailure = 'changed' | 'tooMany' | 'early' | 'ended'
