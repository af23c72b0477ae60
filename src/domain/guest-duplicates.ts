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
    const there = inWedding.find(person)
    const earlier = inImport.find(person)
    if (there) duplicates.push({ index, of: 'existing', ...there })
    else if (earlier) duplicates.push({ index, of: 'import', ...earlier })
    inImport.add(person)
  }
  return duplicates
}

class People {
  private count = 0
  private readonly byName = new Map<string, number>()
  private readonly byEmail = new Map<string, number>()

  /** Numbers people as they come; the first of two alike is the one that is found. */
  add({ fullName, email }: Person) {
    const name = foldText(fullName)
    if (!this.byName.has(name)) this.byName.set(name, this.count)
    const address = email && foldText(email)
    if (address && !this.byEmail.has(address)) this.byEmail.set(address, this.count)
    this.count += 1
  }

  find({ fullName, email }: Person): Pick<PossibleDuplicate, 'otherIndex' | 'because'> | null {
    const byName = this.byName.get(foldText(fullName))
    if (byName !== undefined) return { otherIndex: byName, because: 'name' }
    const byEmail = email ? this.byEmail.get(foldText(email)) : undefined
    return byEmail === undefined ? null : { otherIndex: byEmail, because: 'email' }
  }
}
