import { useRouterState } from '@tanstack/react-router'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import LogOut from 'lucide-react/icons/log-out'
import Settings2 from 'lucide-react/icons/settings-2'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Avatar } from '#ui/layout/avatar.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { useTheme } from '#ui/theme/use-theme.ts'
import { changeAppearance } from '../shared/page/appearance.ts'
import { type Losses, lossesNow, signOutNow } from './sign-out.ts'

const dialogs = loadedPart(() => import('./sign-out-dialog.tsx'))

type UserMenuProps = {
  profile: Profile
  /** A couple with more weddings than the one in view finds the others here. */
  otherWeddings: Wedding[]
}

/** The person's own menu: profile, theme, and the way out. */
export function UserMenu({ profile, otherWeddings }: UserMenuProps) {
  const [theme] = useTheme()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const name = profile.fullName || 'Usuario'
  const [losses, setLosses] = useState<Losses | null>(null)
  const part = useOpenedPart(dialogs, losses !== null, () => setLosses(null))
  const leave = async () => {
    const now = await lossesNow()
    if (now.total > 0) return setLosses(now)
    const failure = await signOutNow('discarded')
    if (failure) showToast(failure, { tone: 'failed' })
  }
  return (
    <>
      <Menu
        label="Tu cuenta"
        trigger={
          <PlainButton
            aria-label={`Tu cuenta: ${name}`}
            className="rounded-pill p-0.5 pointer-coarse:grid pointer-coarse:size-11 pointer-coarse:place-items-center"
          >
            <Avatar name={profile.fullName} memberRole={profile.role} />
          </PlainButton>
        }
      >
        <MenuItem icon={UserRound} href="/app/profile">
          Perfil
        </MenuItem>
        <MenuItem icon={CircleQuestionMark} href={`/app/help?desde=${encodeURIComponent(path)}`}>
          Ayuda
        </MenuItem>
        {otherWeddings.map((wedding) => (
          <MenuItem key={wedding.id} href={`/app/couple/${wedding.id}`}>
            {`Ir a ${wedding.name}`}
          </MenuItem>
        ))}
        {profile.places.map(({ id, name: agency }) => (
          <MenuItem key={id} href={`/app/planner/${id}/team`}>
            {`Ir a ${agency}`}
          </MenuItem>
        ))}
        {profile.isOperator && (
          <MenuItem icon={Settings2} href="/app/operator">
            Operación
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuChoice
          label="Tema"
          options={THEMES}
          value={theme}
          onChange={(chosen) => void changeAppearance({ theme: chosen })}
        />
        <MenuSeparator />
        <MenuItem icon={LogOut} onAction={() => void leave()}>
          Salir
        </MenuItem>
      </Menu>
      {part && losses && <part.SignOutDialog losses={losses} onClose={() => setLosses(null)} />}
    </>
  )
}

const THEMES = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
  { value: 'system', label: 'Como el dispositivo' },
] as const
