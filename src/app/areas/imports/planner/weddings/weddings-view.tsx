import { useMutation } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { IMPORT_OPEN_HOURS } from '#domain/imports/imports.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import { messageFor } from '../../../../shared/error-messages.ts'
import type { Pickers } from '../../arriving/use-pickers.tsx'
import { Notices } from '../../files/notices.tsx'
import { PhoneActs, Refused, StepTitle } from '../../move-in-parts.tsx'
import { BackToWeddings } from '../back-to-weddings.tsx'
import type { Asked } from '../planner-dialogs.tsx'
import { apply } from '../planner-imports.actions.ts'
import type { WeddingsIntake } from '../use-weddings-intake.ts'
import { ArchiveList } from './archive-list.tsx'
import { FileTroubles } from './file-troubles.tsx'
import { LooseFiles } from './loose-files.tsx'
import { PlanRoom } from './plan-room.tsx'
import { readingInWords, sourceOf, unsavedWords, weddingsInWords } from './wedding-words.ts'
import { WeddingsFoot } from './weddings-foot.tsx'
import { WeddingsTable } from './weddings-table.tsx'

type WeddingsViewProps = {
  plannerId: string
  view: PlannerImportView
  intake: WeddingsIntake
  pickers: Pickers
  error: string | null
  onAsk: (asked: Asked) => void
}

/** The weddings as they were understood, one a row, with what is asked of each. */
export function WeddingsView({ plannerId, view, intake, pickers, error, onAsk }: WeddingsViewProps) {
  const reading = readingInWords(view.files)
  const coming = view.rows.filter(({ isOut, state }) => !isOut && state === 'ready')
  const bringing = useMutation({
    mutationFn: () =>
      apply(
        view.id,
        coming.map(({ key }) => key),
      ),
  })
  const hasLeads = view.clients.some(({ kind }) => kind === 'lead')
  const isOnlyArchives = view.archives.length > 0 && view.rows.length === 0 && !hasLeads
  const isEmpty = coming.length === 0 && !hasLeads
  const acts = (
    <>
      <Menu label="Añadir archivos" trigger={<Button icon={Plus}>Añadir archivos</Button>}>
        <MenuItem onAction={pickers.pickFiles}>Elegir archivos</MenuItem>
        <MenuItem onAction={pickers.pickFolder}>Elegir carpeta</MenuItem>
      </Menu>
      {!isOnlyArchives && (
        <Button
          variant="primary"
          isDisabled={reading !== null || isEmpty || view.room !== null}
          isPending={bringing.isPending}
          pendingLabel="Empezando"
          onPress={() => bringing.mutate()}
        >
          {coming.length === 0 && hasLeads ? 'Traer los clientes' : `Traer ${weddingsInWords(coming.length)}`}
        </Button>
      )}
    </>
  )
  return (
    <>
      <BackToWeddings plannerId={plannerId} />
      <div className="mt-2.5">
        <StepTitle takesFocus={false} actions={acts}>
          {weddingsInWords(view.rows.length + view.archives.length)}
        </StepTitle>
      </div>
      <p className="mt-2 max-w-152 text-ink-2 wrap-anywhere">
        De {sourceOf(view.files)}.{!isOnlyArchives && ' Juntamos por nombre y fecha; tú confirmas.'}
      </p>
      <Notices intake={intake} pickers={pickers} error={error} />
      <Refused>{bringing.isError && messageFor(bringing.error)}</Refused>
      {reading && <Reading label={reading} view={view} />}
      <PlanRoom view={view} chosen={coming.length} />
      <WeddingsTable view={view} onAsk={onAsk} />
      <ArchiveList view={view} />
      <LooseFiles view={view} />
      <FileTroubles view={view} intake={intake} />
      <WeddingsFoot view={view} onAsk={onAsk} />
      <p className="mt-3.5 text-sm text-ink-2">
        {unsavedWords(view.archives)} Si cierras, esto se elimina en {IMPORT_OPEN_HOURS} horas.{' '}
        <button type="button" className="link rounded-[4px]" onClick={() => onAsk({ kind: 'cancel' })}>
          Dejarlo y eliminarlo ya
        </button>
      </p>
      <PhoneActs>{acts}</PhoneActs>
    </>
  )
}

function Reading({ label, view: { files } }: { label: string; view: PlannerImportView }) {
  const read = files.filter(({ state }) => state === 'read' || state === 'problem').length
  return (
    <div role="status" className="mt-5 max-w-152">
      <Progress label={label} value={read / files.length} />
    </div>
  )
}
