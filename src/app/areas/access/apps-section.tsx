import { useMutation, useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import type { AppWithAccess } from '#contract/access.ts'
import { UNNAMED_APP } from '#domain/accounts/access-tokens.ts'
import { Button } from '#ui/button.tsx'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { SettingsRow, SettingsSection } from '../../shell/settings-section.tsx'
import { revokeApp } from './access.actions.ts'
import { appsQuery } from './access.queries.ts'
import { useAskedIdentity } from './use-asked-identity.tsx'

/** The programs that sign in with tokens; most people have none, and see nothing of it. */
export function AppsSection() {
  const { data: apps = [] } = useQuery(appsQuery())
  if (apps.length === 0) return null
  return (
    <SettingsSection id="aplicaciones" title="Aplicaciones con acceso">
      <ul>
        {apps.map((app) => (
          <li key={app.id}>
            <AppRow app={app} />
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}

function AppRow({ app }: { app: AppWithAccess }) {
  const now = useCurrentTime()
  const name = app.name || UNNAMED_APP
  const { attempt, dialog } = useAskedIdentity()
  const revoking = {
    title: `Quitar el acceso a ${name}`,
    line: 'Ya no podrá ver ni cambiar nada.',
    submitLabel: 'Quitar acceso',
    act: () => revokeApp(app),
  }
  const revoke = useMutation({ networkMode: 'always', mutationFn: () => attempt(revoking) })
  return (
    <>
      <SettingsRow
        icon={KeyRound}
        title={name}
        line={`Ve y cambia lo mismo que tú. Con acceso desde ${relativeTime(app.allowedAt, now)}.`}
        action={
          <Button
            variant="quiet"
            onPress={() => revoke.mutate()}
            isPending={revoke.isPending}
            pendingLabel="Quitando"
            aria-label={`Quitar acceso: ${name}`}
          >
            Quitar acceso
          </Button>
        }
      />
      {dialog}
    </>
  )
}
