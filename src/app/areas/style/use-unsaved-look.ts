import { useQuery } from '@tanstack/react-query'
import type { WeddingLook } from '#contract/style.ts'
import type { Wedding } from '#contract/weddings.ts'
import type { ChosenLook } from '#domain/style/look-merge.ts'
import { CENTRE, type CoverFocus, type WeddingStyle } from '#domain/style/wedding-styles.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { coversQuery } from './style.queries.ts'

/** The changes of this page that are not published; what others publish meanwhile shows in the rest. */
type Chosen = { style: WeddingStyle; detail: string | null; coverId: string | null; focus: CoverFocus }

/** The chosen look, and what each of its fields was when it was first changed. */
type Kept = Chosen & { begun: Partial<Chosen> }

export type UnsavedLook = {
  look: WeddingLook
  isChanged: boolean
  /** The look with what the changed fields were when they were changed, to be told from what others have published. */
  from: ChosenLook
  change: (changes: Partial<Chosen>) => void
  forget: () => void
  /** Takes back what was published; what was chosen while that was under way is still to be published. */
  forgetPublished: (published: WeddingLook) => void
}

/** The look of a wedding as it is being chosen: it stays until it is published or given up. */
export function useUnsavedLook({ id, look }: Wedding): UnsavedLook {
  const [{ begun = {}, ...typed }, type] = useUnsavedForm<Kept>(`${id} style`)
  const { data: covers = [] } = useQuery(coversQuery(id))
  const { style, detail, coverId, focus }: Chosen = { ...chosenIn(look), ...typed }
  const chosen = covers.find((cover) => cover.id === coverId && cover.status !== 'damaged')
  const cover = chosen ?? (look.cover?.id === coverId ? look.cover : null)
  const unsaved = { style, colors: detail === null ? null : { detail }, cover, focus: cover ? focus : CENTRE }
  return {
    look: unsaved,
    isChanged: !isSameLook(unsaved, look),
    from: chosenOf({ ...chosenIn(look), ...begun }),
    change: (changes) => {
      const names = Object.keys(changes) as (keyof Chosen)[]
      const first = names.filter((name) => typed[name] === undefined && begun[name] === undefined)
      const were = Object.fromEntries(first.map((name) => [name, chosenIn(look)[name]]))
      type({ ...changes, begun: { ...begun, ...were } })
    },
    forget: () => type(null),
    forgetPublished: (published) => {
      const sent = chosenIn(published)
      type(({ begun: _, ...now }) => {
        const names = Object.keys(now) as (keyof Chosen)[]
        const same = names.filter((name) => JSON.stringify(now[name]) === JSON.stringify(sent[name]))
        // A field that was chosen meanwhile begins from what is published now.
        const later = names.filter((name) => !same.includes(name))
        return {
          ...Object.fromEntries(same.map((name) => [name, undefined])),
          begun: later.length === 0 ? undefined : Object.fromEntries(later.map((name) => [name, sent[name]])),
        }
      })
    },
  }
}

const chosenIn = ({ style, colors, cover, focus }: WeddingLook): Chosen => ({
  style,
  detail: colors?.detail ?? null,
  coverId: cover?.id ?? null,
  focus,
})

const chosenOf = ({ style, detail, coverId, focus }: Chosen): ChosenLook => ({
  style,
  colors: detail === null ? null : { detail },
  coverId,
  focus,
})

/** A look as it is chosen, of one that is shown. */
export const asChosen = (look: WeddingLook): ChosenLook => chosenOf(chosenIn(look))

const isSameLook = (one: WeddingLook, other: WeddingLook): boolean =>
  one.style === other.style &&
  one.colors?.detail === other.colors?.detail &&
  one.cover?.id === other.cover?.id &&
  (!one.cover || (isNear(one.focus.x, other.focus.x) && isNear(one.focus.y, other.focus.y)))

/** The database keeps a point with fewer digits. */
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.001
