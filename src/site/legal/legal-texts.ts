import type { ComponentType } from 'react'
import { LEGAL_VERSIONS, type LegalDocument } from '#domain/operation/legal-documents.ts'
import type { Operator } from '#domain/operation/operator.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { NoticePage } from './notice-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { ProcessingPage } from './processing-page.tsx'
import { TermsPage } from './terms-page.tsx'

/** A text of law: its version, which is the day it was written, and its page. */
export type LegalText = {
  version: IsoDate
  Page: ComponentType<{ operator: Operator }>
}

/** A text that the release carries for later: it holds once it was announced, and not before `from`. */
export type ComingText = LegalText & { from: IsoDate }

export type ComingTexts = Partial<Record<LegalDocument, ComingText>>

const PAGES = { notice: NoticePage, terms: TermsPage, privacy: PrivacyPage, processing: ProcessingPage }

/** The texts that hold when no other was announced. */
export const presentText = (document: LegalDocument): LegalText => ({
  version: LEGAL_VERSIONS[document],
  Page: PAGES[document],
})

/**
 * The texts that this release brings to be announced (decision 087). A change that people must hear of 30 days ahead is
 * a new page in here, with the old one left in place; the next release but one makes it the present text.
 */
export const COMING_TEXTS: ComingTexts = {}
