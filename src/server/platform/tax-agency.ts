import { readFileSync } from 'node:fs'
import { readNif } from '#domain/books/nif.ts'
import type { AgencyEnvironment } from '#domain/invoicing/tax-qr.ts'

/** The service of the tax agency that takes the records of invoices, and who makes them. */
export type TaxAgency = {
  environment: AgencyEnvironment
  service: URL
  /** The service that a planner tries a certificate with, where nothing counts. */
  testService: URL
  /** The authority of a service that is not the agency's own, as PEM. */
  ca: string | null
  /** The version of this program. */
  version: string
}

/** The agency's addresses for certificates of persons and of representatives (SistemaFacturacion.wsdl). */
export const AGENCY_SERVICES: Readonly<Record<AgencyEnvironment, string>> = {
  production: 'https://www1.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
  test: 'https://prewww1.aeat.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
}

type Given = {
  VERIFACTU_ENVIRONMENT: AgencyEnvironment
  VERIFACTU_URL?: string | undefined
  VERIFACTU_TEST_URL?: string | undefined
  VERIFACTU_CA?: string | undefined
  OPERATOR_NAME?: string | undefined
  OPERATOR_TAX_ID?: string | undefined
}

/** Throws with one line where the values do not go together. */
export function readTaxAgency(given: Given): Omit<TaxAgency, 'version'> {
  const { VERIFACTU_ENVIRONMENT: environment, VERIFACTU_URL: url, VERIFACTU_CA: file } = given
  const { OPERATOR_NAME: name, OPERATOR_TAX_ID: nif } = given
  if (environment === 'production' && !(name && nif && readNif(nif))) {
    throw new Error(
      'OPERATOR_NAME and OPERATOR_TAX_ID, a Spanish NIF, are missing: with VERIFACTU_ENVIRONMENT=production the records of invoices name them.',
    )
  }
  // Tests never go to the address of records that count.
  const testUrl = environment === 'test' ? url : undefined
  return {
    environment,
    service: new URL(url ?? AGENCY_SERVICES[environment]),
    testService: new URL(given.VERIFACTU_TEST_URL ?? testUrl ?? AGENCY_SERVICES.test),
    ca: file ? readAuthority(file) : null,
  }
}

function readAuthority(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`VERIFACTU_CA must be a file of certificates that this user can read (${reason}).`)
  }
}
