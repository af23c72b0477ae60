import type { Rule } from './fault.ts'

/** The first word of a comment: of a block, or of the first of several `//` lines. */
const FIRST_WORD = /^(?<![ \t]*\/\/.*\n)[ \t]*(?:\{?\/\*\*?(?:\s*\n[ \t]*\*)?|\/\/)[ \t]*([A-Z][a-z]+)\b/gm

/** A comment that begins with one of these is a clause that leaves its subject to the reader. */
const FRAGMENTS = ['What', 'Where', 'Who', 'Whose', 'Whom', 'Whoever', 'Whatever', 'Nobody', 'Somebody']

export const commentsHaveSubjects: Rule = (modules) =>
  modules.flatMap(({ path, text }) =>
    Array.from(text.matchAll(FIRST_WORD))
      .filter(([, word]) => FRAGMENTS.includes(word!))
      .map(({ index, 0: beginning, 1: word }) => ({
        path: `${path}:${text.slice(0, index + beginning.length).split('\n').length}`,
        cure: `a comment begins with '${word}': name its subject, or drop it where the name says the same`,
      })),
  )
