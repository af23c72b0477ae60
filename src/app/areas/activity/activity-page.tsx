import type { Wedding } from '#contract/weddings.ts'
import { Segmented } from '#ui/segmented.tsx'
import { Page, PageHeader } from '../../shell/page.tsx'
import { ActivityList } from './activity-list.tsx'
import { TrashList } from './trash-list.tsx'

export type ActivityView = 'activity' | 'trash'

type ActivityPageProps = {
  wedding: Wedding
  view: ActivityView
  onView: (view: ActivityView) => void
}

/** 'Actividad' and 'Papelera': who changed what, and back with it. */
export function ActivityPage({ wedding, view, onView }: ActivityPageProps) {
  return (
    <Page>
      <PageHeader title={view === 'trash' ? 'Papelera' : 'Actividad'} />
      <Segmented
        label="Qué se muestra"
        value={view}
        onChange={onView}
        segments={[
          { value: 'activity', label: 'Actividad' },
          { value: 'trash', label: 'Papelera' },
        ]}
        className="mt-5 mb-5"
      />
      {view === 'trash' ? <TrashList weddingId={wedding.id} /> : <ActivityList wedding={wedding} />}
    </Page>
  )
}
