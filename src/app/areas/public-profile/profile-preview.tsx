import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import type { Branding } from '#contract/branding.ts'
import { DEFAULT_BRAND_COLOR } from '#domain/branding.ts'
import { CARD_STYLES, CARD_ZONES, formatPriceFrom, plannerName } from '#domain/planners.ts'
import { PORTFOLIO_HINT, type ProfileGap, profileGaps } from '#domain/public-profile.ts'
import { BrandLogo } from '#ui/brand-logo.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

export type PreviewedProfile = {
  bio: string
  zones: readonly string[]
  styles: readonly string[]
  priceFrom: number | null
  listed: boolean
}

type ProfilePreviewProps = { profile: PreviewedProfile; branding: Branding; photos: number }

/** The card as the directory shows it, and what is missing to be found. */
export function ProfilePreview({ profile, branding, photos }: ProfilePreviewProps) {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="tu-ficha" className="grid gap-3.5">
        <h2 id="tu-ficha" className={TITLE}>
          Tu ficha en el directorio
        </h2>
        {!profile.listed && <p className="text-sm text-ink-2">Solo la ves tú.</p>}
        <div className={cx(!profile.listed && 'opacity-50')}>
          <DirectoryCard profile={profile} branding={branding} />
        </div>
      </section>
      <Gaps profile={profile} branding={branding} photos={photos} />
    </div>
  )
}

const TITLE = 'font-ui text-sm leading-[1.3] font-strong tracking-normal text-ink-2'

function DirectoryCard({ profile, branding }: Omit<ProfilePreviewProps, 'photos'>) {
  const name = plannerName(branding)
  const color = branding.brandColor ?? DEFAULT_BRAND_COLOR
  const { zones, styles, priceFrom } = profile
  return (
    <div className="grid gap-3.5">
      <div
        className="grid aspect-video place-items-center rounded-paper"
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
        <span className="col-span-2 text-sm text-ink-3">{styles.slice(0, CARD_STYLES).join(', ')}</span>
      </div>
    </div>
  )
}

const GAPS: Record<ProfileGap, (photos: number) => { done: string; missing: string }> = {
  brand: () => ({ done: 'Logo y nombre', missing: 'Te falta el logo o el nombre de marca' }),
  bio: () => ({
    done: 'Presentación de 400 a 600 caracteres',
    missing: 'Te falta una presentación de 400 a 600 caracteres',
  }),
  facts: () => ({ done: 'Zonas, estilos y precio', missing: 'Te faltan zonas, estilos o precio' }),
  photos: (photos) => ({
    done: `${PORTFOLIO_HINT.min} fotos o más`,
    missing:
      PORTFOLIO_HINT.min - photos === 1
        ? `Te falta una foto para llegar a ${PORTFOLIO_HINT.min}`
        : `Te faltan ${PORTFOLIO_HINT.min - photos} fotos para llegar a ${PORTFOLIO_HINT.min}`,
  }),
}

function Gaps({ profile, branding, photos }: ProfilePreviewProps) {
  const facts = { ...profile, photos, hasLogo: branding.logo !== null, brandName: branding.brandName ?? '' }
  const missing = profileGaps(facts)
  return (
    <section aria-labelledby="que-falta" className="grid gap-2">
      <h2 id="que-falta" className={TITLE}>
        Para que te encuentren
      </h2>
      <ul>
        {(Object.keys(GAPS) as ProfileGap[]).map((gap) => {
          const isMissing = missing.includes(gap)
          const words = GAPS[gap](photos)
          return (
            <li key={gap} className="flex items-center gap-3 border-t border-line py-3 text-sm">
              <Icon
                of={isMissing ? Circle : Check}
                size="sm"
                className={isMissing ? 'text-ink-3' : 'text-link'}
              />
              {isMissing ? words.missing : words.done}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
