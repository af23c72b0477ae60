import {
  comesToAny,
  mergeMarks,
  type PersonValues,
  type RsvpValues,
} from '#domain/households/answer-values.ts'
import type { SaidWish } from '#domain/lodging/wishes.ts'

/** The fields of the form: those of the invitation, and the rooms where the family is asked for them. */
export type FormValues = RsvpValues & { beds?: SaidWish | undefined }

/** The value that was typed into a field, and the one that it had when that began. */
export type Typed = {
  now?: unknown
  before?: unknown
  /** Of a permission: what was stored for the kitchen when it was given. */
  over?: unknown
}

export type TypedFields = Readonly<Record<string, Typed>>

/** A field by its way through the values: `['people', id, 'menu']`. */
export type Way = readonly string[]

/** Whether a person brings a companion and how they are called, which is one answer. */
export const BRINGS = 'brings'

type Brings = Pick<PersonValues, 'hasCompanion' | 'companion'>

const SEPARATOR = '/'

export const nameOf = (way: Way) => way.join(SEPARATOR)
export const wayOf = (name: string): Way => name.split(SEPARATOR)

export const valueAt = (values: unknown, way: Way): unknown =>
  way.reduce<unknown>((part, key) => (key === BRINGS ? bringsOf(part) : fieldOf(part, key)), values)

const fieldOf = (part: unknown, key: string) => (part as Record<string, unknown> | undefined)?.[key]

const bringsOf = (person: unknown): Brings => {
  const { hasCompanion, companion } = person as PersonValues
  return { hasCompanion, companion }
}

function withValue(values: unknown, [key, ...rest]: Way, value: unknown): unknown {
  if (key === undefined) return value
  const record = values as Record<string, unknown> | undefined
  if (key === BRINGS) return { ...record, ...(value as Brings) }
  return { ...record, [key]: withValue(record?.[key], rest, value) }
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether two say the same, also where no companion was said in another way. */
const saysSame = (one: unknown, other: unknown) => isSame(saidOf(one), saidOf(other))

const saidOf = (value: unknown) => {
  if (typeof value !== 'object' || value === null || !('hasCompanion' in value)) return value
  const { hasCompanion, companion } = value as Brings
  return hasCompanion ? companion.trim() : null
}

/** Marks that others have made or taken off stay so: only those of the member lie over them. */
function over(stored: unknown, { now, before }: Typed, side: 'now' | 'before'): unknown {
  if (!Array.isArray(now)) return side === 'now' ? now : before
  return side === 'now' ? mergeMarks(now, before as string[], stored as string[]) : stored
}

/** The values with what was typed over them; on the side `before`, those over which it was typed. */
export const valuesWith = (present: FormValues, typed: TypedFields, side: 'now' | 'before'): FormValues =>
  Object.entries(typed).reduce<unknown>((values, [name, one]) => {
    const way = wayOf(name)
    return withValue(values, way, over(valueAt(present, way), one, side))
  }, present) as FormValues

/** A field after it was typed into; `undefined` where that is stored already. */
export function typedAt(present: FormValues, way: Way, now: unknown, former: Typed | undefined) {
  const stored = valueAt(present, way)
  if (isSame(now, stored)) return undefined
  const before = former && !Array.isArray(now) ? former.before : stored
  const [part, id = '', field] = way
  const isPermission = part === 'people' && field === 'hasConsent' && now === true
  return { now, before, ...(isPermission && { over: needsOf(present, id) }) }
}

const needsOf = ({ people }: FormValues, id: string) => {
  const { allergens, diets, note } = people[id]!
  return { allergens, diets, note }
}

/**
 * Whether a permission was given before others noted more for the kitchen: the guest has not been told of that, so that
 * it counts no longer.
 */
export function isOutOfDate(present: FormValues, way: Way, { over: seen }: Typed): boolean {
  const [part, id = '', field] = way
  if (part !== 'people' || field !== 'hasConsent' || seen === undefined) return false
  return present.people[id] !== undefined && !isSame(seen, needsOf(present, id))
}

/** Another value that is stored by now than the one typed over, and than the one typed; `undefined` without any. */
export function othersOver(present: FormValues, way: Way, one: Typed | undefined) {
  const stored = valueAt(present, way)
  if (!one || saysSame(one.before, stored) || saysSame(one.now, stored)) return undefined
  return { value: stored }
}

/** Whether anyone comes: buses and rooms are asked of those alone. */
export const isOfComing = ([part = '']: Way) => ['busOut', 'busBack', 'beds'].includes(part)
export const doesAnyCome = ({ people }: FormValues) => Object.values(people).some(comesToAny)

/** The fields that are still to be saved, once `sent` is stored: they lie over that. */
export function typedSince(now: Partial<TypedFields>, sent: TypedFields): Record<string, Typed | undefined> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, saved]) => {
      const one = now[name] ?? { now: saved.before }
      return [name, isSame(one.now, saved.now) ? undefined : { ...one, before: saved.now }]
    }),
  )
}
