import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { codeOf, messageFor } from '../../shared/error-messages.ts'
import { NothingHere, OperatorSection } from '../../shared/operator/operator-section.tsx'
import { useProfile } from '../../shared/session/use-session.ts'
import { ConnectionBanner } from '../../shell/connection-banner.tsx'
import { NewerVersion } from '../../shell/newer-version.tsx'
import { PageNotFound } from '../../shell/not-found.tsx'
import { useFocusOnNavigation, useWindowTitle } from '../../shell/page-announcement.ts'
import { SessionEnded } from '../../shell/session-ended.tsx'
import { untilHydrated } from '../../shell/until-hydrated.tsx'
import { operatorLogQuery } from './operator.queries.ts'
import { OperatorHeader } from './operator-header.tsx'
import { SittingForm } from './sitting-form.tsx'

/** The sections of other areas. */
type OperatorPageProps = { reports: ReactNode }

/** The operator's area. For everybody else there is no such page. */
export function OperatorPage({ reports }: OperatorPageProps) {
  const profile = useProfile()
  return profile.isOperator ? <Sitting reports={reports} /> : <PageNotFound />
}

/** Asks for the second step until the sitting is open. */
function Sitting({ reports }: OperatorPageProps) {
  const { data, error, refetch, isFetching } = useQuery(operatorLogQuery)
  const code = error ? codeOf(error) : null
  if (code === 'SITTING_NEEDED') {
    return (
      <Frame>
        <SittingForm />
      </Frame>
    )
  }
  if (code === 'OPERATOR_NEEDS_SECOND_STEP') {
    return (
      <Frame>
        <NeedsSecondStep />
      </Frame>
    )
  }
  if (data) {
    return (
      <Frame isOpen>
        <Sections reports={reports} />
      </Frame>
    )
  }
  return (
    <Frame>
      {error ? (
        <ErrorState
          title="No hemos podido cargar Operación."
          detail={messageFor(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonRows />
      )}
    </Frame>
  )
}

function Frame({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) {
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

function NeedsSecondStep() {
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

/** In the order of what is urgent: broken things, people who wait, reports, accounts, texts. */
function Sections({ reports }: OperatorPageProps) {
  return (
    <>
      <h1 className="sr-only">Operación</h1>
      <div className="grid items-start gap-x-10 gap-y-5 xl:grid-cols-2">
        <OperatorSection id="trabajos" title="Trabajos fallidos" count={0}>
          <NothingHere>Ninguno.</NothingHere>
        </OperatorSection>
        <OperatorSection id="correos" title="Correos que no llegan" count={0}>
          <NothingHere>Ninguno.</NothingHere>
        </OperatorSection>
        <OperatorSection id="mensajes" title="Mensajes por contestar" count={0}>
          <NothingHere>Ninguno.</NothingHere>
        </OperatorSection>
        {reports}
        <OperatorSection id="cuentas" title="Cuentas">
          <NothingHere>Ninguna.</NothingHere>
        </OperatorSection>
        <OperatorSection id="terminos" title="Cambios de términos">
          <NothingHere>Ninguno.</NothingHere>
        </OperatorSection>
      </div>
      <p className="mt-5 text-ink-3">
        Aquí no se ve contenido de ninguna boda: ni nombres de invitados, ni fotos, ni mensajes entre
        miembros. Todo lo que haces queda en el registro.
      </p>
    </>
  )
}
