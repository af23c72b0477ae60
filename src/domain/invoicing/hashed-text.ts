import { decimalOf, recordDay } from './record-amounts.ts'
import type { InvoiceRecord } from './records.ts'

/**
 * The text of a record whose SHA-256 in capitals is its hash: the fields that the agency names, in its order, with
 * blanks around values taken away (Especificaciones de la huella o «hash» 0.1.2).
 */
export function hashedText(record: InvoiceRecord): string {
  const { issuer, number, issuedOn, previous, madeAt } = record
  const chain = { Huella: previous?.hash ?? '', FechaHoraHusoGenRegistro: madeAt }
  if (record.kind === 'cancellation') {
    return joined({
      IDEmisorFacturaAnulada: issuer,
      NumSerieFacturaAnulada: number,
      FechaExpedicionFacturaAnulada: recordDay(issuedOn),
      ...chain,
    })
  }
  return joined({
    IDEmisorFactura: issuer,
    NumSerieFactura: number,
    FechaExpedicionFactura: recordDay(issuedOn),
    TipoFactura: record.type,
    CuotaTotal: decimalOf(record.vat),
    ImporteTotal: decimalOf(record.total),
    ...chain,
  })
}

const joined = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value.trim()}`)
    .join('&')
