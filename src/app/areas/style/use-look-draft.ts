import { useQuery } from '@tanstack/react-query'
import type { WeddingLook } from '#contract/style.ts'
import type { Wedding } from '#contract/weddings.ts'
import { CENTRE, type CoverFocus, type WeddingStyle } from '#domain/wedding-styles.ts'
import { useFormDraft } from '../../lib/unsaved/drafts.ts'
import { coversQuery } from './style.queries.ts'

/** The changes of this page that are not published; what others publish meanwhile shows in the rest. */
type Draft = { style: WeddingStyle; detail: string | null; coverId: string | null; focus: CoverFocus }

export type LookDraft = {
  look: WeddingLook
  isChanged: boolean
  change: (changes: Partial<Draft>) => void
  forget: () => void
  /** Takes back what was published; what was chosen while that was under way is still to be published. */
  forgetPublished: (published: WeddingLook) => void
}

/** The look of a wedding as it is being chosen: it stays until it is published or given up. */
export function useLookDraft({ id, look }: Wedding): LookDraft {
  const [typed, type] = useFormDraft<Draft>(`${id} style`)
  const { data: covers = [] } = useQuery(coversQuery(id))
  const { style, detail, coverId, focus }: Draft = { ...draftOf(look), ...typed }
  const chosen = covers.find((cover) => cover.id === coverId && cover.status !== 'damaged')
  const cover = chosen ?? (look.cover?.id === coverId ? look.cover : null)
  const draft = { style, colors: detail === null ? null : { detail }, cover, focus: cover ? focus : CENTRE }
  return {
    look: draft,
    isChanged: !isSameLook(draft, look),
    change: type,
    forget: () => type(null),
    forgetPublished: (published) => {
      const sent = draftOf(published)
      type((now) => {
        const names = Object.keys(now) as (keyof Draft)[]
        const same = names.filter((name) => JSON.stringify(now[name]) === JSON.stringify(sent[name]))
        return Object.fromEntries(same.map((name) => [name, undefined]))
      })
    },
  }
}

const draftOf = ({ style, colors, cover, focus }: WeddingLook): Draft => ({
  style,
  detail: colors?.detail ?? null,
  coverId: cover?.id ?? null,
  focus,
})

const isSameLook = (one: WeddingLook, other: WeddingLook): boolean =>
  one.style === other.style &&
  one.colors?.detail === other.colors?.detail &&
  one.cover?.id === other.cover?.id &&
  (!one.cover || (isNear(one.focus.x, other.focus.x) && isNear(one.focus.y, other.focus.y)))

/** The database keeps a point with fewer digits. */
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.001
