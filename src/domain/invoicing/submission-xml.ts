import { PARTY_NAME_MAX } from './invoices.ts'
import { recordXml } from './record-xml.ts'
import type { StoredRecord } from './records.ts'
import { cut, writeXml, type Xml, type XmlChild } from './xml.ts'

const SCHEMAS =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/'

/**
 * At most 1,000 records (SuministroLR.xsd). With `isLate` they were made while they could not be sent (RD 1007/2023 art.
 * 16.3).
 */
type Submission = {
  issuer: { nif: string; name: string }
  isLate: boolean
  records: readonly StoredRecord[]
}

/** The SOAP message that sends records to the agency, in the order of their chain. */
export const submissionXml = ({ issuer, isLate, records }: Submission): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${writeXml([
    `soapenv:Envelope xmlns:soapenv="${SOAP}" xmlns:sfLR="${SCHEMAS}/SuministroLR.xsd" xmlns:sf="${SCHEMAS}/SuministroInformacion.xsd"`,
    [['soapenv:Body', [['sfLR:RegFactuSistemaFacturacion', submitted({ issuer, isLate, records })]]]],
  ])}`

const submitted = ({ issuer, isLate, records }: Submission): XmlChild[] => [
  [
    'sfLR:Cabecera',
    [
      [
        'sf:ObligadoEmision',
        [
          ['sf:NombreRazon', cut(issuer.name, PARTY_NAME_MAX)],
          ['sf:NIF', issuer.nif],
        ],
      ],
      isLate && ['sf:RemisionVoluntaria', [['sf:Incidencia', 'S']]],
    ],
  ],
  ...records.map((record): Xml => ['sfLR:RegistroFactura', [recordXml(record)]]),
]
