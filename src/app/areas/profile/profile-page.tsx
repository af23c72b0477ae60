import type { ReactNode } from 'react'
import { useProfile } from '../../shared/session/use-session.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileForm } from './profile-form.tsx'

type ProfilePageProps = { access: ReactNode; plan: ReactNode; notices: ReactNode; data: ReactNode }

/** /app/profile: who you are, and for planners what your couples see of your brand (spec 2). */
export function ProfilePage({ access, plan, notices, data }: ProfilePageProps) {
  const profile = useProfile()
  return (
    <Page>
      <PageHeader title="Tu perfil" />
      <div className="mt-8 grid max-w-136 gap-10">
        <ProfileForm profile={profile} />
        <PasswordSection email={profile.email} />
      </div>
      <div className="mt-14 grid max-w-184 gap-12">
        {access}
        {notices}
        <AppearanceSection />
        {plan}
        <DocumentsSection />
        {data}
      </div>
    </Page>
  )
}
