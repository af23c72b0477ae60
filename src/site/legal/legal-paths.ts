import type { LegalDocument } from '#domain/operation/legal-documents.ts'

export const LEGAL_PATHS: Record<LegalDocument, string> = {
  notice: '/aviso-legal',
  terms: '/terminos',
  privacy: '/privacidad',
  processing: '/encargo',
}

/** The page with the old text and the new one beside each other. */
export const changesPath = (document: LegalDocument): string => `${LEGAL_PATHS[document]}/cambios`
