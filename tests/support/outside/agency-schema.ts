import { readFileSync } from 'node:fs'
import { validateXML, type XMLFileInfo } from 'xmllint-wasm'

const folder = new URL('../../fixtures/verifactu/', import.meta.url)
const SIGNATURES = 'xmldsig-core-schema.xsd'
/** The agency's files name that of the W3C by its address, and nothing is loaded from outside. */
const file = (fileName: string): XMLFileInfo => ({
  fileName,
  contents: readFileSync(new URL(fileName, folder), 'utf8').replace(
    /schemaLocation="http[^"]*xmldsig[^"]*"/,
    `schemaLocation="${SIGNATURES}"`,
  ),
})
const IMPORTED = ['SuministroInformacion.xsd', SIGNATURES]

/** Complaints of the agency's own schema about submissions of records; none when they are valid. */
export async function schemaFaults(bodies: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: bodies.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: [file('SuministroLR.xsd')],
    preload: IMPORTED.map(file),
    initialMemoryPages: 512,
    maxMemoryPages: 4096,
  })
  return errors.map(({ message }) => message)
}

/** Complaints of the agency's schemas about records and events that are kept, each a document of its own. */
export async function keptFaults(
  documents: readonly string[],
  schema: 'SuministroInformacion.xsd' | 'EventosSIF.xsd',
): Promise<string[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: [file(schema)],
    preload: [file(SIGNATURES)],
    initialMemoryPages: 512,
    maxMemoryPages: 4096,
  })
  return errors.map(({ message }) => message)
}

/** The submission inside its SOAP envelope, as the schema knows it. */
export function bodyOf(message: string): string {
  const [, names, body] = /<soapenv:Envelope([^>]*)>.*?<soapenv:Body>(.*)<\/soapenv:Body>/s.exec(message)!
  return body!.replace('<sfLR:RegFactuSistemaFacturacion', `<sfLR:RegFactuSistemaFacturacion${names}`)
}
