import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import type { LogoRefusal, SvgFinding } from '#domain/branding/branding.ts'

/** A drawing that holds nothing but a drawing, and what was taken out of it. */
export type CleanSvg = { svg: string; removed: SvgFinding[] }

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'

/** Entities can grow a small file into gigabytes, and no program that draws needs them. */
const ENTITIES = /<!ENTITY|<!DOCTYPE[^>]*\[/i

/**
 * Takes everything out of an SVG that is no drawing: scripts, handlers, HTML, and references to files
 * elsewhere. DOMPurify decides what stays; the hooks hold references to the drawing itself, or to a picture that
 * lies inside. Nothing is loaded or run while it is read.
 */
export function sanitiseSvg(text: string): CleanSvg | LogoRefusal {
  if (ENTITIES.test(text)) return 'SVG_HAS_ENTITIES'
  const { window } = new JSDOM('')
  try {
    const document = new window.DOMParser().parseFromString(text.trim(), 'image/svg+xml')
    const root = document.documentElement
    if (document.getElementsByTagName('parsererror').length > 0) return 'LOGO_DAMAGED'
    if (root.localName !== 'svg' || root.namespaceURI !== SVG) return 'LOGO_TYPE_REFUSED'
    const removed = findingsIn(document)
    const purify = createDOMPurify(window)
    purify.addHook('uponSanitizeElement', (node) => cleanStyleElement(node))
    purify.addHook('uponSanitizeAttribute', (element, attribute) => {
      attribute.keepAttr &&= isOwnReference(element, attribute.attrName, attribute.attrValue)
      // DOMPurify leaves `use` out because it can point elsewhere, which the line above has ruled out.
      if (attribute.keepAttr && isHref(attribute.attrName)) attribute.forceKeepAttr = true
    })
    const clean = purify.sanitize(root, {
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use'],
      KEEP_CONTENT: false,
      RETURN_DOM: true,
    })
    const drawing = (clean as Element).getElementsByTagNameNS(SVG, 'svg')[0]
    if (!drawing) return 'SVG_EMPTY'
    return { svg: new window.XMLSerializer().serializeToString(drawing), removed: [...removed] }
  } catch {
    return 'LOGO_DAMAGED'
  } finally {
    window.close()
  }
}

/** Finds the parts that will not be kept, for the person who sent them. */
function findingsIn(document: Document): Set<SvgFinding> {
  const found = new Set<SvgFinding>()
  for (const node of document.childNodes) {
    if (node.nodeName === 'xml-stylesheet') found.add('cssImport')
  }
  for (const element of document.getElementsByTagName('*')) {
    const name = element.localName.toLowerCase()
    if (name === 'script') found.add('script')
    if (name === 'foreignobject' || element.namespaceURI === XHTML) found.add('foreignContent')
    if (name === 'style') {
      const css = element.textContent ?? ''
      if (/@import/i.test(css)) found.add('cssImport')
      if (hasForeignUrl(css.replace(IMPORT_RULE, ''))) found.add('externalResource')
    }
    for (const attribute of element.attributes) {
      if (/^on/i.test(attribute.localName)) found.add('handler')
      else if (isHref(attribute.name)) {
        if (/^\s*javascript:/i.test(attribute.value)) found.add('script')
        else if (name !== 'a' && !isOwnReference(element, attribute.name, attribute.value))
          found.add('externalResource')
      } else if (hasForeignUrl(attribute.value)) found.add('externalResource')
    }
  }
  return found
}

const IMPORT_RULE = /@import[^;]*;?/gi
const URL_VALUE = /url\(\s*(['"]?)([^'")]*)\1\s*\)/gi

/** A `url(…)` that leads out of the drawing. */
const hasForeignUrl = (text: string): boolean =>
  [...text.matchAll(URL_VALUE)].some(([, , target = '']) => !target.trim().startsWith('#'))

const isHref = (name: string) => /^(xlink:)?href$/i.test(name)

/** Whether a reference stays inside of the drawing: to a part of it, or to a picture that it carries itself. */
function isOwnReference(element: Element, name: string, value: string): boolean {
  if (!isHref(name)) return !hasForeignUrl(value) && !value.includes('\\')
  const target = value.trim()
  if (target.startsWith('#')) return true
  const isPicture = /^data:image\/(png|jpeg|webp|gif);base64,[a-z0-9+/=\s]+$/i.test(target)
  return isPicture && element.localName.toLowerCase() === 'image'
}

/** Escapes could spell what is looked for here in another way: a sheet with any is dropped. */
function cleanStyleElement(node: Node) {
  if (node.nodeName.toLowerCase() !== 'style') return
  const css = node.textContent ?? ''
  const kept = css
    .replace(IMPORT_RULE, '')
    .replace(URL_VALUE, (url, _, target: string) => (target.trim().startsWith('#') ? url : 'none'))
  node.textContent = /\\|@import/i.test(kept) ? '' : kept
}
