import type { Wedding } from '#contract/weddings.ts'
import { BIN_KIND_NAMES, type BinKind } from '#domain/activity/bin.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { ActivityList } from './activity-list.tsx'
import { TrashPanel } from './trash/trash-panel.tsx'

export type ActivityView = 'activity' | 'trash'

type ActivityPanelProps = {
  wedding: Wedding
  view: ActivityView
  onView: (view: ActivityView) => void
  /** The address names the filter of the bin. */
  kind: string | undefined
  onKind: (kind?: BinKind) => void
}

/** 'Actividad' and 'Papelera': who changed what, and back with it. */
export function ActivityPanel({ wedding, view, onView, kind, onKind }: ActivityPanelProps) {
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
      {view === 'trash' ? (
        <TrashPanel wedding={wedding} kind={BIN_KIND_NAMES.find((one) => one === kind)} onKind={onKind} />
      ) : (
        <ActivityList wedding={wedding} />
      )}
    </>
  )
}
