import { SettingsSection } from '../../shell/settings-section.tsx'
import { AccountsSection } from './accounts-section.tsx'
import { ActivitySection } from './activity-section.tsx'
import { AppsSection } from './apps-section.tsx'
import { EmailRow } from './email-row.tsx'
import { PasskeyRows } from './passkey-rows.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorRow } from './two-factor-row.tsx'

/** How a person gets into their account and where it is open, for the profile and for the settings of planners. */
export function AccessSections() {
  return (
    <>
      <SettingsSection id="acceso" title="Acceso">
        <EmailRow />
        <TwoFactorRow />
        <PasskeyRows />
      </SettingsSection>
      <AccountsSection />
      <SessionsSection />
      <AppsSection />
      <ActivitySection />
    </>
  )
}
