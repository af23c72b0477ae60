/** Text as people compare it: accents, case and runs of blanks make no difference (`ñ` equals `n`). */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
