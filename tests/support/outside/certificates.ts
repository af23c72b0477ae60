import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Made = {
  subject?: string
  password?: string
  /** Valid for so many days from now. */
  days?: number
  /** The ciphers that old exports of Windows and Java have: RC2 with 40 bits and Triple DES. */
  isLegacy?: boolean
  isRsa?: boolean
  hasKey?: boolean
  /** How often the password is hashed. */
  rounds?: number
}

/** A `.p12` as a person gets it, signed by itself. */
export function makeCertificate(made: Made = {}): Buffer {
  const { subject = '/CN=MONTES ELENA - 89890001K', password = 'secreta', days = 400 } = made
  const { isLegacy = false, isRsa = false, hasKey = true, rounds } = made
  const folder = mkdtempSync(join(tmpdir(), 'azahar-certificate-'))
  const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const kind = isRsa ? ['rsa:2048'] : ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  try {
    const own = ['-keyout', 'own.key', '-out', 'own.pem', '-days', String(days), '-utf8', '-subj', subject]
    run('req', '-x509', '-newkey', ...kind, '-nodes', ...own)
    const key = hasKey ? ['-inkey', 'own.key'] : ['-nokeys']
    const old = [...(isLegacy ? ['-legacy'] : []), ...(rounds ? ['-iter', String(rounds)] : [])]
    run(
      ...['pkcs12', '-export', ...old, ...key, '-in', 'own.pem', '-out', 'own.p12', '-passout'],
      `pass:${password}`,
    )
    return readFileSync(join(folder, 'own.p12'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
