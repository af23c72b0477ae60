import { readFileSync } from 'node:fs'
import { validateXML, type XMLFileInfo } from 'xmllint-wasm'

const fixtures = new URL('../../fixtures/', import.meta.url)
const SIGNATURES = 'xmldsig-core-schema.xsd'

/** The schema names that of the W3C by its address, and nothing is loaded from outside. */
const file = (folder: string, fileName: string): XMLFileInfo => ({
  fileName,
  contents: readFileSync(new URL(`${folder}/${fileName}`, fixtures), 'utf8').replace(
    /schemaLocation="http[^"]*xmldsig[^"]*"/,
    `schemaLocation="${SIGNATURES}"`,
  ),
})

/** Complaints of the schema of Facturae 3.2.2; none when the files are valid. */
export async function facturaeFaults(files: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: files.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: [file('facturae', 'Facturaev3_2_2.xsd')],
    preload: [file('verifactu', SIGNATURES)],
    initialMemoryPages: 512,
    maxMemoryPages: 4096,
  })
  return errors.map(({ message }) => message)
}
