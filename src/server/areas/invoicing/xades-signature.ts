import { createHash, createPrivateKey, sign, verify, X509Certificate } from 'node:crypto'
import { type SignatureAlgorithm, SignedXml } from 'xml-crypto'
import { writeXml, type Xml } from '#domain/invoicing/xml.ts'
import { newId } from '#server/platform/ids.ts'

/** The key with its certificates as PEM, that of the signer first. */
type SigningKey = { key: string; chain: string }

/** The statements of a signature about itself, beside its certificate. */
export type SignatureFacts = {
  /** ISO 8601. */
  signedAt: string
  policy: { address: string; name: string; sha1: string; document?: string }
  /** The part that the signer takes, where the policy asks for one. */
  role?: string
}

/** The element whose last child the signature is; the root where it is left out. */
type Place = { within?: string }

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
const SHA_256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const SHA_1 = 'http://www.w3.org/2000/09/xmldsig#sha1'
const RSA_SHA_256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const ECDSA_SHA_256 = 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256'
const XADES = 'http://uri.etsi.org/01903/v1.3.2#'

/**
 * Signs an XML document with XAdES-EPES, the signature within it (ETSI TS 101 903 v1.3.2). It covers the whole document, its own properties and the certificates. The key is RSA or of an elliptic curve.
 */
export function signXades(
  xml: string,
  { key, chain }: SigningKey,
  { within, ...facts }: SignatureFacts & Place,
): string {
  const isEc = createPrivateKey(key).asymmetricKeyType === 'ec'
  const signatureAlgorithm = isEc ? ECDSA_SHA_256 : RSA_SHA_256
  const id = newId()
  const ids = { signature: `Signature-${id}`, keyInfo: `KeyInfo-${id}`, document: `Reference-${id}` }
  const properties = `SignedProperties-${id}`
  const signature = new SignedXml({
    ...{ privateKey: key, publicCert: chain, signatureAlgorithm, canonicalizationAlgorithm: C14N },
    keyInfoAttributes: { Id: ids.keyInfo },
    objects: [{ content: writeXml(qualifyingXml(facts, { ...ids, properties, chain })) }],
  })
  signature.SignatureAlgorithms[ECDSA_SHA_256] = EcdsaSha256
  const cover = { digestAlgorithm: SHA_256, transforms: [C14N] }
  const whole = { transforms: [ENVELOPED, C14N], isEmptyUri: true, id: ids.document }
  signature.addReference({
    ...cover,
    ...whole,
    xpath: '/*',
    type: 'http://www.w3.org/2000/09/xmldsig#Object',
  })
  const own = "//*[local-name()='SignedProperties']"
  signature.addReference({ ...cover, xpath: own, type: 'http://uri.etsi.org/01903#SignedProperties' })
  signature.addReference({ ...cover, xpath: "//*[local-name()='KeyInfo']" })
  signature.computeSignature(xml, {
    ...{ prefix: 'ds', attrs: { Id: ids.signature } },
    ...(within && { location: { reference: `//*[local-name()='${within}']`, action: 'append' as const } }),
  })
  return signature.getSignedXml()
}

const OPENING = '<ds:Signature '
const CLOSING = '</ds:Signature>'

/** Whether a document holds as it was signed by the certificate that it carries. */
export function verifiesXades(xml: string): boolean {
  const [from, to] = [xml.indexOf(OPENING), xml.lastIndexOf(CLOSING)]
  if (from < 0 || to < from) return false
  const signature = new SignedXml({ getCertFromKeyInfo: SignedXml.getCertFromKeyInfo })
  signature.SignatureAlgorithms[ECDSA_SHA_256] = EcdsaSha256
  try {
    signature.loadSignature(xml.slice(from, to + CLOSING.length))
    return signature.checkSignature(xml)
  } catch {
    return false
  }
}

type Ids = { signature: string; document: string; properties: string; chain: string }

const qualifyingXml = (facts: SignatureFacts, ids: Ids): Xml => [
  `xades:QualifyingProperties xmlns:xades="${XADES}" Target="#${ids.signature}"`,
  [
    [
      `xades:SignedProperties Id="${ids.properties}"`,
      [
        [
          'xades:SignedSignatureProperties',
          [
            ['xades:SigningTime', facts.signedAt],
            certificateXml(new X509Certificate(ids.chain)),
            policyXml(facts.policy),
            ['xades:SignerRole', [['xades:ClaimedRoles', [['xades:ClaimedRole', facts.role ?? null]]]]],
          ],
        ],
        [
          'xades:SignedDataObjectProperties',
          [[`xades:DataObjectFormat ObjectReference="#${ids.document}"`, [['xades:MimeType', 'text/xml']]]],
        ],
      ],
    ],
  ],
]

const certificateXml = ({ raw, issuer, serialNumber }: X509Certificate): Xml => [
  'xades:SigningCertificate',
  [
    [
      'xades:Cert',
      [
        [
          'xades:CertDigest',
          [digestMethod(SHA_256), ['ds:DigestValue', createHash('sha256').update(raw).digest('base64')]],
        ],
        [
          'xades:IssuerSerial',
          [
            // RFC 2253 has the last part of a name first.
            ['ds:X509IssuerName', issuer.split('\n').toReversed().join(',')],
            ['ds:X509SerialNumber', BigInt(`0x${serialNumber}`).toString()],
          ],
        ],
      ],
    ],
  ],
]

const policyXml = ({ address, name, sha1, document }: SignatureFacts['policy']): Xml => [
  'xades:SignaturePolicyIdentifier',
  [
    [
      'xades:SignaturePolicyId',
      [
        [
          'xades:SigPolicyId',
          [
            ['xades:Identifier', address],
            ['xades:Description', name],
          ],
        ],
        ['xades:SigPolicyHash', [digestMethod(SHA_1), ['ds:DigestValue', sha1]]],
        ['xades:SigPolicyQualifiers', [['xades:SigPolicyQualifier', [['xades:SPURI', document ?? null]]]]],
      ],
    ],
  ],
]

const digestMethod = (algorithm: string): Xml => [`ds:DigestMethod Algorithm="${algorithm}"`, '']

/** ECDSA as XML signatures write it: both numbers side by side (RFC 4051, 2.3.6). The library knows RSA alone. */
class EcdsaSha256 implements SignatureAlgorithm {
  getAlgorithmName = () => ECDSA_SHA_256

  getSignature = (text: Parameters<SignatureAlgorithm['getSignature']>[0], key: SignatureKey) =>
    sign('sha256', Buffer.from(text as string), { key: key as string, dsaEncoding: ENCODING }).toString(
      'base64',
    )

  verifySignature = (text: string, key: SignatureKey, signature: string) =>
    verify(
      'sha256',
      Buffer.from(text),
      { key: key as string, dsaEncoding: ENCODING },
      Buffer.from(signature, 'base64'),
    )
}

type SignatureKey = Parameters<SignatureAlgorithm['getSignature']>[1]
const ENCODING = 'ieee-p1363'
