/** Text as people compare it: accents, case and runs of blanks make no difference (`ñ` equals `n`). */
export function foldText(text: string): string {
  const plain = ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Has no accents to look for: most addresses and many names. */
const ASCII = /^\p{ASCII}*$/u
