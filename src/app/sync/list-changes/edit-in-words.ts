import type { Edit, Item } from './change.ts'
import type { ListWords } from './failure-policy.ts'

/** Says what an edit is about and what it wanted: 'la hora de «Banquete», 20:30'. */
export const editInWords = <I extends Item>(words: ListWords<I, string>, edit: Edit<I>): string =>
  `${aboutEdit(words, edit)}, ${valueInWords(words, edit, edit.value)}`

export function aboutEdit<I extends Item>(words: ListWords<I, string>, { item, field }: Edit<I>): string {
  const said = words.fields[field]!
  return 'typed' in said ? said.typed(item) : said.about(item)
}

/** A value of the field of an edit as it is read. */
export function valueInWords<I extends Item>(
  words: ListWords<I, string>,
  { item, field }: Edit<I>,
  value: unknown,
): string {
  const { reads } = words.fields[field]!
  if (reads) return reads(value as never, item)
  return value === null || value === '' ? 'sin nada' : String(value)
}
