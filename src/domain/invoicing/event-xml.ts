import {
  ANOMALIES,
  type EventFacts,
  type EventRef,
  type RecordRef,
  type RecordSums,
  type StoredEvent,
} from './event-records.ts'
import { type InvoiceId, PARTY_NAME_MAX } from './invoices.ts'
import { decimalOf, recordDay } from './record-amounts.ts'
import { systemFields } from './record-xml.ts'
import { cut, writeXml, type Xml, type XmlChild } from './xml.ts'

const NAMES =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/EventosSIF.xsd'

/** An event as EventosSIF.xsd wants it, but for the signature, which is the last child of `Evento`. */
export function eventFile({ record, hash }: StoredEvent): string {
  const { system, issuer, issuerName, madeAt, type, facts, previous } = record
  const event: Xml = [
    'sf:Evento',
    [
      ['sf:SistemaInformatico', systemFields(system)],
      [
        'sf:ObligadoEmision',
        [
          ['sf:NombreRazon', cut(issuerName, PARTY_NAME_MAX)],
          ['sf:NIF', issuer],
        ],
      ],
      ['sf:FechaHoraHusoGenEvento', madeAt],
      ['sf:TipoEvento', type],
      facts && ['sf:DatosPropiosEvento', [factsXml(facts)]],
      ['sf:Encadenamiento', [previous ? ['sf:EventoAnterior', previousXml(previous)] : FIRST]],
      ['sf:TipoHuella', '01'],
      ['sf:HuellaEvento', hash],
    ],
  ]
  const root: Xml = [`sf:RegistroEvento xmlns:sf="${NAMES}"`, [['sf:IDVersion', '1.0'], event]]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}\n`
}

const FIRST: Xml = ['sf:PrimerEvento', 'S']

const previousXml = ({ type, madeAt, hash }: EventRef): XmlChild[] => [
  ['sf:TipoEvento', type],
  ['sf:FechaHoraHusoGenEvento', madeAt],
  ['sf:HuellaEvento', hash],
]

function factsXml(facts: EventFacts): Xml {
  switch (facts.kind) {
    case 'recordsChecked':
      return [
        'sf:LanzamientoProcesoDeteccionAnomaliasRegFacturacion',
        checked('RegFacturacion', facts.records),
      ]
    case 'recordFound':
      return [
        'sf:DeteccionAnomaliasRegFacturacion',
        [
          ['sf:TipoAnomalia', ANOMALIES[facts.anomaly]],
          facts.invoice && ['sf:RegistroFacturacionAnomalo', invoiceXml(facts.invoice)],
        ],
      ]
    case 'eventsChecked':
      return ['sf:LanzamientoProcesoDeteccionAnomaliasRegEvento', checked('RegEvento', facts.events)]
    case 'eventFound':
      return [
        'sf:DeteccionAnomaliasRegEvento',
        [
          ['sf:TipoAnomalia', ANOMALIES[facts.anomaly]],
          facts.event && ['sf:RegEventoAnomalo', eventRefXml(facts.event)],
        ],
      ]
    case 'recordsExported':
      return ['sf:ExportacionRegFacturacionPeriodo', exportedRecords(facts)]
    case 'eventsExported':
      return ['sf:ExportacionRegEventoPeriodo', exportedEvents(facts)]
    case 'summary':
      return ['sf:ResumenEventos', summaryXml(facts)]
  }
}

/** Hashes, signatures, chain and moments of all rows are looked at; the counts are of seven digits or five at most. */
function checked(what: 'RegFacturacion' | 'RegEvento', count: number): XmlChild[] {
  const counted = what === 'RegFacturacion' ? 'RegistrosFacturacion' : 'RegistrosEvento'
  const looked = String(Math.min(count, what === 'RegFacturacion' ? 9_999_999 : 99_999))
  const rows = ['IntegridadHuellas', 'IntegridadFirmas', 'TrazabilidadCadena', 'TrazabilidadFechas'] as const
  return rows.flatMap((part): XmlChild[] => [
    [`sf:RealizadoProcesoSobre${part}${what}`, 'S'],
    [`sf:NumeroDe${counted}ProcesadosSobre${part}`, looked],
  ])
}

const invoiceXml = ({ issuer, number, issuedOn }: InvoiceId): XmlChild[] => [
  ['sf:IDEmisorFactura', issuer],
  ['sf:NumSerieFactura', number],
  ['sf:FechaExpedicionFactura', recordDay(issuedOn)],
]

const recordRefXml = (record: RecordRef): XmlChild[] => [...invoiceXml(record), ['sf:Huella', record.hash]]

const eventRefXml = ({ type, madeAt, hash }: EventRef): XmlChild[] => [
  ['sf:TipoEvento', type],
  ['sf:FechaHoraHusoEvento', madeAt],
  ['sf:HuellaEvento', hash],
]

const sumsXml = (sums: RecordSums, what: 'Exportados' | 'Generados'): XmlChild[] => [
  [`sf:NumeroDeRegistrosFacturacionAlta${what}`, String(sums.issued)],
  ['sf:SumaCuotaTotalAlta', decimalOf(sums.vat)],
  ['sf:SumaImporteTotalAlta', decimalOf(sums.total)],
  [`sf:NumeroDeRegistrosFacturacionAnulacion${what}`, String(sums.cancelled)],
]

const periodXml = ({ from, to }: { from: string; to: string }): XmlChild[] => [
  ['sf:FechaHoraHusoInicioPeriodoExport', from],
  ['sf:FechaHoraHusoFinPeriodoExport', to],
]

const exportedRecords = (facts: Extract<EventFacts, { kind: 'recordsExported' }>): XmlChild[] => [
  ...periodXml(facts),
  ['sf:RegistroFacturacionInicialPeriodo', recordRefXml(facts.first)],
  ['sf:RegistroFacturacionFinalPeriodo', recordRefXml(facts.last)],
  ...sumsXml(facts, 'Exportados'),
  ['sf:RegistrosFacturacionExportadosDejanDeConservarse', 'N'],
]

const exportedEvents = (facts: Extract<EventFacts, { kind: 'eventsExported' }>): XmlChild[] => [
  ...periodXml(facts),
  ['sf:RegistroEventoInicialPeriodo', eventRefXml(facts.first)],
  ['sf:RegistroEventoFinalPeriodo', eventRefXml(facts.last)],
  ['sf:NumeroDeRegEventoExportados', String(facts.events)],
  ['sf:RegEventoExportadosDejanDeConservarse', 'N'],
]

const summaryXml = (facts: Extract<EventFacts, { kind: 'summary' }>): XmlChild[] => [
  ...facts.counts.map(
    ({ type, count }): Xml => [
      'sf:TipoEvento',
      [
        ['sf:TipoEvento', type],
        ['sf:NumeroDeEventos', String(Math.min(count, 9_999))],
      ],
    ],
  ),
  facts.first && ['sf:RegistroFacturacionInicialPeriodo', recordRefXml(facts.first)],
  facts.last && ['sf:RegistroFacturacionFinalPeriodo', recordRefXml(facts.last)],
  ...sumsXml(facts, 'Generados'),
]
