import { DOMParser } from '@xmldom/xmldom'
import { SamlRefusal } from './saml-refusal.ts'

export const SAMLP = 'urn:oasis:names:tc:SAML:2.0:protocol'
export const SAML = 'urn:oasis:names:tc:SAML:2.0:assertion'
export const DSIG = 'http://www.w3.org/2000/09/xmldsig#'

const ELEMENT = 1
const TEXT = 3
const DEPTH_MAX = 32
const ELEMENTS_MAX = 1000

/** Comments, document types with their entities, CDATA and instructions: two readers of a text may differ over them. */
const MORE_THAN_ELEMENTS = /<[!?]/

/**
 * The root of a document of nothing but elements, attributes and text. The parser is the one that the signature is
 * checked with, and a text over which it has as much as a warning is refused.
 */
export function parseXml(text: string): Element {
  const body = text
    .trimStart()
    .replace(/^<\?xml version="1\.0"(?: encoding="utf-8")?(?: standalone="\w+")?\s*\?>/i, '')
  if (MORE_THAN_ELEMENTS.test(body)) throw new SamlRefusal('structure')
  // Two for an element. The parser takes a second for a body of nothing but nested namespaces.
  if (body.split('<').length > 2 * ELEMENTS_MAX) throw new SamlRefusal('structure')
  const refuse = () => {
    throw new SamlRefusal('structure')
  }
  const errorHandler = { warning: refuse, error: refuse, fatalError: refuse }
  const { childNodes } = new DOMParser({ errorHandler }).parseFromString(body, 'text/xml') as Document
  const roots = Array.from(childNodes).filter(({ nodeType }) => nodeType === ELEMENT)
  if (roots.length !== 1) throw new SamlRefusal('structure')
  return roots[0] as Element
}

/** The element and all below it, within bounds that no answer of a sign-in comes near. */
export function everyElement(root: Element): Element[] {
  const found: Element[] = []
  const add = (element: Element, depth: number) => {
    if (depth > DEPTH_MAX || found.length >= ELEMENTS_MAX) throw new SamlRefusal('structure')
    found.push(element)
    for (const child of elementsOf(element)) add(child, depth + 1)
  }
  add(root, 1)
  return found
}

export const elementsOf = (parent: Element): Element[] =>
  Array.from(parent.childNodes).filter(({ nodeType }) => nodeType === ELEMENT) as Element[]

export const isNamed = (element: Element, namespace: string, name: string): boolean =>
  element.namespaceURI === namespace && element.localName === name

export const childrenNamed = (parent: Element, namespace: string, name: string): Element[] =>
  elementsOf(parent).filter((child) => isNamed(child, namespace, name))

/** The only child of that name. */
export function onlyChild(parent: Element, namespace: string, name: string): Element {
  const [child, another] = childrenNamed(parent, namespace, name)
  if (!child || another) throw new SamlRefusal('structure')
  return child
}

/** The text of an element that has nothing else. */
export function textOf(element: Element): string {
  const nodes = Array.from(element.childNodes)
  if (nodes.some(({ nodeType }) => nodeType !== TEXT)) throw new SamlRefusal('structure')
  return nodes
    .map(({ nodeValue }) => nodeValue ?? '')
    .join('')
    .trim()
}
