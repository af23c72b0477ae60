import type { PlannerRequest } from '#contract/requests.ts'
import type { Database, Transaction } from '#db/client.ts'
import { AGREEMENT_FACT_MAX, type AgreementContent } from '#domain/agreements/agreements.ts'
import { EXAMPLE_CLAUSES, EXAMPLE_TITLE } from '#domain/agreements/example-clauses.ts'
import { addressInLine } from '#domain/books/receipts.ts'
import { readIssuer } from '#server/areas/books/books.queries.ts'
import { findKept } from '#server/areas/template-versions/kept-templates.queries.ts'
import type { BookOwnerId, BusinessReader } from '#server/core/membership.ts'
import { idFromKey } from '#server/platform/ids.ts'

type Beginning = { representative: string; templateId: string | null; reader: BusinessReader | undefined }

/**
 * An agreement as it begins: the clauses of the quote's template or of the example, the issuer of the planner's receipts
 * and the person who wrote. It is the same each time, so that two pages begin with the same ids.
 */
export async function beginAgreement(
  db: Database | Transaction,
  ownerId: BookOwnerId,
  { id, name, email }: PlannerRequest,
  { representative, templateId, reader }: Beginning,
): Promise<AgreementContent> {
  const issuer = await readIssuer(db, ownerId)
  const idOf = (part: string) => idFromKey(ownerId, `${id}/agreement/${part}`)
  const [template] = templateId && reader ? await findKept(db, 'agreement', reader, templateId) : []
  const { title, clauses } = template?.content ?? { title: EXAMPLE_TITLE, clauses: EXAMPLE_CLAUSES }
  return {
    title,
    clauses: clauses.map((clause, index) => ({ ...clause, id: idOf(`clause/${index}`) })),
    signers: [{ id: idOf('signer'), name, email: email ?? '', nif: null }],
    company: {
      name: issuer?.name ?? '',
      nif: issuer?.nif ?? '',
      address: (issuer ? addressInLine(issuer) : '').slice(0, AGREEMENT_FACT_MAX),
      representative,
    },
    iban: '',
    validDays: 14,
  }
}
