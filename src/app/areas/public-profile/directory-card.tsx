import type { Branding } from '#contract/branding.ts'
import { DEFAULT_BRAND_COLOR } from '#domain/branding/branding.ts'
import { CARD_STYLES, CARD_ZONES, formatPriceFrom, plannerName } from '#domain/planners/planners.ts'
import { inSpanishPhrase } from '#domain/text/spanish-list.ts'
import { BrandLogo } from '#ui/layout/brand-logo.tsx'

/** A card shows these parts of a profile. */
export type PreviewedProfile = {
  bio: string
  zones: readonly string[]
  styles: readonly string[]
  priceFrom: number | null
  listed: boolean
}

/** The card of a planner as the directory shows it. */
export function DirectoryCard({ profile, branding }: { profile: PreviewedProfile; branding: Branding }) {
  const name = plannerName(branding)
  const color = branding.brandColor ?? DEFAULT_BRAND_COLOR
  const { zones, styles, priceFrom } = profile
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div
        className="grid aspect-video grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center rounded-paper"
        // As the directory has it: a light logo on the colour, any other on a tint of it.
        style={{ background: branding.logo?.isLight ? color : `color-mix(in srgb, ${color} 28%, white)` }}
      >
        {branding.logo ? (
          <img src={branding.logo.url} alt="" className="size-[62%] object-scale-down" />
        ) : (
          <BrandLogo name={name} color={color} logo={null} className="size-20 text-3xl" />
        )}
      </div>
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5">
        <b className="serif text-[1.625rem] leading-tight tracking-[-.012em] wrap-anywhere">{name}</b>
        {priceFrom !== null && (
          <span className="num whitespace-nowrap text-ink-2">
            desde <b className="font-semibold text-ink">{formatPriceFrom(priceFrom)}</b>
          </span>
        )}
        <span className="col-span-2 text-ink-2">{zones.slice(0, CARD_ZONES).join(' · ')}</span>
        <span className="col-span-2 text-sm text-ink-3">{inSpanishPhrase(styles.slice(0, CARD_STYLES))}</span>
      </div>
    </div>
  )
}
