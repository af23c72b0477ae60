import { useMutation, useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import type { OpenSession } from '#contract/access.ts'
import { describeDevice } from '#domain/accounts/session-device.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { SettingsRow, SettingsSection } from '../../shell/settings-section.tsx'
import { closeOtherSessions, closeSession } from './access.actions.ts'
import { sessionsQuery } from './access.queries.ts'
import { useAskedIdentity } from './use-asked-identity.tsx'

/** Lists the devices on which the account is open. No place is shown: addresses are not kept. */
export function SessionsSection() {
  const { data: sessions, error } = useQuery(sessionsQuery())
  const { attempt, dialog } = useAskedIdentity()
  const others = useMutation({ networkMode: 'always', mutationFn: () => attempt(CLOSING_OTHERS) })
  return (
    <SettingsSection id="sesiones" title="Sesiones abiertas">
      {error && !sessions && (
        <p role="alert" className="border-t border-line py-4 text-sm text-danger">
          {messageFor(error)}
        </p>
      )}
      {!sessions && !error && <p className="border-t border-line py-4 text-sm text-ink-3">Cargando…</p>}
      <ul>
        {sessions?.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <div className="border-t border-line pt-3">
          <Button
            variant="quiet"
            className="-ml-2.5"
            onPress={() => others.mutate()}
            isPending={others.isPending}
            pendingLabel="Cerrando"
          >
            Cerrar todas menos esta
          </Button>
        </div>
      )}
      {dialog}
    </SettingsSection>
  )
}

const CLOSING_OTHERS = {
  title: 'Cerrar las demás sesiones',
  line: 'En los demás dispositivos habrá que volver a entrar.',
  submitLabel: 'Cerrar las demás',
  act: closeOtherSessions,
}

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop }

function SessionRow({ session }: { session: OpenSession }) {
  const now = useCurrentTime()
  const device = describeDevice(session.device)
  const { attempt, dialog } = useAskedIdentity()
  const closing = {
    title: `Cerrar la sesión de ${device}`,
    line: 'En ese dispositivo habrá que volver a entrar.',
    submitLabel: 'Cerrar la sesión',
    act: () => closeSession(session),
  }
  const close = useMutation({ networkMode: 'always', mutationFn: () => attempt(closing) })
  return (
    <>
      <SettingsRow
        icon={ICONS[session.device.kind]}
        title={device}
        line={session.isCurrent ? 'Ahora mismo' : seen(session.lastSeenAt, now)}
        action={
          session.isCurrent ? (
            <span className="inline-flex items-center gap-1.5 text-sm font-strong">
              <Icon of={Check} size="sm" className="text-primary" />
              Esta sesión
            </span>
          ) : (
            <Button
              variant="quiet"
              onPress={() => close.mutate()}
              isPending={close.isPending}
              pendingLabel="Cerrando"
              aria-label={`Cerrar esta sesión: ${device}`}
            >
              Cerrar esta sesión
            </Button>
          )
        }
      />
      {dialog}
    </>
  )
}

/** When a session was used is known to the hour. */
const seen = (instant: string, now: Date) =>
  now.getTime() - Date.parse(instant) < HOUR_MS
    ? 'Usada hace menos de una hora'
    : `Usada ${relativeTime(instant, now)}`
