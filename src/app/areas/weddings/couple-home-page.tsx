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
  /** How the guests answer, who takes part, what comes next in the agenda, what inspires, and the paper that invites others. */
  answers: ReactNode
  members: ReactNode
  agenda: ReactNode
  inspiration: ReactNode
  invitation: ReactNode
}

/** 'Mi boda': the countdown, the wedding at a glance, who takes part and how to invite others (spec 2). */
export function CoupleHomePage({
  wedding,
  answers,
  members,
  agenda,
  inspiration,
  invitation,
}: CoupleHomePageProps) {
  const [isEditing, setEditing] = useState(false)
  const parts = useOpenedPart(homeDialogs, isEditing, () => setEditing(false))
  const { look } = wedding
  // The first style is what the app looks like anyway.
  const dress = look.style === 'cal' && !look.colors ? null : dressedIn(look)
  return (
    <div {...dress} className="min-h-full bg-surface pb-16">
      {look.cover && (
        <CoverPhoto
          cover={look.cover}
          focus={look.focus}
          size="display"
          className="block h-44 w-full object-cover md:h-72 lg:rounded-tl-sheet"
        />
      )}
      <WeddingHeader wedding={wedding} onEdit={() => setEditing(true)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-gutter pt-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-14">
        <div className="min-w-0">
          <HomeStats weddingId={wedding.id} />
          {answers}
          {members}
          {agenda}
          {inspiration}
        </div>
        {invitation}
      </div>
      {parts && <parts.EditWeddingDialog wedding={wedding} isOpen={isEditing} onOpenChange={setEditing} />}
    </div>
  )
}
