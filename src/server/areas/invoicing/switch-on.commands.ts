import { and, eq, isNotNull, TransactionRollbackError } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { invoicingSettings } from '#db/schema/invoicing.ts'
import type { InvoicingMode } from '#domain/invoicing/invoice-content.ts'
import { FIRST_WAIT_SECONDS } from '#domain/invoicing/submissions.ts'
import { readIssuer } from '#server/areas/books/books.queries.ts'
import type { Configured } from '#server/core/context.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { type ChainDeps, holdChain, noteEvent } from './chain.commands.ts'
import type { Certificate } from './open-certificate.ts'
import { registerMode } from './register-mode.commands.ts'
import { queueSending } from './sending.commands.ts'
import { encryptCertificate } from './stored-certificate.ts'

type Deps = ChainDeps & { db: Database }
type Wished = { series: string; correctionSeries: string; mode: InvoicingMode }

/**
 * Begins the invoices of a planner. Switched on twice, it stays as it is; after it was left, the same chain goes on, in
 * either mode. Records that are kept ask for a key that signs.
 */
export async function switchOn(
  { db, ...deps }: Deps,
  ownerId: BookOwnerId,
  { certificate, ...series }: Wished & { certificate: Certificate },
): Promise<'on' | 'issuerUnknown' | 'issuerChanged' | 'isOn' | 'cannotSign'> {
  return db
    .transaction(async (tx) => {
      const issuer = await readIssuer(tx, ownerId)
      if (!issuer) return 'issuerUnknown'
      const begun = { ...series, ...stored(deps, ownerId, certificate), switchedOnAt: deps.clock.now() }
      const { nif, leftAt } = invoicingSettings
      const made = await tx
        .insert(invoicingSettings)
        .values({
          ...{ ownerId, nif: issuer.nif, ...begun, waitSeconds: FIRST_WAIT_SECONDS },
          version: deps.settings.taxAgency.version,
        })
        .onConflictDoUpdate({
          target: invoicingSettings.ownerId,
          set: { ...begun, certificateToldDays: null, leftAt: null, refusal: null, retryAt: null },
          setWhere: and(isNotNull(leftAt), eq(nif, issuer.nif)),
        })
        .returning({ ownerId: invoicingSettings.ownerId })
      const chain = await holdChain(tx, ownerId)
      if (made.length === 0) return chain ? 'isOn' : 'issuerChanged'
      const words = `${issuer.name}, ${issuer.nif}`
      await noteEvent(tx, deps, ownerId, { kind: 'switchedOn', words, by: ownerId })
      const isBegun = await registerMode(tx, deps, chain!, '01')
      if (!isBegun) tx.rollback()
      return 'on' as const
    })
    .catch(asRefusal)
}

/** A certificate that cannot sign begins nothing. */
function asRefusal(error: unknown): 'cannotSign' {
  if (error instanceof TransactionRollbackError) return 'cannotSign'
  throw error
}

/** Puts another certificate in the place of the one that is stored. */
export async function changeCertificate(
  { db, ...deps }: Deps,
  ownerId: BookOwnerId,
  certificate: Certificate,
): Promise<'changed' | 'off'> {
  return db.transaction(async (tx) => {
    if (!(await holdChain(tx, ownerId))) return 'off'
    await tx
      .update(invoicingSettings)
      .set({ ...stored(deps, ownerId, certificate), certificateToldDays: null, refusal: null, retryAt: null })
      .where(eq(invoicingSettings.ownerId, ownerId))
    const words = certificate.holder
    await noteEvent(tx, deps, ownerId, { kind: 'certificateChanged', words, by: ownerId })
    await queueSending(tx, ownerId, deps.clock.now())
    return 'changed'
  })
}

const stored = (
  { settings: { authSecret } }: Configured<'authSecret'>,
  ownerId: BookOwnerId,
  certificate: Certificate,
) => ({
  certificate: encryptCertificate(certificate, { authSecret, ownerId }),
  certificateHolder: certificate.holder,
  certificateNif: certificate.nif,
  certificateExpiresAt: certificate.expiresAt,
})
