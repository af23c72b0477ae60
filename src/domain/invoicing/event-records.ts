import type { InvoiceId } from './invoices.ts'
import type { InvoicingSystem } from './records.ts'

/**
 * The events that the register of a program must have where records are not sent, by the agency's keys: the mode begins
 * and ends, a check of records and what it found, a check of events and what it found, an export of records, one of
 * events, and the summary (Orden HAC/1177/2024 art. 9, EventosSIF.xsd). A backup that was restored is '07'.
 */
export const EVENT_TYPES = ['01', '02', '03', '04', '05', '06', '08', '09', '10'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** The event before this one in the register of its issuer. */
export type EventRef = { type: EventType; madeAt: string; hash: string }

/** A record of an invoice with its hash. */
export type RecordRef = InvoiceId & { hash: string }

/** A number of records with their sums, in cents. */
export type RecordSums = { issued: number; cancelled: number; vat: number; total: number }

/** The anomalies that a check tells apart: the hash, the signature, the place in the chain, the moment, anything else. */
export const ANOMALIES = { hash: '01', signature: '02', chain: '06', moment: '11', other: '90' } as const
export type Anomaly = keyof typeof ANOMALIES

type Period = { from: string; to: string }

/** The facts of each kind of event that has any. */
export type EventFacts =
  | { kind: 'recordsChecked'; records: number }
  | { kind: 'recordFound'; anomaly: Anomaly; invoice: InvoiceId | null }
  | { kind: 'eventsChecked'; events: number }
  | { kind: 'eventFound'; anomaly: Anomaly; event: EventRef | null }
  | ({ kind: 'recordsExported'; first: RecordRef; last: RecordRef } & Period & RecordSums)
  | ({ kind: 'eventsExported'; first: EventRef; last: EventRef; events: number } & Period)
  | ({
      kind: 'summary'
      counts: { type: EventType; count: number }[]
      first: RecordRef | null
      last: RecordRef | null
    } & RecordSums)

/** An event as it is recorded. `madeAt` is ISO 8601 with the offset of Madrid, to the second. */
export type EventRecord = {
  type: EventType
  issuer: string
  issuerName: string
  madeAt: string
  system: InvoicingSystem
  facts: EventFacts | null
  previous: EventRef | null
}

/** An event as it is stored, with the hash that it was given. */
export type StoredEvent = { record: EventRecord; hash: string }

export const TYPE_OF_FACTS: Readonly<Record<EventFacts['kind'], EventType>> = {
  recordsChecked: '03',
  recordFound: '04',
  eventsChecked: '05',
  eventFound: '06',
  recordsExported: '08',
  eventsExported: '09',
  summary: '10',
}

/**
 * The text of an event whose SHA-256 in capitals is its hash: nine fields, of which the NIF of the maker and that of the
 * issuer have the same name (Especificaciones de la huella o «hash» 0.1.2, 3.c).
 */
export function hashedEvent({ system, issuer, type, previous, madeAt }: EventRecord): string {
  const fields: [string, string][] = [
    ['NIF', system.makerNif],
    ['ID', ''],
    ['IdSistemaInformatico', system.id],
    ['Version', system.version],
    ['NumeroInstalacion', system.installation],
    ['NIF', issuer],
    ['TipoEvento', type],
    ['HuellaEvento', previous?.hash ?? ''],
    ['FechaHoraHusoGenEvento', madeAt],
  ]
  return fields.map(([name, value]) => `${name}=${value.trim()}`).join('&')
}
