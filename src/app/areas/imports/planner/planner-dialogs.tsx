import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { CancelDialog } from './dialogs/cancel-dialog.tsx'
import { ClientsDialog } from './dialogs/clients-dialog.tsx'
import { CompareDialog } from './dialogs/compare-dialog.tsx'
import { DateDialog } from './dialogs/date-dialog.tsx'
import { NameDialog } from './dialogs/name-dialog.tsx'
import { UndoDialog } from './dialogs/undo-dialog.tsx'
import { WeddingDialog } from './dialogs/wedding-dialog.tsx'

/** The question that stands over the weddings: of one of them by its key, or of all. */
export type Asked =
  | OfOne
  | { kind: 'clients' }
  | { kind: 'cancel' }
  | { kind: 'undo'; key: string | undefined }

type OfOne = { kind: 'date' | 'name' | 'compare' | 'wedding'; key: string }

type PlannerDialogProps = {
  view: PlannerImportView
  asked: Asked
  onClose: () => void
  onCancelled: () => void
}

/** The dialog of what is asked; a wedding that is there no more has none. */
export function PlannerDialog({ view, asked, onClose, onCancelled }: PlannerDialogProps) {
  if (asked.kind === 'clients') return <ClientsDialog {...{ view, onClose }} />
  if (asked.kind === 'cancel') return <CancelDialog {...{ view, onClose, onCancelled }} />
  if (asked.kind === 'undo') return <UndoDialog {...{ view, onClose }} rowKey={asked.key} />
  return <OfWedding {...{ view, asked, onClose }} />
}

const OF_WEDDINGS = { date: DateDialog, name: NameDialog, compare: CompareDialog, wedding: WeddingDialog }

function OfWedding({
  view,
  asked,
  onClose,
}: Pick<PlannerDialogProps, 'view' | 'onClose'> & { asked: OfOne }) {
  const row = view.rows.find(({ key }) => key === asked.key)
  const OneDialog = OF_WEDDINGS[asked.kind]
  return row ? <OneDialog importId={view.id} row={row} onClose={onClose} /> : null
}
