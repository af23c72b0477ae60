import type { Plugin } from 'vite'

const BEYOND_LATIN_1 = /[^\0-\u{ff}]/gu
const NOT_TO_BE_ESCAPED = /String\.raw`[^`]*[^\0-\u{ff}]|\\[^\0-\u{ff}]/u

/**
 * Writes characters beyond Latin-1 as escapes: the engine keeps the source of a script in memory, with two bytes for
 * each of its characters as soon as one of them needs two. Source maps stay right to the line.
 */
export function oneByteScripts(): Plugin {
  return {
    name: 'one-byte-scripts',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue
          const [text] = NOT_TO_BE_ESCAPED.exec(output.code) ?? []
          if (text) throw new Error(`${output.fileName} cannot escape ${text.slice(-40)}`)
          output.code = output.code.replaceAll(BEYOND_LATIN_1, escaped)
        }
      },
    },
  }
}

/** As code units: in a regular expression a pair of escapes is one character where one character would be. */
function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, unit) => {
    return `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`
  }).join('')
}
