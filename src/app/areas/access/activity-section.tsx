import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountEvent } from '#contract/access.ts'
import { accountActivityLine } from '#domain/accounts/account-activity.ts'
import { Button } from '#ui/button.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { SettingsSection } from '../../shell/settings-section.tsx'
import { activityQuery } from './access.queries.ts'

/** As many lines as are shown before the rest is asked for. */
const FIRST = 5

/** Lists the changes to the ways into the account, which a mail has told too. */
export function ActivitySection() {
  const { data: events, error } = useQuery(activityQuery())
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? events : events?.slice(0, FIRST)
  return (
    <SettingsSection id="actividad" title="Actividad de tu cuenta">
      {error && !events && (
        <p role="alert" className="border-t border-line py-4 text-sm text-danger">
          {messageFor(error)}
        </p>
      )}
      {!events && !error && <p className="border-t border-line py-4 text-sm text-ink-3">Cargando…</p>}
      {events?.length === 0 && (
        <p className="border-t border-line py-4 text-sm text-ink-2">
          Aquí verás lo que cambie en las formas de entrar en tu cuenta.
        </p>
      )}
      <ul>
        {shown?.map((event) => (
          <li key={event.id} className="grid gap-0.5 border-t border-line py-3">
            <EventLine event={event} />
          </li>
        ))}
      </ul>
      {events && !isWhole && events.length > FIRST && (
        <div className="border-t border-line pt-3">
          <Button variant="quiet" className="-ml-4" onPress={() => setWhole(true)}>
            Ver toda la actividad
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}

function EventLine({ event: { kind, subject, device, at } }: { event: AccountEvent }) {
  const now = useCurrentTime()
  return (
    <>
      <p className="text-ui wrap-anywhere">{accountActivityLine(kind, subject)}</p>
      <p className="text-sm text-ink-2">
        <time dateTime={at}>{relativeTime(at, now)}</time>
        {device && ` · ${device}`}
      </p>
    </>
  )
}
