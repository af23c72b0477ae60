import { createPrivateKey } from 'node:crypto'
import { recordMoment } from '#domain/invoicing/record-moment.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { InvoicingRow } from './chain.queries.ts'
import { decryptCertificate } from './stored-certificate.ts'

/** The signature policy of Facturae, version 3.1, with the hash of its document. */
const POLICY = {
  address:
    'http://www.facturae.es/politica_de_firma_formato_facturae/politica_de_firma_formato_facturae_v3_1.pdf',
  name: 'Política de Firma FacturaE v3.1',
  sha1: 'Ohixl6upD6av8N7pEvDABhEL6hM=',
}

/** Gives the text of a Facturae with its signature. */
export type SignFacturae = (xml: string, issuerNif: string) => string

type Deps = Configured<'authSecret'> & Pick<Platform, 'clock'>

/**
 * The signature of a planner by the certificate that is stored; `null` when it cannot be opened, has expired, or its key
 * is of a kind that XML signatures do not have. The certificate of another person or company signs as a third party. The
 * library that signs is loaded with the first one.
 */
export async function facturaeSigner(
  deps: Deps,
  ownerId: BookOwnerId,
  settings: InvoicingRow,
): Promise<SignFacturae | null> {
  const certificate = openForSigning(deps, ownerId, settings)
  if (!certificate) return null
  const { signXades } = await import('./xades-signature.ts')
  const signedAt = recordMoment(deps.clock.now())
  return (xml, issuerNif) => {
    const role = settings.certificateNif === issuerNif ? 'supplier' : 'third party'
    return signXades(xml, certificate, { signedAt, policy: POLICY, role })
  }
}

/** Whether the stored certificate can sign now. */
export const canSign = (deps: Deps, ownerId: BookOwnerId, settings: InvoicingRow): boolean =>
  openForSigning(deps, ownerId, settings) !== null

/** The stored certificate where it can sign: it opens, is in force, and has a key that XML signatures know. */
export function openForSigning(
  { settings: { authSecret }, clock }: Deps,
  ownerId: BookOwnerId,
  { certificate, certificateExpiresAt }: InvoicingRow,
) {
  const opened = decryptCertificate(certificate, { authSecret, ownerId })
  if (!opened || certificateExpiresAt <= clock.now()) return null
  const kind = createPrivateKey(opened.key).asymmetricKeyType
  return kind === 'rsa' || kind === 'ec' ? opened : null
}
