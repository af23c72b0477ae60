import type { InvoiceId } from './invoices.ts'
import { decimalOf, recordDay } from './record-amounts.ts'

/** The agency's two installations. */
export type AgencyEnvironment = 'production' | 'test'

const HOSTS: Readonly<Record<AgencyEnvironment, string>> = {
  production: 'https://www2.agenciatributaria.gob.es',
  test: 'https://prewww2.aeat.es',
}

type Checked = InvoiceId & { total: number }

/**
 * The address behind the code of an invoice, with which its reader asks the agency for it, or tells the agency of it
 * when records are not sent. `total` is in cents (Especificaciones del código «QR» 0.4.7, 5 and 6).
 */
export function taxQrUrl(
  { issuer, number, issuedOn, total }: Checked,
  { environment, isSent }: { environment: AgencyEnvironment; isSent: boolean },
): string {
  const service = isSent ? 'ValidarQR' : 'ValidarQRNoVerifactu'
  const asked = { nif: issuer, numserie: number, fecha: recordDay(issuedOn), importe: decimalOf(total) }
  const query = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${HOSTS[environment]}/wlpl/TIKE-CONT/${service}?${query.join('&')}`
}
