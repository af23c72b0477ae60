import type { TestApp } from '../test-app.ts'
import type { CookieJar } from './cookie-jar.ts'
import { encoded, readRequest, type Said, type SamlRequest, type SamlServer } from './saml-server.ts'

/** Begins a sign-in with a company; the browser keeps what binds the answer to it. */
export async function leaveForSaml(
  jar: CookieJar,
  provider = 'agencia',
): Promise<{ request: SamlRequest; url: string }> {
  const { body } = await jar.post('/api/auth/sign-in/social', { provider, signUp: true, role: 'planner' })
  return { request: readRequest(body.url), url: body.url }
}

/** Sends the form of a company's page, as a browser does from another site: without our cookies. */
export function postAnswer(
  app: Pick<TestApp, 'fetch'>,
  xml: string,
  state: string,
  provider = 'agencia',
): Promise<Response> {
  return app.fetch(`/api/auth/saml/${provider}/acs`, {
    method: 'POST',
    headers: {
      origin: 'https://entrada.agencia.example',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ SAMLResponse: encoded(xml), RelayState: state }),
  })
}

/** Brings an answer and follows it to where the browser ends up. */
export async function bringAnswer(
  app: Pick<TestApp, 'fetch'>,
  jar: CookieJar,
  xml: string,
  state: string,
  provider = 'agencia',
): Promise<string> {
  const posted = await postAnswer(app, xml, state, provider)
  const location = posted.headers.get('location')!
  if (posted.status !== 303 || posted.headers.has('set-cookie')) throw new Error(`answered ${posted.status}`)
  if (!location.startsWith('/api/auth/callback/')) return location
  return (await jar.get(location)).headers.get('location')!
}

/** A whole sign-in. */
export async function enterBySaml(
  app: Pick<TestApp, 'fetch'>,
  jar: CookieJar,
  company: SamlServer,
  said: Said = {},
  url?: string,
): Promise<string> {
  const request = url ? readRequest(url) : (await leaveForSaml(jar)).request
  return bringAnswer(app, jar, company.answer(request, said), request.state)
}
