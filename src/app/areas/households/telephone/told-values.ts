import type { Family } from '../../../shared/households/families.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
import { readUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import {
  doesAnyCome,
  type FormValues,
  isOfComing,
  isOutOfDate,
  nameOf,
  othersOver,
  type Typed,
  type TypedFields,
  typedAt,
  typedSince,
  valueAt,
  valuesWith,
  type Way,
  wayOf,
} from './typed-fields.ts'

/**
 * The name of what is typed for a family. It goes with the household, also when a guest leaves it; what was typed for a guest who
 * stood alone goes with them into theirs.
 */
export function unsavedOf(weddingId: string, { key, household, people }: Family): string {
  const of = (id: string) => `telephone ${weddingId} ${id}`
  if (!household || readUnsaved(of(key)) !== null) return of(key)
  return people.map(({ guest }) => of(guest.id)).find((alone) => readUnsaved(alone) !== null) ?? of(key)
}

/**
 * The fields of a family while a member fills them in: what was typed lies over what is stored, each over the value that
 * it had then, and stays in this tab until it is saved or given up. What is not asked by now has no field.
 */
export function useToldValues(key: string, present: FormValues, isAsked: (way: Way) => boolean) {
  const [unsaved, change] = useUnsavedForm<Record<string, Typed>>(key)
  return toldValues({ key, unsaved, change }, present, isAsked)
}

type Fields = {
  key: string
  unsaved: Partial<TypedFields>
  /** As `useUnsavedForm` gives it. */
  change: ReturnType<typeof useUnsavedForm<Record<string, Typed>>>[1]
}

/** The same without drawing it. */
export function toldValues(
  { key, unsaved, change }: Fields,
  present: FormValues,
  isAsked: (way: Way) => boolean,
) {
  const only = (names: readonly string[]): TypedFields =>
    Object.fromEntries(names.map((name) => [name, unsaved[name]!]))
  const ofAsked = Object.keys(unsaved).filter((name) => isAsked(wayOf(name)))
  const comes = doesAnyCome(valuesWith(present, only(ofAsked), 'now'))
  const known = ofAsked.filter((name) => comes || !isOfComing(wayOf(name)))
  const typed = only(known.filter((name) => !isOutOfDate(present, wayOf(name), unsaved[name]!)))
  return {
    values: valuesWith(present, typed, 'now'),
    /** The values over which was typed. */
    shown: valuesWith(present, typed, 'before'),
    typed,
    isTyped: Object.keys(typed).length > 0,
    say: (way: Way, now: unknown) =>
      change({ [nameOf(way)]: typedAt(present, way, now, unsaved[nameOf(way)]) }),
    /** The value that another has given a field meanwhile; `undefined` where none has. */
    othersAt: (way: Way) => othersOver(present, way, typed[nameOf(way)]),
    /** Whether more is noted for the kitchen by now than what a person has agreed to. */
    isAskedAgain: (id: string) => {
      const way = ['people', id, 'hasConsent']
      const one = unsaved[nameOf(way)]
      return one !== undefined && !present.people[id]?.hasConsent && isOutOfDate(present, way, one)
    },
    takeTheirs: (way: Way) => change({ [nameOf(way)]: undefined }),
    keepMine: (way: Way) =>
      change({ [nameOf(way)]: { now: unsaved[nameOf(way)]?.now, before: valueAt(present, way) } }),
    forget: () => change(null),
    /** Forgets what is stored by now, and what is asked no more; says whether that was all. */
    saved(sent: TypedFields): boolean {
      const gone = Object.keys(unsaved).filter((name) => !known.includes(name))
      const forgotten = Object.fromEntries(gone.map((name) => [name, undefined]))
      change((now) => ({ ...forgotten, ...typedSince(now, sent) }))
      return readUnsaved(key) === null
    },
  }
}

export type ToldValues = ReturnType<typeof useToldValues>
