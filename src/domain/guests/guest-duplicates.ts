import { foldText } from '../text/fold-text.ts'
import { phoneKeys } from '../text/phone.ts'
import type { NewGuest } from './guests.ts'

/** A guest of the import who may be there already, at most one per guest. */
export type PossibleDuplicate = {
  /** Its place among the guests to import. */
  index: number
  /** The kind of person it resembles: a guest already in the wedding, or an earlier one of the same import. */
  of: 'existing' | 'import'
  otherIndex: number
  because: 'name' | 'email' | 'phone'
  /** Probably the same person, and not somebody who shares an address. */
  isSame: boolean
}

type Person = Pick<NewGuest, 'fullName' | 'email'> & { phone?: string | null | undefined }

/**
 * The guests of an import that share a name (accents, case and blanks ignored), an email or a phone with a guest of
 * the wedding, or with an earlier row. Possible, not certain: namesakes exist and couples share an address, so it
 * is for a person to decide. Everybody in the wedding is found once.
 */
export function findPossibleDuplicates(
  people: readonly Person[],
  existing: readonly Person[],
): PossibleDuplicate[] {
  const inWedding = new People(existing)
  const inImport = new People([])
  const isNamesake = onceNamed(people)
  const found = new Map<number, Resemblance>()
  const find = (of: (person: Person, index: number) => Resemblance | null) => {
    for (const [index, person] of people.entries()) {
      const resemblance = found.has(index) ? null : of(person, index)
      if (resemblance) found.set(index, resemblance)
    }
  }
  // The surest first, so that nobody takes the place of a namesake with the same address.
  find((person) => inWedding.take(person))
  find((person) => (isNamesake(person) ? inWedding.takeNamesake(person) : null))
  find((person) => inWedding.takeSharing(person))
  const duplicates: PossibleDuplicate[] = []
  for (const [index, person] of people.entries()) {
    const there = found.get(index) ?? inWedding.sharing(person)
    const earlier = inImport.named(person) ?? inImport.sharing(person)
    if (there) duplicates.push({ index, of: 'existing', ...there })
    else if (earlier) duplicates.push({ index, of: 'import', ...earlier })
    inImport.add(person)
  }
  return duplicates
}

/** Whether nobody else of the list has the name. */
function onceNamed(people: readonly Person[]): (person: Person) => boolean {
  const counts = new Map<string, number>()
  for (const { fullName } of people) counts.set(foldText(fullName), (counts.get(foldText(fullName)) ?? 0) + 1)
  return ({ fullName }) => counts.get(foldText(fullName)) === 1
}

/**
 * Whether a possible duplicate is the guest who stands in the list: under the same name, or with the same address or
 * phone and a name that has a word in common. Couples share an address, and two rows of one file are two people
 * ('Mamá' and 'Mamá' of both families).
 */
export const isSkippable = ({ of, isSame }: PossibleDuplicate): boolean => of === 'existing' && isSame

type Resemblance = Pick<PossibleDuplicate, 'otherIndex' | 'because' | 'isSame'>

const phoneKey = (phone: string | null | undefined): string | null => phoneKeys(phone)[0] ?? null

const wordsOf = (name: string) =>
  foldText(name)
    .split(' ')
    .filter((word) => word.length > 1)

/** `Ana Gil` and `Ana Gil Soler`, `Ana María` and `Ana`: not `Luis`, who has the same address. */
const seemsSameName = (one: string, other: string): boolean => {
  const words = new Set(wordsOf(other))
  const [first] = wordsOf(one)
  return first !== undefined && words.has(first)
}

const emailKey = (email: string | null) => (email ? foldText(email) : null)

class People {
  private readonly people: Person[] = []
  private readonly byName = new Map<string, number[]>()
  private readonly byEmail = new Map<string, number[]>()
  private readonly byPhone = new Map<string, number[]>()
  private readonly taken = new Set<number>()

  constructor(people: readonly Person[]) {
    for (const person of people) this.add(person)
  }

  /** Numbers people as they come; the first of two alike is the one that is found. */
  add(person: Person) {
    const keys = [
      [this.byName, foldText(person.fullName)],
      [this.byEmail, emailKey(person.email)],
      [this.byPhone, phoneKey(person.phone)],
    ] as const
    for (const [index, key] of keys) {
      if (!key) continue
      const same = index.get(key)
      if (same) same.push(this.people.length)
      else index.set(key, [this.people.length])
    }
    this.people.push(person)
  }

  named({ fullName }: Person): Resemblance | null {
    const [first] = this.byName.get(foldText(fullName)) ?? []
    return first === undefined ? null : { otherIndex: first, because: 'name', isSame: false }
  }

  /** A namesake, once: a second one of that name is another person. So is one with another email. */
  take({ fullName, email }: Person): Resemblance | null {
    const namesakes = this.byName.get(foldText(fullName)) ?? []
    return this.#takeFirst(namesakes, 'name', (other) => {
      return !email || !other.email || emailKey(email) === emailKey(other.email)
    })
  }

  /** The only one of that name, whose email was corrected. */
  takeNamesake({ fullName }: Person): Resemblance | null {
    const namesakes = this.byName.get(foldText(fullName)) ?? []
    return namesakes.length === 1 ? this.#takeFirst(namesakes, 'name', () => true) : null
  }

  /** Takes a person who has the same address or phone and a name that may be theirs. */
  takeSharing({ fullName, email, phone }: Person): Resemblance | null {
    const isSame = (other: Person) => seemsSameName(fullName, other.fullName)
    return (
      this.#takeFirst(this.byEmail.get(emailKey(email) ?? '') ?? [], 'email', isSame) ??
      this.#takeFirst(this.byPhone.get(phoneKey(phone) ?? '') ?? [], 'phone', isSame)
    )
  }

  sharing({ email }: Person): Resemblance | null {
    const [found] = this.byEmail.get(emailKey(email) ?? '') ?? []
    return found === undefined ? null : { otherIndex: found, because: 'email', isSame: false }
  }

  #takeFirst(
    indexes: readonly number[],
    because: Resemblance['because'],
    isWanted: (other: Person) => boolean,
  ): Resemblance | null {
    const found = indexes.find((index) => !this.taken.has(index) && isWanted(this.people[index]!))
    if (found === undefined) return null
    this.taken.add(found)
    return { otherIndex: found, because, isSame: true }
  }
}
