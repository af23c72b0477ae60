import { Page, PageHeader } from '../../shell/page.tsx'

export function DashboardPage() {
  return (
    <Page>
      <PageHeader title="Tus bodas" />
    </Page>
  )
}
