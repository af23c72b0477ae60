import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import forge from 'node-forge'
import { HOUR_MS } from '#domain/time/time.ts'
import { type CertificateHolder, holderOf } from './certificate-holder.ts'

/** A certificate with its key, which speaks for a person or a company before the agency. */
export type Certificate = CertificateHolder & { key: string; chain: string; expiresAt: Date }

export type CertificateProblem = 'unreadable' | 'wrongPassword' | 'withoutKey' | 'expired' | 'notYetValid'

/** A certificate that was made a moment ago, by a clock that is ahead of ours. */
const CLOCKS_APART_MS = HOUR_MS

/**
 * Opens a `.p12` or `.pfx` with its password: also those whose ciphers OpenSSL 3 has left behind (RC2 with 40 bits and
 * Triple DES), as the agency's own guides still make them.
 */
export function openCertificate(file: Buffer, password: string, now: Date): Certificate | CertificateProblem {
  const opened = openContainer(file, password)
  if (typeof opened === 'string') return opened
  const { key, certificates } = opened
  const own = key && certificates.find((each) => each.checkPrivateKey(key))
  if (!key || !own) return 'withoutKey'
  if (new Date(own.validTo) < now) return 'expired'
  if (new Date(own.validFrom).getTime() > now.getTime() + CLOCKS_APART_MS) return 'notYetValid'
  const others = certificates.filter((each) => each !== own)
  return {
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    chain: [own, ...others].join(''),
    ...holderOf(own),
    expiresAt: new Date(own.validTo),
  }
}

type Container = { key: KeyObject | null; certificates: X509Certificate[] }

function openContainer(file: Buffer, password: string): Container | CertificateProblem {
  const asn1 = readAsn1(file.toString('latin1'))
  if (!asn1 || !isCheap(asn1)) return 'unreadable'
  try {
    return contentsOf(forge.pkcs12.pkcs12FromAsn1(asn1, false, password))
  } catch (error) {
    return openWithBytes(asn1, password) ?? (isOfPassword(error) ? 'wrongPassword' : 'unreadable')
  }
}

/**
 * PBES2 takes a password in UTF-8, and its check one in UTF-16: the container is opened without the check then. That
 * the other bytes have failed says little: one of 256 wrong keys ends in bytes that look like a padding.
 */
function openWithBytes(asn1: forge.asn1.Asn1, password: string): Container | null {
  const bytes = forge.util.encodeUtf8(password)
  if (bytes === password) return null
  try {
    const value = (asn1.value as forge.asn1.Asn1[]).slice(0, 2)
    return contentsOf(forge.pkcs12.pkcs12FromAsn1({ ...asn1, value }, false, bytes))
  } catch {
    return null
  }
}

const isOfPassword = (error: unknown) => /MAC|password|decrypt|PKCS#7/i.test(String(error))

function readAsn1(der: string): forge.asn1.Asn1 | null {
  try {
    return forge.asn1.fromDer(der)
  } catch {
    return null
  }
}

/** Rounds by which a password is made a key: more would hold the process up. */
const ROUNDS_MAX = 1_000_000
const { SEQUENCE, OCTETSTRING, INTEGER } = forge.asn1.Type

/** Whether all rounds that a container asks for are few enough; they stand behind their salts. */
function isCheap({ type, value }: forge.asn1.Asn1): boolean {
  if (!Array.isArray(value)) {
    const inner = type === OCTETSTRING ? readAsn1(value) : null
    return !inner || isCheap(inner)
  }
  const asks = value.some(
    (each, index) =>
      type === SEQUENCE &&
      each.type === INTEGER &&
      value[index - 1]?.type === OCTETSTRING &&
      Number.parseInt(forge.util.bytesToHex(each.value as string), 16) > ROUNDS_MAX,
  )
  return !asks && value.every(isCheap)
}

function contentsOf(container: forge.pkcs12.Pkcs12Pfx): Container {
  const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids as Record<string, string>
  const bags = (bagType: string) => container.getBags({ bagType })[bagType] ?? []
  const keys = [...bags(pkcs8ShroudedKeyBag!), ...bags(keyBag!)]
  return {
    key: keys.map(toKey).find((key) => key !== null) ?? null,
    certificates: bags(certBag!).map(
      ({ cert, asn1 }) => new X509Certificate(derOf(cert ? forge.pki.certificateToAsn1(cert) : asn1)),
    ),
  }
}

/** The library reads RSA alone, and leaves other keys as they came. */
function toKey({ key, asn1 }: forge.pkcs12.Bag): KeyObject | null {
  const info = key ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key)) : asn1
  return info ? createPrivateKey({ key: derOf(info), format: 'der', type: 'pkcs8' }) : null
}

const derOf = (asn1: forge.asn1.Asn1) => Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'latin1')
