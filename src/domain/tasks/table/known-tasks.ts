import { splitLines } from '../../text/clean-text.ts'
import { foldText } from '../../text/fold-text.ts'
import { type Assignee, assigneeKey } from '../tasks.ts'

/** A pasted text as rows of cells: cells of a spreadsheet are parted by tabs, and a comma is part of a title. */
export const rowsOfText = (text: string): string[][] => splitLines(text).map((line) => line.split('\t'))

/** Tells which titles the wedding has already; accents, case and spaces do not count. */
export function knownTitles(tasks: readonly { title: string }[]): (title: string) => boolean {
  const known = new Set(tasks.map(({ title }) => foldText(title)))
  return (title) => known.has(foldText(title))
}

type Person = { name: string; short: string; who: Assignee }

/** The people that a list names: members by their whole name or their first, and others by name, each once. */
export function assigneesNamed(names: readonly string[], known: readonly Person[]): Assignee[] {
  const found = names.map((name): Assignee => memberNamed(name, known) ?? { kind: 'person', name })
  return [...new Map(found.map((who) => [assigneeKey(who), who])).values()]
}

function memberNamed(name: string, known: readonly Person[]): Assignee | undefined {
  const isIt = (other: string) => foldText(other) === foldText(name)
  const byShort = known.filter(({ short }) => isIt(short))
  return (known.find((person) => isIt(person.name)) ?? (byShort.length === 1 ? byShort[0] : undefined))?.who
}
