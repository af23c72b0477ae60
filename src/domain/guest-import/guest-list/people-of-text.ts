/**
 * The readings of a text that names or counts several people: `own`, each with what stands beside their name; `shared`,
 * the first with the surnames of the last; `written`, one guest as the text stands.
 */
export const SEVERAL_AS = ['own', 'shared', 'written'] as const

export type SeveralAs = (typeof SEVERAL_AS)[number]

/** The people that a text names, and those that it only counts. */
export type PeopleOfText = {
  names: string[]
  /** Companions and children without a name. */
  companions: number
  children: number
  /** The name of the people together: 'Familia Rincón'. */
  group: string | null
  /** The text names no person: 'Familia Rincón (4)'. */
  isGroupOnly: boolean
  /** 'Ana e hijos': more people than named, and nobody knows how many. */
  isOpen: boolean
  /** The first could have the surnames of the last. */
  couldShare: boolean
}

/** A text of one person, unless more is said of it. */
export const one = (name: string, more: Partial<PeopleOfText> = {}): PeopleOfText => ({
  ...{ names: [name], companions: 0, children: 0, group: null },
  ...{ isGroupOnly: false, isOpen: false, couldShare: false },
  ...more,
})

/** The people of several texts, as one. */
export function together(parts: readonly PeopleOfText[], group: string | null): PeopleOfText {
  const sum = (of: 'companions' | 'children') => parts.reduce((total, part) => total + part[of], 0)
  return one('', {
    names: parts.flatMap(({ names }) => names),
    companions: sum('companions'),
    children: sum('children'),
    group,
    isOpen: parts.some(({ isOpen }) => isOpen),
    couldShare: parts.some(({ couldShare }) => couldShare),
  })
}

/** Reads the people of a part of a text. */
export type ReadPeople = (text: string) => PeopleOfText
