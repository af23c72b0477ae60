import MenuIcon from 'lucide-react/icons/menu'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Bell } from '../areas/notifications/bell.tsx'
import { PresentMembers } from '../areas/presence/present-members.tsx'
import { InviteDialog } from '../areas/weddings/invite-dialog.tsx'
import { ConnectionSign } from './connection-banner.tsx'
import type { Place } from './place.ts'
import { UserMenu } from './user-menu.tsx'

type TopBarProps = { profile: Profile; place: Place; weddings: Wedding[]; onOpenMenu: () => void }

/** What stays in sight above every page of the app. */
export function TopBar({ profile, place, weddings, onOpenMenu }: TopBarProps) {
  const { wedding } = place
  const otherWeddings = profile.role === 'couple' ? weddings.filter(({ id }) => id !== wedding?.id) : []
  return (
    <header
      data-print="hide"
      className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-surface px-2 lg:h-15 lg:gap-2.5 lg:rounded-tl-sheet lg:pr-5 lg:pl-gutter"
    >
      <IconButton
        icon={MenuIcon}
        iconSize="lg"
        size="md"
        label="Abrir menú"
        onPress={onOpenMenu}
        className="lg:hidden"
      />
      <p className="serif min-w-0 flex-1 truncate py-1 text-xl italic">
        {place.side === 'planner' ? 'Panel de planner' : wedding?.name}
      </p>
      <ConnectionSign />
      {wedding && <PresentMembers key={`present ${wedding.id}`} weddingId={wedding.id} />}
      {wedding && <Invite key={wedding.id} wedding={wedding} />}
      <Bell profile={profile} />
      <UserMenu profile={profile} otherWeddings={otherWeddings} />
    </header>
  )
}

function Invite({ wedding }: { wedding: Wedding }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={UserRoundPlus} onPress={() => setOpen(true)} className="max-lg:hidden">
        Invitar pareja/planner
      </Button>
      <IconButton
        icon={UserRoundPlus}
        size="md"
        label="Invitar pareja/planner"
        onPress={() => setOpen(true)}
        className="lg:hidden"
      />
      <InviteDialog wedding={wedding} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}
