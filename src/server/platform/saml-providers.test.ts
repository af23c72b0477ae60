import { describe, expect, it } from 'vitest'
import { newSamlKey } from '../../../tests/support/accounts/saml-server.ts'
import { readConfig } from './config.ts'

const external = {
  DATABASE_URL: 'postgresql://azahar:secreto@db.example/azahar',
  AUTH_SECRET: 'a-secret-of-at-least-thirty-two-characters',
}

describe('the companies that speak SAML', () => {
  const certificate = newSamlKey().certificate
  const agency = {
    id: 'agencia',
    name: 'Agencia',
    entryPoint: 'https://entrada.agencia.example',
    issuer: 'https://entrada.agencia.example/saml',
    certificates: certificate,
    domains: [' Agencia.example'],
  }
  const read = (...companies: object[]) =>
    readConfig({ ...external, SAML_PROVIDERS: JSON.stringify(companies) }).identityProviders

  it('are providers with the domains that they speak for', () => {
    const provider = { protocol: 'saml', certificates: [certificate], domains: ['agencia.example'] }
    expect(read(agency)).toMatchObject([{ ...provider, proof: 'operator' }])
    expect(read({ ...agency, agency: ' Sara@Agencia.example' })).toMatchObject([
      { agency: 'sara@agencia.example' },
    ])
    const renewing = { ...agency, certificates: [certificate, newSamlKey().certificate] }
    expect(read(renewing)).toMatchObject([{ certificates: renewing.certificates }])
    expect(readConfig(external).identityProviders).toEqual([])
  })

  it.each([
    ['speaks for no domain', { ...agency, domains: [] }],
    ['has no domains', { ...agency, domains: undefined }],
    ['is asked without TLS', { ...agency, entryPoint: 'http://entrada.agencia.example' }],
    ['has no certificate', { ...agency, certificates: [] }],
    ['has a certificate that is none', { ...agency, certificates: 'secreto' }],
    ['has a short key', { ...agency, certificates: newSamlKey(1024).certificate }],
    ['has something that is not known', { ...agency, wantAssertionsSigned: false }],
  ])('one that %s is refused, and nothing of it is repeated', (_title, company) => {
    expect(() => read(company)).toThrow(/^SAML_PROVIDERS must be a JSON list of companies, /)
    expect(() => read(company)).not.toThrow(/secreto|entrada\.agencia/)
  })

  it('share no id and no domain with one another, nor with those of OpenID Connect', () => {
    expect(() => read(agency, { ...agency, id: 'otra' })).toThrow(/^SAML_PROVIDERS must be/)
    const other = {
      id: 'otra',
      name: 'Otra',
      issuer: 'https://otra.example',
      clientId: 'a',
      clientSecret: 'b',
    }
    const both = (oidc: object) => () =>
      readConfig({
        ...external,
        SAML_PROVIDERS: JSON.stringify([agency]),
        OIDC_PROVIDERS: JSON.stringify([oidc]),
      })
    expect(both(other)()).toMatchObject({ identityProviders: [{ id: 'otra' }, { id: 'agencia' }] })
    for (const clash of [
      { ...other, id: 'agencia' },
      { ...other, domains: ['agencia.example'] },
    ]) {
      expect(both(clash)).toThrow('SAML_PROVIDERS must name other ids and domains than OIDC_PROVIDERS.')
    }
    expect(both({ ...other, agency: 'sara@otra.example' })).toThrow(/^OIDC_PROVIDERS must be/)
  })
})
