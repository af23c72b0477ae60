import Bookmark from 'lucide-react/icons/bookmark'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useAccess } from '../../../shared/session/access.ts'
import { useOnline } from '../../../sync/use-online.ts'
import { AdoptDialog } from './adopt-dialog.tsx'
import { Levers } from './levers.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { leversOf } from './scenario-levers.ts'
import { ScenarioResult } from './scenario-result.tsx'
import { type TriedScenarioProps, useScenario } from './use-scenario.ts'

/** The question, its levers and its outcome, with the acts of those who edit the budget. */
export function Scenarios(props: TriedScenarioProps & { onUndo: (lineId: string) => void }) {
  const { weddingId, vendors, nameOf, onUndo } = props
  const tried = useScenario(props)
  const { changes, name, isChanged } = tried
  const [isAdopting, setAdopting] = useState(false)
  const editsBudget = useAccess(weddingId, 'budget', 'edit')
  const editsVendors = useAccess(weddingId, 'vendors', 'edit')
  const isOnline = useOnline()
  const isDisabled = !isOnline || !isChanged
  const adopt = editsBudget && editsVendors && (
    <Button
      variant="primary"
      isDisabled={isDisabled}
      onPress={() => setAdopting(true)}
      className="max-lg:w-full"
    >
      {isChanged ? `Adoptar «${name}»` : 'Adoptar'}
    </Button>
  )
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1>{tried.question}</h1>
        <div className="flex flex-wrap gap-2 max-lg:hidden">
          {editsBudget && (
            <Button
              icon={Bookmark}
              isDisabled={!isOnline || tried.isKept}
              isPending={tried.isSaving}
              pendingLabel="Guardando"
              onPress={tried.save}
            >
              Guardar
            </Button>
          )}
          {adopt}
        </div>
      </header>
      <div className="grid lg:mt-6 gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
        <aside aria-label="Qué cambia" className={PANEL}>
          <Levers
            people={tried.people}
            levers={leversOf(vendors, changes, nameOf)}
            changes={changes}
            onChange={tried.setChanges}
          />
          <div className="mt-3 lg:hidden">{adopt}</div>
        </aside>
        <ScenarioResult {...props} tried={tried} mayEdit={editsBudget} isOnline={isOnline} />
      </div>
      {isAdopting && (
        <AdoptDialog
          weddingId={weddingId}
          name={name}
          people={changes.adults === 0 && changes.children === 0 ? null : tried.comingIn(changes)}
          outcome={tried.outcome}
          changes={changes}
          nameOf={nameOf}
          onClose={() => setAdopting(false)}
          onAdopted={() => tried.begin(null)}
          onUndo={onUndo}
        />
      )}
      {tried.isRenaming && tried.open && <RenameDialog tried={tried} open={tried.open} />}
    </>
  )
}

/** A phone has the levers under the thumb. */
const PANEL =
  'lg:sticky lg:top-24 lg:self-start max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:rounded-t-[1.25rem] max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-gutter max-lg:pt-2 max-lg:pb-[calc(1rem+env(safe-area-inset-bottom))] max-lg:shadow-4'
