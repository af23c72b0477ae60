import { randomBytes } from 'node:crypto'
import forge from 'node-forge'

const { asn1 } = forge
const { Class, Type } = asn1

export const SHA_256 = '2.16.840.1.101.3.4.2.1'
const VERSION = '\x01'

/** A number that a token repeats: an old one does not answer a new request. Its first byte keeps it positive in DER. */
export const newNonce = (): Buffer => {
  const nonce = randomBytes(8)
  nonce[0] = (nonce[0]! & 0x3f) | 0x40
  return nonce
}

const node = (type: number, isConstructed: boolean, value: string | forge.asn1.Asn1[]) =>
  asn1.create(Class.UNIVERSAL, type, isConstructed, value)

const sequence = (...parts: forge.asn1.Asn1[]) => node(Type.SEQUENCE, true, parts)
const bytesIn = (bytes: Buffer) => bytes.toString('binary')

/** The TimeStampReq of RFC 3161 for a SHA-256 in hexadecimal, which asks for the certificate in the token. */
export function timeStampRequest(hash: string, nonce: Buffer): Buffer {
  const algorithm = sequence(
    node(Type.OID, false, asn1.oidToDer(SHA_256).getBytes()),
    node(Type.NULL, false, ''),
  )
  const request = sequence(
    node(Type.INTEGER, false, VERSION),
    sequence(algorithm, node(Type.OCTETSTRING, false, bytesIn(Buffer.from(hash, 'hex')))),
    node(Type.INTEGER, false, bytesIn(nonce)),
    node(Type.BOOLEAN, false, '\xff'),
  )
  return Buffer.from(asn1.toDer(request).getBytes(), 'binary')
}
