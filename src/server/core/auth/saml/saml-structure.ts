import { SamlRefusal } from './saml-refusal.ts'
import {
  childrenNamed,
  DSIG,
  elementsOf,
  everyElement,
  isNamed,
  onlyChild,
  SAML,
  SAMLP,
  textOf,
} from './saml-xml.ts'

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const TRANSFORMS = [`${DSIG}enveloped-signature`, EXCLUSIVE]
const SIGNATURES = ['sha256', 'sha512'].map((hash) => `http://www.w3.org/2001/04/xmldsig-more#rsa-${hash}`)
const DIGESTS = ['sha256', 'sha512'].map((hash) => `http://www.w3.org/2001/04/xmlenc#${hash}`)

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/**
 * Holds an answer to the one structure that sign-in needs, before anything looks for a signature in it: a response
 * with one assertion, each signed as a whole in its own place and by strong algorithms, and every id once. A document
 * in which something else could be taken for the signed part does not get any further. Gives what the response itself
 * says, which may be unsigned.
 */
export function checkStructure(response: Element): { issuer: string | null; destination: string | null } {
  if (!isNamed(response, SAMLP, 'Response')) throw new SamlRefusal('structure')
  const status = onlyChild(onlyChild(response, SAMLP, 'Status'), SAMLP, 'StatusCode')
  if (status.getAttribute('Value') !== SUCCESS) throw new SamlRefusal('status')
  const assertion = onlyChild(response, SAML, 'Assertion')
  const every = everyElement(response)
  for (const element of every) checkPlace(element, { response, assertion })
  checkIds(every)
  checkSignature(onlyChild(assertion, DSIG, 'Signature'), assertion)
  for (const signature of childrenNamed(response, DSIG, 'Signature')) checkSignature(signature, response)
  const [issuer] = childrenNamed(response, SAML, 'Issuer')
  return { issuer: issuer ? textOf(issuer) : null, destination: response.getAttribute('Destination') || null }
}

const ONCE = ['Response', 'Assertion', 'Status', 'Subject', 'Conditions', 'SignedInfo', 'SignatureValue']

/** Refuses an element that stands where nothing of its kind belongs. Names are looked at without their namespaces. */
function checkPlace(
  element: Element,
  { response, assertion }: { response: Element; assertion: Element },
): void {
  const { localName: name, parentNode: parent } = element
  const isMisplaced =
    /^Encrypted/.test(name) ||
    name === 'Object' ||
    name === 'Extensions' ||
    (name === 'Response' && element !== response) ||
    (name === 'Assertion' && element !== assertion) ||
    (name === 'Signature' && parent !== response && parent !== assertion) ||
    (parent === response && !['Issuer', 'Signature', 'Status', 'Assertion'].includes(name))
  if (isMisplaced) throw new SamlRefusal('structure')
  const isRepeated = elementsOf(element).some(
    (child, index, all) =>
      ONCE.includes(child.localName) && all.findIndex((one) => one.localName === child.localName) !== index,
  )
  if (isRepeated) throw new SamlRefusal('structure')
}

/** However the attribute is written: readers of signatures take several spellings of it. */
function checkIds(every: Element[]): void {
  const ids = every.flatMap(({ attributes }) =>
    Array.from(attributes)
      .filter(({ localName, name }) => /^id$/i.test(localName ?? name))
      .map(({ value }) => value),
  )
  if (new Set(ids).size !== ids.length) throw new SamlRefusal('structure')
}

function checkSignature(signature: Element, signed: Element): void {
  const id = signed.getAttribute('ID')
  if (!id || !/^[\w.-]{1,200}$/.test(id)) throw new SamlRefusal('structure')
  const info = onlyChild(signature, DSIG, 'SignedInfo')
  const reference = onlyChild(info, DSIG, 'Reference')
  if (reference.getAttribute('URI') !== `#${id}`) throw new SamlRefusal('structure')
  const transforms = childrenNamed(onlyChild(reference, DSIG, 'Transforms'), DSIG, 'Transform').map(
    algorithmOf,
  )
  const areStrong =
    transforms.join() === TRANSFORMS.join() &&
    algorithmOf(onlyChild(info, DSIG, 'CanonicalizationMethod')) === EXCLUSIVE &&
    SIGNATURES.includes(algorithmOf(onlyChild(info, DSIG, 'SignatureMethod'))) &&
    DIGESTS.includes(algorithmOf(onlyChild(reference, DSIG, 'DigestMethod')))
  if (!areStrong) throw new SamlRefusal('algorithm')
}

const algorithmOf = (element: Element): string => element.getAttribute('Algorithm') ?? ''
