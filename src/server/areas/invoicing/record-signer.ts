import { recordMoment } from '#domain/invoicing/record-moment.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { InvoicingRow } from './chain.queries.ts'
import { openForSigning } from './sign-facturae.ts'

/**
 * The signature policy of the Administración General del Estado, version 1.9, by which the agency wants records and
 * events signed, with the hash of its document.
 */
const POLICY = {
  address: 'urn:oid:2.16.724.1.3.1.1.2.1.9',
  name: 'Política de Firma Electrónica y de Certificados de la Administración General del Estado',
  sha1: 'G7roucf600+f03r/o0bAOQ6WAs0=',
  document: 'https://sede.administracion.gob.es/politica_de_firma_anexo_1.pdf',
}

/** Gives the text of a record or an event with its signature. */
export type RecordSigner = { record: (xml: string) => string; event: (xml: string) => string }

export type SigningDeps = Configured<'authSecret'> & Pick<Platform, 'clock'>

/** The signatures of a planner by the stored certificate; `null` where it cannot sign now. */
export async function recordSigner(
  deps: SigningDeps,
  ownerId: BookOwnerId,
  settings: InvoicingRow,
): Promise<RecordSigner | null> {
  const certificate = openForSigning(deps, ownerId, settings)
  if (!certificate) return null
  const { signXades } = await import('./xades-signature.ts')
  const facts = { signedAt: recordMoment(deps.clock.now()), policy: POLICY }
  return {
    record: (xml) => signXades(xml, certificate, facts),
    event: (xml) => signXades(xml, certificate, { ...facts, within: 'Evento' }),
  }
}
