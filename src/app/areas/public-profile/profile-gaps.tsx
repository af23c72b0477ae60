import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import type { Branding } from '#contract/branding.ts'
import { PORTFOLIO_HINT, type ProfileGap, profileGaps } from '#domain/planners/public-profile.ts'
import { Icon } from '#ui/icon.tsx'
import { COLUMN_TITLE } from './column-title.ts'
import type { PreviewedProfile } from './directory-card.tsx'

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

type ProfileGapsProps = { profile: PreviewedProfile; branding: Branding; photos: number }

/** Lists the gaps of a profile that keep it from being found, and what it has. */
export function ProfileGaps({ profile, branding, photos }: ProfileGapsProps) {
  const facts = { ...profile, photos, hasLogo: branding.logo !== null, brandName: branding.brandName ?? '' }
  const missing = profileGaps(facts)
  return (
    <section aria-labelledby="que-falta" className="grid gap-2">
      <h2 id="que-falta" className={COLUMN_TITLE}>
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
