import type { RsvpValues } from '#domain/households/answer-values.ts'
import type { SaidWish } from '#domain/lodging/wishes.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'

/** The fields of the form: those of the invitation, and the rooms where the family is asked for them. */
export type FormValues = RsvpValues & { beds?: SaidWish | undefined }

/** The value that was typed into a field, and the one that it had when that began. */
type Typed = { now?: unknown; before?: unknown }

/** A field by its way through the values: `['people', id, 'menu']`. */
export type Way = readonly string[]

const SEPARATOR = '/'

const valueAt = (values: unknown, way: Way): unknown =>
  way.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], values)

function withValue(values: unknown, [key, ...rest]: Way, value: unknown): unknown {
  if (key === undefined) return value
  const record = values as Record<string, unknown> | undefined
  return { ...record, [key]: withValue(record?.[key], rest, value) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The fields of a family while a member fills them in: what was typed lies over what is stored, each over the value that
 * it had then, and stays in this tab until it is saved or given up.
 */
export function useToldValues(key: string, present: FormValues) {
  const [typed, change] = useUnsavedForm<Record<string, Typed>>(key)
  // A person who is not of the family any more has no fields.
  const ways = Object.keys(typed).filter((name) => {
    const [part, id = ''] = name.split(SEPARATOR)
    return part !== 'people' || present.people[id] !== undefined
  })
  const over = (side: keyof Typed) =>
    ways.reduce<unknown>(
      (values, name) => withValue(values, name.split(SEPARATOR), typed[name]?.[side]),
      present,
    ) as FormValues
  return {
    values: over('now'),
    /** The values over which was typed. */
    shown: over('before'),
    isTyped: ways.length > 0,
    say(way: Way, now: unknown) {
      const name = way.join(SEPARATOR)
      const before = typed[name] ? typed[name].before : valueAt(present, way)
      change({
        [name]: isSame(now, valueAt(present, way)) ? undefined : { now, before },
      })
    },
    /** The value that another has given a field meanwhile; `undefined` where none has. */
    othersAt(way: Way): { value: unknown } | undefined {
      const one = typed[way.join(SEPARATOR)]
      const stored = valueAt(present, way)
      if (!one || isSame(one.before, stored) || isSame(one.now, stored)) return undefined
      return { value: stored }
    },
    takeTheirs: (way: Way) => change({ [way.join(SEPARATOR)]: undefined }),
    keepMine(way: Way) {
      const name = way.join(SEPARATOR)
      change({ [name]: { now: typed[name]?.now, before: valueAt(present, way) } })
    },
    forget: () => change(null),
  }
}

export type ToldValues = ReturnType<typeof useToldValues>
