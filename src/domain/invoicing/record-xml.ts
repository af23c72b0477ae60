import { type Breakdown, DESCRIPTION_MAX, type InvoiceId, PARTY_NAME_MAX, type Party } from './invoices.ts'
import { decimalOf, recordDay } from './record-amounts.ts'
import type {
  CancellationRecord,
  InvoiceRecord,
  InvoicingSystem,
  IssueRecord,
  PreviousRecord,
  Rectification,
  StoredRecord,
} from './records.ts'
import { cut, type Xml, type XmlChild } from './xml.ts'

/** Records have this form of the agency's (list L15), and this kind of hash (L12). */
const RECORD_VERSION = '1.0'
const SHA_256 = '01'

/** IVA in the general regime, subject and not exempt (lists L1, L8A and L9). */
const IVA = '01'
const GENERAL_REGIME = '01'
const SUBJECT = 'S1'

/** A record as SuministroInformacion.xsd wants it; elements have its namespace under the prefix `sf`. */
export const recordXml = ({ record, hash }: StoredRecord): Xml =>
  record.kind === 'issue'
    ? ['sf:RegistroAlta', [...issueFields(record), ...chainFields(record, hash)]]
    : ['sf:RegistroAnulacion', [...cancellationFields(record), ...chainFields(record, hash)]]

function issueFields(record: IssueRecord): XmlChild[] {
  const { issuerName, type, rectification, description, resubmission, recipients, breakdown } = record
  return [
    ['sf:IDVersion', RECORD_VERSION],
    ['sf:IDFactura', invoiceId(record)],
    ['sf:NombreRazonEmisor', cut(issuerName, PARTY_NAME_MAX)],
    resubmission && ['sf:Subsanacion', 'S'],
    resubmission === 'rejected' && ['sf:RechazoPrevio', 'S'],
    resubmission === 'unknown' && ['sf:RechazoPrevio', 'X'],
    ['sf:TipoFactura', type],
    ...(rectification ? rectificationFields(rectification) : []),
    ['sf:DescripcionOperacion', cut(description, DESCRIPTION_MAX)],
    ['sf:Destinatarios', recipients.map((party) => ['sf:IDDestinatario', partyFields(party)])],
    ['sf:Desglose', breakdown.map(breakdownXml)],
    ['sf:CuotaTotal', decimalOf(record.vat)],
    ['sf:ImporteTotal', decimalOf(record.total)],
  ]
}

function rectificationFields({ method, invoices, replaced }: Rectification): XmlChild[] {
  return [
    ['sf:TipoRectificativa', method === 'substitution' ? 'S' : 'I'],
    ['sf:FacturasRectificadas', invoices.map((invoice) => ['sf:IDFacturaRectificada', invoiceId(invoice)])],
    replaced && [
      'sf:ImporteRectificacion',
      [
        ['sf:BaseRectificada', decimalOf(replaced.base)],
        ['sf:CuotaRectificada', decimalOf(replaced.vat)],
      ],
    ],
  ]
}

function cancellationFields(record: CancellationRecord): XmlChild[] {
  return [
    ['sf:IDVersion', RECORD_VERSION],
    [
      'sf:IDFactura',
      [
        ['sf:IDEmisorFacturaAnulada', record.issuer],
        ['sf:NumSerieFacturaAnulada', record.number],
        ['sf:FechaExpedicionFacturaAnulada', recordDay(record.issuedOn)],
      ],
    ],
    record.isUnknown && ['sf:SinRegistroPrevio', 'S'],
    record.wasRejected && ['sf:RechazoPrevio', 'S'],
  ]
}

const chainFields = (record: InvoiceRecord, hash: string): XmlChild[] => [
  ['sf:Encadenamiento', [previousXml(record.previous)]],
  ['sf:SistemaInformatico', systemFields(record.system)],
  ['sf:FechaHoraHusoGenRegistro', record.madeAt],
  ['sf:TipoHuella', SHA_256],
  ['sf:Huella', hash],
]

const previousXml = (previous: PreviousRecord): Xml =>
  previous
    ? ['sf:RegistroAnterior', [...invoiceId(previous), ['sf:Huella', previous.hash]]]
    : ['sf:PrimerRegistro', 'S']

/** The program, in the elements that records and events share. */
export const systemFields = (system: InvoicingSystem): XmlChild[] => [
  ['sf:NombreRazon', cut(system.maker, PARTY_NAME_MAX)],
  ['sf:NIF', system.makerNif],
  ['sf:NombreSistemaInformatico', cut(system.name, 30)],
  ['sf:IdSistemaInformatico', cut(system.id, 2)],
  ['sf:Version', cut(system.version, 50)],
  ['sf:NumeroInstalacion', cut(system.installation, 100)],
  ['sf:TipoUsoPosibleSoloVerifactu', system.canKeep ? 'N' : 'S'],
  ['sf:TipoUsoPosibleMultiOT', 'S'],
  ['sf:IndicadorMultiplesOT', system.hasManyIssuers ? 'S' : 'N'],
]

const invoiceId = ({ issuer, number, issuedOn }: InvoiceId): Xml[] => [
  ['sf:IDEmisorFactura', issuer],
  ['sf:NumSerieFactura', number],
  ['sf:FechaExpedicionFactura', recordDay(issuedOn)],
]

const partyFields = (party: Party): XmlChild[] => [
  ['sf:NombreRazon', cut(party.name, PARTY_NAME_MAX)],
  'nif' in party
    ? ['sf:NIF', party.nif]
    : [
        'sf:IDOtro',
        [
          // A number of the EU for IVA begins with its country.
          party.foreign.kind !== '02' && ['sf:CodigoPais', party.foreign.country],
          ['sf:IDType', party.foreign.kind],
          ['sf:ID', party.foreign.id],
        ],
      ],
]

const breakdownXml = ({ vatRate, base, vat, exemption }: Breakdown): Xml => [
  'sf:DetalleDesglose',
  [
    ['sf:Impuesto', IVA],
    ['sf:ClaveRegimen', GENERAL_REGIME],
    exemption ? ['sf:OperacionExenta', exemption] : ['sf:CalificacionOperacion', SUBJECT],
    !exemption && ['sf:TipoImpositivo', decimalOf(vatRate * 100)],
    ['sf:BaseImponibleOimporteNoSujeto', decimalOf(base)],
    !exemption && ['sf:CuotaRepercutida', decimalOf(vat)],
  ],
]
