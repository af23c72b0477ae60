import { mergeValue } from '../activity/three-way-merge.ts'
import type { CoverFocus, WeddingColors, WeddingStyle, WeddingStyleChoice } from './wedding-styles.ts'

/** The look of a wedding as it is chosen: without a cover its style draws one. */
export type ChosenLook = WeddingStyleChoice & { coverId: string | null; focus: CoverFocus }

type Cover = Pick<ChosenLook, 'coverId' | 'focus'>

/** A field that both sides have changed, each in its own way. */
export type LookDifference =
  | { field: 'style'; published: WeddingStyle; prepared: WeddingStyle }
  | { field: 'colors'; published: WeddingColors | null; prepared: WeddingColors | null }
  | { field: 'cover'; published: Cover; prepared: Cover }

/**
 * Puts a look that was chosen together with the one that others have published meanwhile: style, colour and cover are
 * told apart, and the point of a cover goes with it. Without the look that the change began from, the chosen one counts.
 */
export function mergeLooks(
  from: ChosenLook | undefined,
  stored: ChosenLook,
  given: ChosenLook,
): { look: ChosenLook; conflicts: LookDifference[] } {
  const base = from ?? stored
  const style = mergeValue({ base: base.style, stored: stored.style, given: given.style })
  const colors = mergeValue({ base: base.colors, stored: stored.colors, given: given.colors })
  const cover = mergeValue({ base: coverOf(base), stored: coverOf(stored), given: coverOf(given) })
  const conflicts: LookDifference[] = []
  if (!style) conflicts.push({ field: 'style', published: stored.style, prepared: given.style })
  if (!colors) conflicts.push({ field: 'colors', published: stored.colors, prepared: given.colors })
  if (!cover) conflicts.push({ field: 'cover', published: coverOf(stored), prepared: coverOf(given) })
  return {
    look: {
      style: (style ?? { value: stored.style }).value,
      colors: (colors ?? { value: stored.colors }).value,
      ...(cover ?? { value: coverOf(stored) }).value,
    },
    conflicts,
  }
}

/** A change once it was chosen which side counts in each conflict: it begins from what the other side has published. */
export function settleLook(
  { from, given }: { from: ChosenLook; given: ChosenLook },
  conflicts: readonly LookDifference[],
  isOurs: (field: LookDifference['field']) => boolean,
): { from: ChosenLook; given: ChosenLook } {
  const published = Object.assign({}, ...conflicts.map(publishedOf))
  const taken = conflicts.filter(({ field }) => !isOurs(field))
  return {
    from: { ...from, ...published },
    given: { ...given, ...Object.assign({}, ...taken.map(publishedOf)) },
  }
}

/** The way back of a change that was published: what it changed is as it was, and the rest as it is published. */
export const takenBack = (
  { from, given }: { from: ChosenLook; given: ChosenLook },
  published: ChosenLook,
) => ({
  from: published,
  given: mergeLooks(given, published, from).look,
})

const publishedOf = (conflict: LookDifference): Partial<ChosenLook> =>
  conflict.field === 'cover' ? conflict.published : { [conflict.field]: conflict.published }

/** The database keeps a point with fewer digits: the same point is the same. */
const coverOf = ({ coverId, focus }: ChosenLook): Cover => ({
  coverId,
  focus: { x: Math.fround(focus.x), y: Math.fround(focus.y) },
})
