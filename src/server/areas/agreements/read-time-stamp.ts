import forge from 'node-forge'
import { SHA_256 } from './time-stamp-request.ts'

const { asn1 } = forge
const { Class, Type } = asn1
type Node = forge.asn1.Asn1

const SIGNED_DATA = '1.2.840.113549.1.7.2'
const TIME_STAMP = '1.2.840.113549.1.9.16.1.4'
/** `granted` and `grantedWithMods`. */
const GRANTED = ['\x00', '\x01']

type Asked = { hash: string; nonce: Buffer }

/**
 * Reads the TimeStampResp of RFC 3161: the time of a token whose imprint and nonce are those that were asked for, or why it
 * is none. The signature of the authority is not checked here: `openssl ts -verify` does that with its certificates.
 */
export function readTimeStamp(reply: Buffer, { hash, nonce }: Asked): { at: Date } | { refused: string } {
  try {
    const [status, token] = childrenOf(parse(reply.toString('binary')), Type.SEQUENCE)
    if (!GRANTED.includes(bytesOf(childrenOf(status, Type.SEQUENCE)[0], Type.INTEGER)))
      return { refused: 'the authority has not granted it' }
    const fields = childrenOf(parse(contentOf(token)), Type.SEQUENCE)
    const [algorithm, imprint] = childrenOf(fields[2], Type.SEQUENCE)
    const isOurs =
      oidOf(childrenOf(algorithm, Type.SEQUENCE)[0]) === SHA_256 &&
      Buffer.from(bytesOf(imprint, Type.OCTETSTRING), 'binary').toString('hex') === hash
    if (!isOurs) return { refused: 'the token is over another document' }
    // Accuracy and order may stand before it.
    const repeated = fields.slice(5).find(({ tagClass, type }) => isUniversal(tagClass, type, Type.INTEGER))
    if (bytesOf(repeated, Type.INTEGER) !== nonce.toString('binary'))
      return { refused: 'the token answers another request' }
    return { at: timeOf(bytesOf(fields[4], Type.GENERALIZEDTIME)) }
  } catch (error) {
    return { refused: `the answer is no time stamp (${(error as Error).message})` }
  }
}

const parse = (bytes: string): Node => asn1.fromDer(bytes, true)

/** The TSTInfo in the SignedData of a token. */
function contentOf(token: Node | undefined): string {
  const [type, wrapped] = childrenOf(token, Type.SEQUENCE)
  if (oidOf(type) !== SIGNED_DATA) throw new Error('it is not signed')
  const [signed] = childrenOf(wrapped, 0, Class.CONTEXT_SPECIFIC)
  const [contentType, content] = childrenOf(childrenOf(signed, Type.SEQUENCE)[2], Type.SEQUENCE)
  if (oidOf(contentType) !== TIME_STAMP) throw new Error('it holds something else')
  return bytesOf(childrenOf(content, 0, Class.CONTEXT_SPECIFIC)[0], Type.OCTETSTRING)
}

const isUniversal = (tagClass: number, type: number, wanted: number) =>
  tagClass === Class.UNIVERSAL && type === wanted

function childrenOf(node: Node | undefined, type: number, tagClass: number = Class.UNIVERSAL): Node[] {
  if (node?.type !== type || node.tagClass !== tagClass || !Array.isArray(node.value))
    throw new Error('a part is missing')
  return node.value
}

function bytesOf(node: Node | undefined, type: number): string {
  if (!node || !isUniversal(node.tagClass, node.type, type) || typeof node.value !== 'string')
    throw new Error('a value is missing')
  return node.value
}

const oidOf = (node: Node | undefined) => asn1.derToOid(forge.util.createBuffer(bytesOf(node, Type.OID)))

/** A GeneralizedTime, such as '20261129064000.5Z'. */
function timeOf(text: string): Date {
  const found = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(text)
  if (!found) throw new Error('its time is not readable')
  const [, year, month, day, hour, minute, second, fraction = ''] = found
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`)
  if (Number.isNaN(at.getTime())) throw new Error('its time is not readable')
  return at
}
