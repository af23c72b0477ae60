import type { Certificate, CertificateProblem } from './open-certificate.ts'

const REFUSED = {
  unreadable: 'CERTIFICATE_UNREADABLE',
  wrongPassword: 'CERTIFICATE_PASSWORD_WRONG',
  withoutKey: 'CERTIFICATE_WITHOUT_KEY',
  expired: 'CERTIFICATE_EXPIRED',
  notYetValid: 'CERTIFICATE_NOT_YET_VALID',
} as const satisfies Record<CertificateProblem, string>

type CertificateErrors = { [Code in (typeof REFUSED)[CertificateProblem]]: () => Error }

/** The library that opens certificates is loaded with the first one. */
export async function opened(
  { file, password }: { file: string; password: string },
  now: Date,
  errors: CertificateErrors,
): Promise<Certificate> {
  const { openCertificate } = await import('./open-certificate.ts')
  const found = openCertificate(Buffer.from(file, 'base64'), password, now)
  if (typeof found === 'string') throw errors[REFUSED[found]]()
  return found
}

/** A certificate without its key. */
export const shown = ({ holder, nif, expiresAt }: Certificate) => ({
  ...{ holder, nif, expiresAt: expiresAt.toISOString() },
})
