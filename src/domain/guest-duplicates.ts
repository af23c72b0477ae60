import { foldText } from './fold-text.ts'
import type { GuestDraft } from './guests.ts'

/** A guest of the import who may be there already, at most one per guest. */
export type PossibleDuplicate = {
  /** Its place among the guests to import. */
  index: number
  /** Whom it resembles: a guest already in the wedding, or an earlier one of the same import. */
  of: 'existing' | 'import'
  otherIndex: number
  because: 'name' | 'email'
}

type Person = Pick<GuestDraft, 'fullName' | 'email'>

/**
 * The guests of an import that share a name (accents, case and blanks ignored) or an email with
 * a guest of the wedding, or with an earlier row. Possible, not certain: namesakes exist and
 * couples share an address, so it is for a person to decide.
 */
export function findPossibleDuplicates(
  drafts: readonly Person[],
  existing: readonly Person[],
): PossibleDuplicate[] {
  const inWedding = new People()
  for (const person of existing) inWedding.add(person)
  const inImport = new People()
  const duplicates: PossibleDuplicate[] = []
  for (const [index, person] of drafts.entries()) {
    const there = inWedding.take(person) ?? inWedding.sharingEmail(person)
    const earlier = inImport.named(person) ?? inImport.sharingEmail(person)
    if (there) duplicates.push({ index, of: 'existing', ...there })
    else if (earlier) duplicates.push({ index, of: 'import', ...earlier })
    inImport.add(person)
  }
  return duplicates
}

/**
 * Whether a possible duplicate may be skipped: it stands in the list under the same name. Couples share an
 * address, and two rows of one file are two people ('Mamá' and 'Mamá' of both families).
 */
export const isSkippable = ({ of, because }: PossibleDuplicate): boolean =>
  of === 'existing' && because === 'name'

type Resemblance = Pick<PossibleDuplicate, 'otherIndex' | 'because'>

class People {
  private count = 0
  private readonly people: Person[] = []
  private readonly byName = new Map<string, number[]>()
  private readonly byEmail = new Map<string, number>()

  /** Numbers people as they come; the first of two alike is the one that is found. */
  add(person: Person) {
    const name = foldText(person.fullName)
    const namesakes = this.byName.get(name)
    if (namesakes) namesakes.push(this.count)
    else this.byName.set(name, [this.count])
    const address = person.email && foldText(person.email)
    if (address && !this.byEmail.has(address)) this.byEmail.set(address, this.count)
    this.people.push(person)
    this.count += 1
  }

  named({ fullName }: Person): Resemblance | null {
    const [first] = this.byName.get(foldText(fullName)) ?? []
    return first === undefined ? null : { otherIndex: first, because: 'name' }
  }

  /** A namesake, once: a second one of that name is another person. So is one with another email. */
  take({ fullName, email }: Person): Resemblance | null {
    const namesakes = this.byName.get(foldText(fullName)) ?? []
    const position = namesakes.findIndex((index) => {
      const other = this.people[index]!.email
      return !email || !other || foldText(email) === foldText(other)
    })
    if (position < 0) return null
    return { otherIndex: namesakes.splice(position, 1)[0]!, because: 'name' }
  }

  sharingEmail({ email }: Person): Resemblance | null {
    const found = email ? this.byEmail.get(foldText(email)) : undefined
    return found === undefined ? null : { otherIndex: found, because: 'email' }
  }
}
