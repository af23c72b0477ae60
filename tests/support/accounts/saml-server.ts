import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { SignedXml } from 'xml-crypto'
import type { SamlProvider } from '#server/platform/saml-providers.ts'

const SHA256 = {
  signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
}
export const SHA1 = {
  signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
}

export type SamlKey = { privateKey: KeyObject; certificate: string }

/** An answer says these, over what it would say by itself. */
export type Said = Partial<{
  nameId: string
  format: string
  attributes: Record<string, string>
  issuer: string
  audience: string
  recipient: string
  destination: string
  inResponseTo: string
  /** Seconds from now. */
  notBefore: number
  notOnOrAfter: number
  issuedAt: number
  assertionId: string
}>

type Signing = {
  key?: SamlKey
  algorithms?: typeof SHA256
  signs?: 'assertion' | 'both' | 'response' | 'nothing'
}

export type SamlRequest = {
  id: string
  destination: string
  answersTo: string
  entityId: string
  state: string
}

/** The server of a company that speaks SAML 2.0, and signs with a key of its own. */
export class SamlServer {
  readonly issuer = 'https://entrada.agencia.example/saml'
  readonly key = newSamlKey()

  provider = (over: Partial<SamlProvider> = {}): SamlProvider => ({
    ...this.settings(),
    protocol: 'saml',
    ...over,
  })

  /** As `SAML_PROVIDERS` has it. */
  settings(entryPoint = 'https://entrada.agencia.example/entrar?lugar=1'): Omit<SamlProvider, 'protocol'> {
    return {
      id: 'agencia',
      name: 'Agencia',
      entryPoint,
      issuer: this.issuer,
      certificates: [this.key.certificate],
      domains: ['agencia.example'],
      proof: 'operator',
      agency: null,
    }
  }

  /** The XML of an answer to a request. */
  answer(request: SamlRequest, said: Said = {}, signing: Signing = {}): string {
    const xml = unsignedAnswer(request, { issuer: this.issuer, ...said })
    const { signs = 'assertion', key = this.key, algorithms = SHA256 } = signing
    if (signs === 'nothing') return xml
    const inner = signs === 'response' ? xml : signed(xml, 'Assertion', key, algorithms)
    return signs === 'assertion' ? inner : signed(inner, 'Response', key, algorithms)
  }
}

/** Reads the address that a browser is sent to. */
export function readRequest(url: string): SamlRequest {
  const { searchParams } = new URL(url)
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest')!, 'base64')).toString()
  const value = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(xml)![1]!
  return {
    id: value('ID'),
    destination: value('Destination'),
    answersTo: value('AssertionConsumerServiceURL'),
    entityId: /Issuer[^>]*>([^<]+)</.exec(xml)![1]!,
    state: searchParams.get('RelayState')!,
  }
}

export const encoded = (xml: string): string => Buffer.from(xml).toString('base64')

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

function unsignedAnswer(request: SamlRequest, said: Said): string {
  const {
    nameId = 'elena@agencia.example',
    format = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    attributes = { displayName: 'Elena Montes' },
    audience = request.entityId,
    recipient = request.answersTo,
    destination = request.answersTo,
    inResponseTo = request.id,
    assertionId = `_${randomUUID()}`,
  } = said
  const [from, until, issuedAt] = [said.notBefore ?? -5, said.notOnOrAfter ?? 120, said.issuedAt ?? 0].map(
    secondsFromNow,
  )
  const values = Object.entries(attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  )
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${issuedAt}" Destination="${destination}" InResponseTo="${inResponseTo}">`,
    `<saml:Issuer>${said.issuer}</saml:Issuer>`,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>',
    `<saml:Assertion ID="${assertionId}" Version="2.0" IssueInstant="${issuedAt}"><saml:Issuer>${said.issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${format}">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${recipient}" InResponseTo="${inResponseTo}"/></saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${issuedAt}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    `<saml:AttributeStatement>${values.join('')}</saml:AttributeStatement>`,
    '</saml:Assertion></samlp:Response>',
  ].join('')
}

function signed(
  xml: string,
  part: 'Assertion' | 'Response',
  key: SamlKey,
  algorithms: typeof SHA256,
): string {
  const signer = new SignedXml({
    privateKey: key.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    publicCert: key.certificate,
    getKeyInfoContent: SignedXml.getKeyInfoContent,
    signatureAlgorithm: algorithms.signature,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  })
  const place = `//*[local-name(.)='${part}']`
  signer.addReference({
    xpath: place,
    digestAlgorithm: algorithms.digest,
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
  })
  const location = { reference: `${place}/*[local-name(.)='Issuer']`, action: 'after' } as const
  signer.computeSignature(xml, { location })
  return signer.getSignedXml()
}

/** A key with a certificate of its own for it, in the least that X.509 asks for. */
export function newSamlKey(bits = 2048): SamlKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const algorithm = der(0x30, Buffer.from('06092a864886f70d01010b0500', 'hex'))
  const name = der(
    0x30,
    der(0x31, der(0x30, Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('Agencia')))),
  )
  const validity = der(0x30, der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('490101000000Z')))
  const body = der(
    0x30,
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('sha256').update(body).sign(privateKey)
  const whole = der(0x30, body, algorithm, der(0x03, Buffer.from([0]), signature))
  const lines = whole
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')
  return { privateKey, certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` }
}

/** One value of ASN.1. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
