import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { ConnectionBanner } from '../../shell/connection-banner.tsx'
import { NewerVersion } from '../../shell/newer-version.tsx'
import { useFocusOnNavigation, useWindowTitle } from '../../shell/page-announcement.ts'
import { SessionEnded } from '../../shell/session-ended.tsx'
import { untilHydrated } from '../../shell/until-hydrated.tsx'
import { OperatorHeader } from './operator-header.tsx'

/** The operator's page without the frame of the app. */
export function OperatorFrame({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) {
  const profile = useProfile()
  const main = useRef<HTMLElement>(null)
  useWindowTitle(undefined)
  useFocusOnNavigation(main)
  return (
    <div {...untilHydrated} className="min-h-dvh bg-surface text-xs">
      <OperatorHeader profile={profile} isOpen={isOpen} />
      <ConnectionBanner />
      <NewerVersion />
      <SessionEnded />
      <main ref={main} tabIndex={-1} className="px-4 py-4 outline-none lg:px-6 lg:pb-8">
        {children}
      </main>
    </div>
  )
}

/** Stands in place of the page for an operator whose account has no second step. */
export function NeedsSecondStep() {
  return (
    <div className="grid max-w-120 justify-items-start gap-3 text-ui">
      <h1 className="text-d4">Falta la verificación en dos pasos</h1>
      <p className="text-ink-2">
        Operación se abre con un código de tu app de verificación. Actívala en tu perfil y vuelve aquí.
      </p>
      <Link to="/app/profile" className={buttonClass({ variant: 'primary' })}>
        Ir a tu perfil
      </Link>
    </div>
  )
}
