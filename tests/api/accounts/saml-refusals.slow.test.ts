import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { bringAnswer, enterBySaml, leaveForSaml, postAnswer } from '../../support/accounts/saml-journey.ts'
import {
  newSamlKey,
  type Said,
  type SamlRequest,
  SamlServer,
  SHA1,
} from '../../support/accounts/saml-server.ts'
import { WRAPPINGS } from '../../support/accounts/saml-wrapping.ts'
import { useTestApp } from '../../support/test-app.ts'

const REFUSED = '/login?error=PROVIDER_REFUSED'

describe('an answer of a company that speaks SAML', () => {
  const company = new SamlServer()
  const stranger = newSamlKey()
  const app = useTestApp({
    trustProxy: true,
    identityProviders: () => [
      company.provider(),
      company.provider({ id: 'otra', domains: ['otra.example'] }),
      company.provider({ id: 'sin-prueba', domains: ['sin-prueba.example'], proof: 'dns' }),
    ],
  })
  let email: string
  beforeEach(() => {
    email = `${randomUUID()}@agencia.example`
  })

  const countRows = async () => {
    const { rows } = await app.db.$client.query(
      `select (select count(*) from auth.user)::int users, (select count(*) from auth.session)::int sessions,
        (select count(*) from auth.account)::int accounts`,
    )
    return rows[0]
  }
  /** Why the log says that the last answer was refused. */
  const lastReason = () => {
    const lines = app.logLines.map((line) => JSON.parse(line))
    return lines.findLast(({ msg }) => msg === 'SAML answer refused')?.reason
  }
  const answerTo = (request: SamlRequest, said: Said = {}) =>
    company.answer(request, { nameId: email, ...said })

  /** Brings what is made of a request, and holds that it opens nothing, makes nothing and says no more than the others. */
  async function expectRefused(
    reason: string | undefined,
    make: (request: SamlRequest) => string,
    provider?: string,
  ): Promise<void> {
    const before = await countRows()
    app.logLines.splice(0)
    const jar = new CookieJar(app)
    const { request } = await leaveForSaml(jar, provider)
    expect(await bringAnswer(app, jar, make(request), request.state, provider)).toBe(REFUSED)
    expect(lastReason()).toBe(reason)
    expect((await jar.get('/api/profile')).status).toBe(401)
    expect(await countRows()).toEqual(before)
    expect(app.logLines.join()).not.toContain(email)
  }

  it.each<[string, string, Parameters<SamlServer['answer']>[2]]>([
    ['is not signed', 'structure', { signs: 'nothing' }],
    ['is signed around the assertion alone', 'structure', { signs: 'response' }],
    ['is signed with another key, which it names', 'signature', { key: stranger }],
    ['is signed with SHA-1', 'algorithm', { algorithms: SHA1 }],
    [
      'is digested with SHA-1',
      'algorithm',
      { algorithms: { ...SHA1, signature: `${'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'}` } },
    ],
  ])('opens nothing when it %s', async (_title, reason, signing) => {
    await expectRefused(reason, (request) => company.answer(request, { nameId: email }, signing))
  })

  it.each<[string, string, Said]>([
    ['is for another audience', 'audience', { audience: 'https://otra-web.example' }],
    ['is of another issuer', 'issuer', { issuer: 'https://elsewhere.example' }],
    ['has another recipient', 'recipient', { recipient: 'https://otra-web.example/acs' }],
    ['has another destination', 'recipient', { destination: 'https://otra-web.example/acs' }],
    ['has expired', 'time', { notOnOrAfter: -65 }],
    ['is not valid yet', 'time', { notBefore: 90 }],
    ['was made too long ago', 'time', { issuedAt: -700 }],
    ['was made in the future', 'time', { issuedAt: 90 }],
    ['answers another request', 'unsolicited', { inResponseTo: '_0123456789' }],
    ['answers no request', 'unsolicited', { inResponseTo: '' }],
    ['has an assertion without an id', 'structure', { assertionId: '' }],
    [
      'names two addresses',
      'subject',
      { attributes: { mail: 'a@agencia.example', email: 'b@agencia.example' } },
    ],
  ])('opens nothing when it %s', async (_title, reason, said) => {
    await expectRefused(reason, (request) => answerTo(request, said))
  })

  it('may come from a clock that runs a little apart', async () => {
    for (const said of [{ notOnOrAfter: -30 }, { notBefore: 30, issuedAt: 30 }]) {
      email = `${randomUUID()}@agencia.example`
      expect(await enterBySaml(app, new CookieJar(app), company, { nameId: email, ...said })).toBe('/login')
    }
  })

  it.each<[string, Said, string]>([
    ['outside of the domains of the company', { nameId: 'elena@correo.example' }, 'agencia'],
    ['of another company', { nameId: 'elena@otra.example' }, 'agencia'],
    ['below a domain of the company', { nameId: 'elena@agencia.example.evil.example' }, 'agencia'],
    ['of a domain that DNS does not prove', { nameId: 'elena@sin-prueba.example' }, 'sin-prueba'],
    ['that is none', { nameId: 'elena' }, 'agencia'],
  ])(
    'opens nothing for an address %s',
    async (_title, said, provider) => {
      await expectRefused(undefined, (request) => answerTo(request, said), provider)
    },
    20_000,
  )

  it.each<[string, string, (xml: string) => string]>([
    ['what was signed is changed', 'signature', (xml) => xml.replace(/elena-[\w-]+@/, 'ana@')],
    [
      'a comment parts the address',
      'structure',
      (xml) => xml.replace('@agencia.example<', '@agencia.example<!---->.evil<'),
    ],
    ['it has a document type', 'structure', (xml) => `<!DOCTYPE a [<!ENTITY b "c">]>${xml}`],
    ['it has an entity', 'structure', (xml) => xml.replace('Elena Montes', '&b;')],
    ['it has CDATA', 'structure', (xml) => xml.replace('Elena Montes', '<![CDATA[Elena]]>')],
    ['it has an instruction', 'structure', (xml) => xml.replace('Elena Montes', '<?php ?>')],
    ['it has two roots', 'structure', (xml) => `${xml}<otra/>`],
    [
      'it has two assertions',
      'structure',
      (xml) => xml.replace(/(<saml:Assertion[\s\S]*<\/saml:Assertion>)/, '$1$1'),
    ],
    [
      'an assertion of it is encrypted',
      'structure',
      (xml) => xml.replace('</samlp:Response>', '<saml:EncryptedAssertion/></samlp:Response>'),
    ],
    [
      'an id stands twice',
      'structure',
      (xml) => xml.replace(/ID="([^"]+)"(.*)<saml:Conditions/, 'ID="$1"$2<saml:Conditions id="$1"'),
    ],
    ['it has more elements than any', 'structure', (xml) => xml.replace('Elena Montes', '<a/>'.repeat(2000))],
    [
      'it is deeper than any',
      'structure',
      (xml) => xml.replace('Elena Montes', '<a>'.repeat(40) + '</a>'.repeat(40)),
    ],
    [
      'the company could not sign the person in',
      'status',
      (xml) => xml.replace('status:Success', 'status:Responder'),
    ],
    ['it is no XML', 'structure', () => 'hola'],
    ['it is cut off', 'structure', (xml) => xml.slice(0, -30)],
    ['it is larger than any', 'form', (xml) => xml + ' '.repeat(256 * 1024)],
  ])('opens nothing when %s', async (_title, reason, change) => {
    email = `elena-${email}`
    await expectRefused(reason, (request) => change(answerTo(request)))
  })

  it('opens nothing when a comment was in the signed address', async () => {
    const nameId = 'ana@agencia.example<!---->.evil.example'
    await expectRefused('structure', (request) => company.answer(request, { nameId }))
  })

  it.each(Object.entries(WRAPPINGS))(
    'opens nothing when another person is wrapped around it, %s',
    async (name, wrap) => {
      const victim = `${randomUUID()}@agencia.example`
      const signs = ['XSW1', 'XSW2'].includes(name) ? 'response' : 'assertion'
      await expectRefused('structure', (request) =>
        wrap(company.answer(request, { nameId: email }, { signs }), (xml) => xml.replaceAll(email, victim)),
      )
    },
  )

  it('serves once, in whatever browser it comes again, and at the same time', async () => {
    const jar = new CookieJar(app)
    const { request } = await leaveForSaml(jar)
    const xml = answerTo(request)
    const posted = await Promise.all(Array.from({ length: 5 }, () => postAnswer(app, xml, request.state)))
    const places = posted.map(({ headers }) => headers.get('location')!)
    const taken = places.filter((place) => place.includes('code='))
    expect(taken).toHaveLength(1)
    expect(lastReason()).toBe('served')
    expect((await jar.get(taken[0]!)).headers.get('location')).toBe('/login')
    for (const browser of [jar, new CookieJar(app)]) {
      const before = await countRows()
      expect(await bringAnswer(app, browser, xml, request.state)).toBe(REFUSED)
      expect(await countRows()).toEqual(before)
    }
    const other = new CookieJar(app)
    const another = await leaveForSaml(other)
    expect(await bringAnswer(app, other, answerTo(request), another.request.state)).toBe(REFUSED)
    expect((await other.get('/api/profile')).status).toBe(401)
  })

  it('ends the request that it was made for, also with another assertion', async () => {
    const jar = new CookieJar(app)
    const { request } = await leaveForSaml(jar)
    expect(await bringAnswer(app, jar, answerTo(request), request.state)).toBe('/login')
    const again = new CookieJar(app)
    const { request: other } = await leaveForSaml(again)
    expect(await bringAnswer(app, again, answerTo(request), other.state)).toBe(REFUSED)
    expect(lastReason()).toBe('unsolicited')
  })

  it('comes too late after ten minutes', async () => {
    const jar = new CookieJar(app)
    const { request } = await leaveForSaml(jar)
    await app.db.$client.query(`update auth.verification set expires_at = expires_at - interval '10 minutes'`)
    expect(await bringAnswer(app, jar, answerTo(request), request.state)).toBe(REFUSED)
    expect(lastReason()).toBe('unsolicited')
  })

  it('opens no other browser than the one that asked for it', async () => {
    const jar = new CookieJar(app)
    const { request } = await leaveForSaml(jar)
    const place = (await postAnswer(app, answerTo(request), request.state)).headers.get('location')!
    const victim = new CookieJar(app)
    expect((await victim.get(place)).headers.get('location')).toBe(REFUSED)
    const { request: own } = await leaveForSaml(victim)
    const swapped = place.replace(request.state, own.state)
    expect((await victim.get(swapped)).headers.get('location')).toBe(REFUSED)
    expect((await victim.get('/api/profile')).status).toBe(401)
    // The ticket was shown in another sign-in, so it is worth nothing any more.
    expect((await jar.get(place)).headers.get('location')).toBe(REFUSED)
  })

  it('of one company is none of another', async () => {
    const jar = new CookieJar(app)
    const { request } = await leaveForSaml(jar)
    const posted = await postAnswer(app, answerTo(request), request.state, 'otra')
    expect(posted.headers.get('location')).toContain('/api/auth/callback/otra?error=')
    expect(lastReason()).toBe('recipient')
  })

  it('that no one asked for leads to the login', async () => {
    const request = { id: '', state: '', destination: '', entityId: 'x', answersTo: 'y' }
    const posted = await postAnswer(app, company.answer(request), '')
    expect([posted.status, posted.headers.get('location')]).toEqual([303, REFUSED])
    const bare = await app.fetch('/api/auth/saml/agencia/acs', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect([bare.status, bare.headers.get('location')]).toEqual([303, REFUSED])
    expect((await app.fetch('/api/auth/saml/ninguna/acs', { method: 'POST' })).status).toBe(404)
  })

  it('comes 120 times in ten minutes from one network, and no more', async () => {
    const send = () =>
      app.fetch('/api/auth/saml/agencia/acs', {
        method: 'POST',
        headers: { 'x-forwarded-for': '198.51.100.7', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'SAMLResponse=x',
      })
    for (let count = 0; count < 120; count += 1) expect((await send()).headers.get('location')).toBe(REFUSED)
    expect((await send()).headers.get('location')).toBe('/login?error=TOO_MANY_ATTEMPTS')
  })
})
