import { type ReactNode, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { dressedIn } from '#ui/theme/style-tokens.ts'
import { CoverPhoto } from '../../shared/wedding/cover-photo.tsx'
import { homeDialogs } from './home-overlays.ts'
import { HomeStats } from './home-stats.tsx'
import { WeddingHeader } from './wedding-header.tsx'

type CoupleHomePageProps = {
  wedding: Wedding
  /** In place of the days that are left. */
  figure?: ReactNode
  /** The three parts of the present life, side by side where there is room. */
  children: ReactNode
  /** A figure beside those of vendors and budget. */
  tasksLeft: ReactNode
  members: ReactNode
  invitation: ReactNode
}

/** 'Mi boda': how long, and what its present life asks for; the rest below (spec 2). */
export function CoupleHomePage({
  wedding,
  figure,
  children,
  tasksLeft,
  members,
  invitation,
}: CoupleHomePageProps) {
  const [isEditing, setEditing] = useState(false)
  const parts = useOpenedPart(homeDialogs, isEditing, () => setEditing(false))
  const { look } = wedding
  // The first style is what the app looks like anyway.
  const dress = look.style === 'cal' && !look.colors ? null : dressedIn(look)
  return (
    <div {...dress} className="min-h-full bg-surface pb-14">
      {look.cover && (
        <CoverPhoto
          cover={look.cover}
          focus={look.focus}
          size="display"
          className="block h-44 w-full object-cover md:h-72 lg:rounded-tl-sheet"
        />
      )}
      <WeddingHeader wedding={wedding} figure={figure} onEdit={() => setEditing(true)} />
      <div className={NOW}>{children}</div>
      <div className={BELOW}>
        <div className="min-w-0">
          <HomeStats weddingId={wedding.id} tasksLeft={tasksLeft} />
          {members}
        </div>
        {invitation}
      </div>
      {parts && <parts.EditWeddingDialog wedding={wedding} isOpen={isEditing} onOpenChange={setEditing} />}
    </div>
  )
}

/** Three columns, of which the first is the widest; news that arrive find their room reserved there. */
const NOW =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(2rem,3.4vw,3.5rem)] gap-y-9 px-gutter pt-7 lg:min-h-90 lg:grid-cols-2 xl:has-[>section:nth-of-type(3)]:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)_minmax(0,.92fr)]'

const BELOW =
  'mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-9 border-t border-line px-gutter pt-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:pt-10'
