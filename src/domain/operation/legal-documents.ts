import type { Role } from '../members/roles.ts'

/** The texts of law of the site: legal notice, terms, privacy policy, and the agreement on processing for planners. */
export const LEGAL_DOCUMENTS = ['notice', 'terms', 'privacy', 'processing'] as const

export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

/** The day each text last changed, which is its version; a test compares the texts with it. */
export const LEGAL_VERSIONS: Record<LegalDocument, string> = {
  notice: '2026-11-25',
  terms: '2026-11-25',
  privacy: '2026-11-30',
  processing: '2026-11-23',
}

/** A text as a person accepted it, or confirmed to have read it in the case of the privacy policy. */
export type AcceptedDocument = { document: LegalDocument; version: string; acceptedAt: string }

/** A sign-up accepts these; a planner keeps data of other people's guests, and so accepts the agreement on that too. */
export const documentsAtSignUp = (role: Role): LegalDocument[] =>
  role === 'planner' ? ['terms', 'privacy', 'processing'] : ['terms', 'privacy']

/** The same with the versions that hold at that instant. */
export const acceptedAtSignUp = (
  role: Role,
  at: Date,
  versions: Readonly<Record<LegalDocument, string>> = LEGAL_VERSIONS,
): AcceptedDocument[] =>
  documentsAtSignUp(role).map((document) => ({
    document,
    version: versions[document],
    acceptedAt: at.toISOString(),
  }))
