import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { CountdownBranch } from '#ui/art/countdown-branch.tsx'
import { Button } from '#ui/button.tsx'
import { usePendingCode } from '../../shared/session/pending-code.ts'
import { NO_DATE } from '../../shared/wedding/countdown.ts'
import { focusHeadingAfterDialog } from '../../shell/page-announcement.ts'
import { DeletedWeddings } from './deleted-weddings.tsx'
import { HeroGlow } from './hero-glow.tsx'
import type { JoinFormSlot } from './join-form-slot.ts'
import { WelcomeDialog } from './welcome-dialog.tsx'

/** Mi boda before there is one: the welcome opens by itself, and again on any way back here. */
export function WelcomePage({ JoinForm }: { JoinForm: JoinFormSlot }) {
  const navigate = useNavigate()
  const visit = useRouterState({ select: ({ location }) => location.state.__TSR_key })
  const [dismissed, setDismissed] = useState<string | null>(null)
  const [code] = useState(usePendingCode())
  const isOpen = dismissed === null || dismissed !== visit
  const enter = (wedding: Wedding) =>
    navigate({ to: '/app/couple/$wid', params: { wid: wedding.id }, replace: true })
  return (
    <HeroGlow>
      <div className="px-gutter">
        <h1 className="text-[clamp(2.75rem,1.6rem+4vw,5.25rem)] leading-[.95] tracking-[-.025em] italic">
          Tu boda
        </h1>
        <p className="mt-3.5 text-lead text-ink-2">{NO_DATE}</p>
        <Button variant="primary" size="lg" onPress={() => setDismissed(null)} className="mt-6">
          Empezar
        </Button>
        <DeletedWeddings onRestored={enter} className="mt-10" />
      </div>
      <CountdownBranch progress={null} className="mt-10 md:mt-16" />
      <WelcomeDialog
        JoinForm={JoinForm}
        pendingCode={code}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setDismissed(open ? null : (visit ?? ''))
          if (!open) focusHeadingAfterDialog()
        }}
        onEntered={enter}
      />
    </HeroGlow>
  )
}
