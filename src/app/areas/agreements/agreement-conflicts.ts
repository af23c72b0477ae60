import { ORPCError } from '@orpc/client'
import type { Agreement } from '#contract/agreement-rows.ts'
import type { AgreementPart } from '#domain/agreements/agreements.ts'
import { codeOf } from '../../shared/error-messages.ts'

/** The parts that another page has changed too, and the agreement as it has left it; null for any other error. */
export function conflictsIn(error: Error | null): { fields: AgreementPart[]; stored: Agreement } | null {
  if (!(error instanceof ORPCError) || codeOf(error) !== 'AGREEMENT_CONFLICTS') return null
  const { conflicts, agreement } = error.data as { conflicts: AgreementPart[]; agreement: Agreement }
  return { fields: conflicts, stored: agreement }
}
