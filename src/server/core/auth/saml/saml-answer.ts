import type { SamlConfig } from '@node-saml/node-saml'
import type { SamlProvider } from '#server/platform/saml-providers.ts'
import { readAssertion, type SamlAssertion } from './saml-assertion.ts'
import { SamlRefusal } from './saml-refusal.ts'
import { checkStructure } from './saml-structure.ts'
import { parseXml } from './saml-xml.ts'

/** The addresses by which the server of a company knows us, and to which it sends its answers. */
export const samlAddresses = ({ id }: Pick<SamlProvider, 'id'>, publicUrl: string) => ({
  entityId: `${publicUrl}/api/auth/saml/${id}/metadata`,
  answersTo: `${publicUrl}/api/auth/saml/${id}/acs`,
})

/**
 * Reads the person out of the base64 of a company's answer. The structure is checked first, then the signature, and
 * what is read are the signed bytes and nothing else. Throws `SamlRefusal`. That the request was ours and that the
 * assertion has not served before is left to `SamlRequests`.
 */
export async function readSamlAnswer(
  one: SamlProvider,
  encoded: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<SamlAssertion> {
  const text = decode(encoded)
  const { issuer, destination } = checkStructure(parseXml(text))
  const { entityId, answersTo } = samlAddresses(one, publicUrl)
  if (issuer !== null && issuer !== one.issuer) throw new SamlRefusal('issuer')
  if (destination !== null && destination !== answersTo) throw new SamlRefusal('recipient')
  const signed = await signedAssertion(one, text, publicUrl)
  return readAssertion(signed, { issuer: one.issuer, audience: entityId, recipient: answersTo, now })
}

function decode(encoded: string): string {
  const compact = encoded.replace(/\s/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) throw new SamlRefusal('encoding')
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(compact, 'base64'))
  } catch {
    throw new SamlRefusal('encoding')
  }
}

/** The assertion out of the bytes that were signed with one of the keys of the company. */
async function signedAssertion(one: SamlProvider, text: string, publicUrl: string): Promise<Element> {
  const saml = await samlOf(one, publicUrl)
  let bytes: string | undefined
  try {
    const SAMLResponse = Buffer.from(text).toString('base64')
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse })
    bytes = profile?.getAssertionXml?.()
  } catch {
    // The library says in its errors what the answer contained; which of its checks failed is no secret of ours.
  }
  if (!bytes) throw new SamlRefusal('signature')
  return parseXml(bytes)
}

/**
 * The library for one company, loaded when one is first used. It makes requests and checks signatures. Audience, times
 * and the rest are left to `readAssertion`, which has our clock and can say for the log what was wrong.
 */
export async function samlOf(one: SamlProvider, publicUrl: string, over: Partial<SamlConfig> = {}) {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const { entityId, answersTo } = samlAddresses(one, publicUrl)
  return new SAML({
    issuer: entityId,
    audience: false,
    callbackUrl: answersTo,
    entryPoint: one.entryPoint,
    idpCert: one.certificates,
    idpIssuer: one.issuer,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    ...over,
  })
}
