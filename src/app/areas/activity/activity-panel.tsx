import type { Wedding } from '#contract/weddings.ts'
import { Segmented } from '#ui/segmented.tsx'
import { ActivityList } from './activity-list.tsx'
import { TrashList } from './trash-list.tsx'

export type ActivityView = 'activity' | 'trash'

type ActivityPanelProps = {
  wedding: Wedding
  view: ActivityView
  onView: (view: ActivityView) => void
}

/** 'Actividad' and 'Papelera': who changed what, and back with it. */
export function ActivityPanel({ wedding, view, onView }: ActivityPanelProps) {
  return (
    <>
      <Segmented
        label="Qué se muestra"
        value={view}
        onChange={onView}
        segments={[
          { value: 'activity', label: 'Cambios' },
          { value: 'trash', label: 'Papelera' },
        ]}
        className="mb-5"
      />
      {view === 'trash' ? <TrashList weddingId={wedding.id} /> : <ActivityList wedding={wedding} />}
    </>
  )
}
