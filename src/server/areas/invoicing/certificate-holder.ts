import type { X509Certificate } from 'node:crypto'
import { readNif } from '#domain/books/nif.ts'

/** The person or company that a certificate speaks for. */
export type CertificateHolder = { holder: string; nif: string | null }

/** The company of a representative comes before the person, as in certificates of the FNMT. */
export function holderOf({ subject }: X509Certificate): CertificateHolder {
  const fields = new Map(
    subject.split('\n').map((line) => [line.split('=', 1)[0], unescaped(line.replace(/^[^=]*=/, ''))]),
  )
  const field = (...names: string[]) => names.map((name) => fields.get(name)).find(Boolean) ?? ''
  const holder = field('O', 'CN') || subject
  const numbers = [field('organizationIdentifier', '2.5.4.97'), field('serialNumber'), field('CN')]
  const nif = numbers
    .flatMap((words) => [...words.matchAll(/[A-Z0-9]{9}/g)].map(([found]) => readNif(found)))
    .find((found) => found !== null)
  return { holder: holder.slice(0, 200), nif: nif ?? null }
}

/** Signs that stand for themselves behind a backslash (RFC 2253). */
const unescaped = (value: string) => value.replace(/\\(.)/g, '$1')
