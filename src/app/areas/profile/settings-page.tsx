import type { ReactNode } from 'react'
import { Avatar } from '#ui/layout/avatar.tsx'
import { useProfile } from '../../shared/session/use-session.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { SettingsRow, SettingsSection } from '../../shell/settings-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { SettingsNav } from './settings-nav.tsx'

type SettingsPageProps = { access: ReactNode; plan: ReactNode; notices: ReactNode; data: ReactNode }

/** 'Configuración' of planners: the same parts as in everybody's profile, which is one step away. */
export function SettingsPage({ access, plan, notices, data }: SettingsPageProps) {
  const { fullName, email, role } = useProfile()
  return (
    <Page>
      <PageHeader title="Configuración" />
      <div className="mt-8 grid gap-x-12 xl:grid-cols-[11rem_minmax(0,46rem)]">
        <SettingsNav />
        <div className="grid max-w-184 min-w-0 gap-12">
          <SettingsSection id="cuenta" title="Cuenta">
            <div className="flex items-center gap-3 border-t border-line py-3">
              <Avatar name={fullName} memberRole={role} />
              <div className="min-w-0 flex-1">
                <p className="text-ui font-strong wrap-anywhere">{fullName || 'Usuario'}</p>
                <p className="text-sm wrap-anywhere text-ink-2">{email}</p>
              </div>
              <a href="/app/profile" className="link text-sm pointer-coarse:py-3">
                Editar perfil
              </a>
            </div>
            <SettingsRow
              title="Contraseña"
              line="Se cambia en tu perfil."
              action={
                <a href="/app/profile#contrasena" className="link text-sm pointer-coarse:py-3">
                  Cambiar contraseña
                </a>
              }
            />
          </SettingsSection>
          {access}
          {notices}
          <AppearanceSection />
          {plan}
          <DocumentsSection />
          {data}
        </div>
      </div>
    </Page>
  )
}
