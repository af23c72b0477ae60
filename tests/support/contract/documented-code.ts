import { readFileSync } from 'node:fs'

/** The block of code in a language that stands in a document. */
export function codeIn(document: string, language: string): string {
  const text = readFileSync(new URL(`../../../docs/${document}`, import.meta.url), 'utf8')
  const code = new RegExp(`^\`\`\`${language}\\n([\\s\\S]+?)^\`\`\`$`, 'm').exec(text)?.[1]
  if (!code) throw new Error(`${document} has no code in ${language}`)
  return code
}
