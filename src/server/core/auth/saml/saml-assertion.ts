import { MINUTE_MS, SECOND_MS } from '#domain/time/time.ts'
import { SamlRefusal } from './saml-refusal.ts'
import { childrenNamed, onlyChild, SAML, textOf } from './saml-xml.ts'

/** How far the clock of a company may be from ours. */
const SKEW_MS = 60 * SECOND_MS

/** An assertion that was made longer ago is not taken. */
const AGE_MAX_MS = 10 * MINUTE_MS

/** In characters, as SAML has it for names that last. */
const SUBJECT_MAX = 256

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** An assertion must have been made for these. */
export type Expected = { issuer: string; audience: string; recipient: string; now: Date }

/** The person as the company names them. */
export type SamlPerson = { subject: string; email: string; name: string }

export type SamlAssertion = SamlPerson & { id: string; inResponseTo: string }

/** Reads an assertion whose signature has been checked, out of the signed bytes; throws unless it is for us and now. */
export function readAssertion(
  assertion: Element,
  { issuer, audience, recipient, now }: Expected,
): SamlAssertion {
  const id = assertion.getAttribute('ID')
  if (!id) throw new SamlRefusal('structure')
  if (textOf(onlyChild(assertion, SAML, 'Issuer')) !== issuer) throw new SamlRefusal('issuer')
  const madeAt = instantOf(assertion, 'IssueInstant')
  if (madeAt === null || isAhead(madeAt, now) || isPast(madeAt + AGE_MAX_MS, now))
    throw new SamlRefusal('time')
  const conditions = onlyChild(assertion, SAML, 'Conditions')
  checkWindow(conditions, now)
  const restrictions = childrenNamed(conditions, SAML, 'AudienceRestriction')
  const areOurs = restrictions.every((one) =>
    childrenNamed(one, SAML, 'Audience').some((named) => textOf(named) === audience),
  )
  if (restrictions.length === 0 || !areOurs) throw new SamlRefusal('audience')
  const statements = childrenNamed(assertion, SAML, 'AuthnStatement')
  if (statements.length === 0) throw new SamlRefusal('subject')
  for (const statement of statements) {
    const endsAt = instantOf(statement, 'SessionNotOnOrAfter')
    if (endsAt !== null && isPast(endsAt, now)) throw new SamlRefusal('time')
  }
  const subject = onlyChild(assertion, SAML, 'Subject')
  const inResponseTo = readConfirmation(subject, { recipient, now })
  return { id, inResponseTo, ...readPerson(assertion, onlyChild(subject, SAML, 'NameID')) }
}

/** The request that the assertion answers. */
function readConfirmation(subject: Element, { recipient, now }: Pick<Expected, 'recipient' | 'now'>): string {
  const confirmation = onlyChild(subject, SAML, 'SubjectConfirmation')
  if (confirmation.getAttribute('Method') !== BEARER) throw new SamlRefusal('subject')
  const data = onlyChild(confirmation, SAML, 'SubjectConfirmationData')
  if (data.getAttribute('Recipient') !== recipient) throw new SamlRefusal('recipient')
  checkWindow(data, now)
  const inResponseTo = data.getAttribute('InResponseTo')
  if (!inResponseTo) throw new SamlRefusal('unsolicited')
  return inResponseTo
}

/** An end is a must, a beginning is not. */
function checkWindow(element: Element, now: Date): void {
  const [from, until] = [instantOf(element, 'NotBefore'), instantOf(element, 'NotOnOrAfter')]
  if (until === null || isPast(until, now)) throw new SamlRefusal('time')
  if (from !== null && isAhead(from, now)) throw new SamlRefusal('time')
}

const isPast = (until: number, now: Date) => now.getTime() - SKEW_MS >= until
const isAhead = (from: number, now: Date) => now.getTime() + SKEW_MS < from

/** Milliseconds; `null` where there is none. SAML writes its times in UTC. */
function instantOf(element: Element, name: string): number | null {
  const text = element.getAttribute(name)
  if (!text) return null
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(instant)) throw new SamlRefusal('time')
  return instant
}

/** As the usual servers name them: by a word, an object identifier or a claim. */
const EMAIL_NAMES = [
  'email',
  'mail',
  'emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]
const FULL_NAMES = [
  'displayname',
  'name',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
]

/** The address is an attribute, or else the name of the subject, which accounts are linked by unless it is a passing one. */
function readPerson(assertion: Element, nameId: Element): SamlPerson {
  const attributes = childrenNamed(assertion, SAML, 'AttributeStatement').flatMap((one) =>
    childrenNamed(one, SAML, 'Attribute'),
  )
  const named = (names: string[]) =>
    attributes
      .filter((one) => names.includes((one.getAttribute('Name') ?? '').toLowerCase()))
      .flatMap((one) => childrenNamed(one, SAML, 'AttributeValue').map(textOf))
  const nameIdText = textOf(nameId)
  const emails = new Set(named(EMAIL_NAMES))
  // Which of two addresses is the person's is not ours to choose.
  if (emails.size > 1 || nameIdText === '' || nameIdText.length > SUBJECT_MAX)
    throw new SamlRefusal('subject')
  const email = [...emails][0] ?? nameIdText
  const subject = nameId.getAttribute('Format') === TRANSIENT ? email.toLowerCase() : nameIdText
  return { subject, email, name: named(FULL_NAMES)[0] ?? '' }
}
