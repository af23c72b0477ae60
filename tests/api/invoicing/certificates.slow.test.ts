import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openCertificate } from '#server/areas/invoicing/open-certificate.ts'
import { decryptCertificate, encryptCertificate } from '#server/areas/invoicing/stored-certificate.ts'
import { makeCertificate } from '../../support/outside/certificates.ts'

const now = new Date()
const COMPANY = '/O=Casa Jara Eventos, S. L./CN=89890001K ELENA MONTES/organizationIdentifier=VATES-B12345674'

describe('a certificate', () => {
  it.each([
    ['of today', {}],
    ['with an RSA key', { isRsa: true }],
    ['of an old export, with RC2', { isLegacy: true, isRsa: true }],
    ['of an old export, with another kind of key', { isLegacy: true }],
  ])('%s is opened with its password', (_name, made) => {
    const opened = openCertificate(makeCertificate(made), 'secreta', now)
    expect(opened).toMatchObject({ holder: 'MONTES ELENA - 89890001K', nif: '89890001K' })
    expect(opened).toMatchObject({ key: /BEGIN PRIVATE KEY/, chain: /BEGIN CERTIFICATE/ })
  })

  it.each([false, true])('is opened with a password that has ñ and € (old ciphers: %s)', (isLegacy) => {
    const file = makeCertificate({ password: 'ñandú€', isLegacy, isRsa: true })
    expect(openCertificate(file, 'ñandú€', now)).toMatchObject({ nif: '89890001K' })
    expect(openCertificate(file, 'ñandu€', now)).toBe('wrongPassword')
  })

  it('is opened also when other bytes of its password seem to fit', () => {
    const file = readFileSync(new URL('../../fixtures/certificates/padding-by-chance.p12', import.meta.url))
    expect(openCertificate(file, 'ñandú€', now)).toMatchObject({ nif: '89890001K' })
    expect(openCertificate(file, 'ñandu€', now)).toBe('wrongPassword')
  })

  it('of a representative names the company first', () => {
    const opened = openCertificate(makeCertificate({ subject: COMPANY }), 'secreta', now)
    expect(opened).toMatchObject({ holder: 'Casa Jara Eventos, S. L.', nif: 'B12345674' })
  })

  it('is refused with a wrong password, without a key, and before and after its days', () => {
    const file = makeCertificate({ days: 2 })
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
    expect(openCertificate(file, 'otra', now)).toBe('wrongPassword')
    expect(openCertificate(file, '', now)).toBe('wrongPassword')
    expect(openCertificate(makeCertificate({ hasKey: false }), 'secreta', now)).toBe('withoutKey')
    expect(openCertificate(file, 'secreta', later(3))).toBe('expired')
    expect(openCertificate(file, 'secreta', later(-1))).toBe('notYetValid')
  })

  it.each([
    ['a text', Buffer.from('hola')],
    ['nothing', Buffer.alloc(0)],
    ['a certificate cut in the middle', makeCertificate().subarray(0, 300)],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['brackets within brackets', Buffer.alloc(40_000, Buffer.from([0x30, 0x80]))],
  ])('is not %s', (_name, file) => expect(openCertificate(file, 'secreta', now)).toBe('unreadable'))

  it('does not hold the process up by asking for endless rounds', () => {
    const file = makeCertificate({ rounds: 1_500_000 })
    const began = performance.now()
    expect(openCertificate(file, 'secreta', now)).toBe('unreadable')
    expect(performance.now() - began).toBeLessThan(500)
  })
})

describe('a stored certificate', () => {
  const certificate = { key: 'KEY', chain: 'CHAIN' }
  const by = { authSecret: 'x'.repeat(32), ownerId: '0198c0de-0000-7000-8000-000000000001' }

  it('is opened by the secret of the installation, for its owner alone', () => {
    const stored = encryptCertificate(certificate, by)
    expect(stored.includes('KEY')).toBe(false)
    expect(decryptCertificate(stored, by)).toEqual(certificate)
    expect(decryptCertificate(stored, { ...by, authSecret: 'y'.repeat(32) })).toBeNull()
    expect(decryptCertificate(stored, { ...by, ownerId: '0198c0de-0000-7000-8000-000000000002' })).toBeNull()
    stored[stored.length - 1]! ^= 1
    expect(decryptCertificate(stored, by)).toBeNull()
    expect(decryptCertificate(Buffer.alloc(3), by)).toBeNull()
  })
})
