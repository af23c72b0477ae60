import type { Branding } from '#contract/branding.ts'
import { cx } from '#ui/class-names.ts'
import { COLUMN_TITLE } from './column-title.ts'
import { DirectoryCard, type PreviewedProfile } from './directory-card.tsx'
import { ProfileGaps } from './profile-gaps.tsx'

type ProfilePreviewProps = { profile: PreviewedProfile; branding: Branding; photos: number }

/** The card as the directory shows it, and what is missing to be found. */
export function ProfilePreview({ profile, branding, photos }: ProfilePreviewProps) {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="tu-ficha" className="grid gap-3.5">
        <h2 id="tu-ficha" className={COLUMN_TITLE}>
          Tu ficha en el directorio
        </h2>
        {!profile.listed && <p className="text-sm text-ink-2">Solo la ves tú.</p>}
        <div className={cx(!profile.listed && 'opacity-50')}>
          <DirectoryCard profile={profile} branding={branding} />
        </div>
      </section>
      <ProfileGaps profile={profile} branding={branding} photos={photos} />
    </div>
  )
}
