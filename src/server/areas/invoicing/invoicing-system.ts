import { readNif } from '#domain/books/nif.ts'
import type { InvoicingSystem } from '#domain/invoicing/records.ts'
import type { Configured } from '#server/core/context.ts'

/** The program as each record names it. */
const NAME = 'Azahar'
const ID = 'AZ'

/**
 * The program and its maker: who runs the installation, who has signed its declaration. Where no operator with a NIF is
 * named, which the agency's real service is never used with, the issuer stands for them.
 */
export function invoicingSystem(
  { settings: { operator, taxAgency, publicUrl } }: Configured<'operator' | 'taxAgency' | 'publicUrl'>,
  issuer: { name: string; nif: string },
  hasManyIssuers: boolean,
): InvoicingSystem {
  const nif = operator.taxId && readNif(operator.taxId)
  const maker = operator.name && nif ? { name: operator.name, nif } : issuer
  return {
    ...{ maker: maker.name, makerNif: maker.nif, name: NAME, id: ID, version: taxAgency.version },
    ...{ installation: new URL(publicUrl).host, hasManyIssuers, canKeep: true },
  }
}
