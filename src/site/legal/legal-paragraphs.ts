import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Operator } from '#domain/operation/operator.ts'
import type { LegalText } from './legal-texts.ts'

/** The paragraphs of a text of law, without its list of contents: two versions are compared by them. */
export function legalParagraphs({ Page }: LegalText, operator: Operator): string[] {
  return renderToStaticMarkup(createElement(Page, { operator }))
    .replace(/<nav[\s\S]*?<\/nav>/g, '')
    .replace(/<(a|caption|p)\b[^>]*data-print="hide"[\s\S]*?<\/\1>/g, '')
    .replace(/<\/(p|h1|h2|h3|li|tr|dt|dd|caption|blockquote)>/g, '\n')
    .replace(/<\/t[hd]>/g, ' · ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => decoded(line).replace(/\s+/g, ' ').replace(/ · $/, '').trim())
    .filter(Boolean)
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: '\u00a0',
}

const decoded = (text: string) =>
  text.replace(/&([a-z]+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
