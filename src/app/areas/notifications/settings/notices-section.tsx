import { useQuery } from '@tanstack/react-query'
import { messageFor } from '../../../shared/error-messages.ts'
import { SettingsSection } from '../../../shell/settings-section.tsx'
import { settingsQuery } from '../notifications.queries.ts'
import { DeviceRow } from './device-row.tsx'
import { KindsTable } from './kinds-table.tsx'
import { TimesRows } from './times-rows.tsx'

/** On which ways notifications come, and when: for the profile and for the settings of planners. */
export function NoticesSection() {
  const { data: settings, error } = useQuery(settingsQuery())
  return (
    <SettingsSection id="avisos" title="Avisos">
      {!settings && error && (
        <p role="alert" className="border-t border-line py-4 text-sm text-danger">
          {messageFor(error)}
        </p>
      )}
      {!settings && !error && <p className="border-t border-line py-4 text-sm text-ink-3">Cargando…</p>}
      {settings && (
        <>
          <KindsTable kinds={settings.kinds} />
          <TimesRows times={settings} />
          <DeviceRow push={settings.push} />
        </>
      )}
    </SettingsSection>
  )
}
