import { createHash, verify, X509Certificate } from 'node:crypto'
import { validateXML } from 'xmllint-wasm'

/** The canonical form of a document by libxml2 (C14N 1.0), which the product does not sign with. */
async function canonical(xml: string): Promise<string> {
  const { normalized } = await validateXML({ xml, normalization: 'c14n', initialMemoryPages: 512 })
  // The program behind it ends what it prints with a line feed.
  return normalized.replace(/\n$/, '')
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64')
const named = (xml: string, name: string) => new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(xml)![0]
const textOf = (xml: string, name: string) => new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(xml)![1]!

/** An element of the signature with the names that are in scope there, as it is canonical by itself. */
async function canonicalPart(xml: string, name: string): Promise<string> {
  const root = /<(?!\?)[^>]*>/.exec(xml)![0]
  const scopes = [root, ...(name.startsWith('xades:') ? [named(xml, 'xades:QualifyingProperties')] : [])]
  const names = [...scopes.join(' ').matchAll(/xmlns:?\w*="[^"]*"/g)].map(([found]) => found)
  const all = new Set([...names, 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'])
  const part = named(xml, name)
  return canonical(
    part.replace(
      `<${name}`,
      `<${name} ${[...all].filter((each) => !/^<[^>]*>/.exec(part)![0].includes(each)).join(' ')}`,
    ),
  )
}

/**
 * The faults of a signature within a document: of each digest, of the signature over them, and of the certificate that
 * it names. None when it is whole.
 */
export async function signatureFaults(xml: string): Promise<string[]> {
  const signature = named(xml, 'ds:Signature')
  const digests = new Map(
    [...signature.matchAll(/<ds:Reference .*?<\/ds:Reference>/gs)].map(([reference]) => [
      /URI="([^"]*)"/.exec(reference)![1]!.replace(/-.*/, ''),
      textOf(reference, 'ds:DigestValue'),
    ]),
  )
  const certificate = new X509Certificate(Buffer.from(textOf(signature, 'ds:X509Certificate'), 'base64'))
  const isEc = signature.includes('#ecdsa-sha256')
  const isSigned = verify(
    'sha256',
    Buffer.from(await canonicalPart(xml, 'ds:SignedInfo')),
    { key: certificate.publicKey, ...(isEc && { dsaEncoding: 'ieee-p1363' as const }) },
    Buffer.from(textOf(signature, 'ds:SignatureValue'), 'base64'),
  )
  const checks: [fault: string, isWhole: boolean][] = [
    ['document', digests.get('') === digest(await canonical(xml.replace(signature, '')))],
    [
      'properties',
      digests.get('#SignedProperties') === digest(await canonicalPart(xml, 'xades:SignedProperties')),
    ],
    ['certificates', digests.get('#KeyInfo') === digest(await canonicalPart(xml, 'ds:KeyInfo'))],
    ['signature', isSigned],
    [
      'signer',
      textOf(named(signature, 'xades:CertDigest'), 'ds:DigestValue') ===
        createHash('sha256').update(certificate.raw).digest('base64'),
    ],
  ]
  return checks.flatMap(([fault, isWhole]) => (isWhole ? [] : [fault]))
}
