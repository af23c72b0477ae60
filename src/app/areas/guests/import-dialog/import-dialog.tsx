import type { Guest } from '#contract/guests.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { countFamilies, countPeople } from '../../../shared/households/words.ts'
import type { SourceTab } from '../../../shared/list-import/list-source.tsx'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import type { ImportProgress } from '../import/guest-table.ts'
import { seatedInWords } from '../import/table-messages.ts'
import { importedOutOfSight } from '../out-of-sight.ts'
import { pastedGuestsKey } from '../pasted-list.ts'
import type { GuestView } from '../use-guest-view.ts'
import { ColumnsStep } from './columns-step.tsx'
import { ColumnsActions, OverwriteActions, PreviewActions, ReadText } from './import-actions.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportSource } from './import-source.tsx'
import { ImportStepDialog } from './import-step-dialog.tsx'
import { type Imported, undoImport } from './import-writes.ts'
import { MergeChoice } from './merge-choice.tsx'
import { OverwriteWarning } from './overwrite-warning.tsx'
import { type GuestImport, useGuestImport } from './use-guest-import.ts'
import { useKnownGuests } from './use-known-guests.ts'
import { guestCount } from './words.ts'

type ImportDialogProps = {
  weddingId: string
  /** The list as it is, to find who may be there already. */
  guests: readonly Guest[]
  /** The part of the list that is on screen: the filter may hide those who come. */
  view: GuestView
  /** The tab to begin with; closed while `null`. */
  tab: SourceTab | null
  onTab: (tab: SourceTab | null) => void
}

/** Brings a guest list from a file or a pasted text (spec 2, 4). */
export function ImportDialog(props: ImportDialogProps) {
  // The pasted text outlives the dialog: closing it by mistake loses nothing.
  const [text, writeText] = useUnsaved(pastedGuestsKey(props.weddingId))
  if (props.tab === null) return null
  return (
    <OpenImport {...props} tab={props.tab} text={text ?? ''} onText={(next) => writeText(next || null)} />
  )
}

type OpenImportProps = ImportDialogProps & { tab: SourceTab; text: string; onText: (text: string) => void }

function OpenImport({ weddingId, guests, view, tab, onTab, text, onText }: OpenImportProps) {
  const known = useKnownGuests(weddingId, guests)
  const run = useGuestImport(weddingId, known, (imported) => {
    onText('')
    onTab(null)
    announceImport(weddingId, imported, view)
  })
  const { step, list } = run
  if (step.at === 'reading') {
    return (
      <ImportStepDialog
        run={run}
        title="Importar lista"
        actions={<Button onPress={run.cancelReading}>Cancelar</Button>}
        onClose={() => onTab(null)}
      >
        <Progress label={readingLabel(step.progress, step.fileName)} value={step.progress.fraction} />
      </ImportStepDialog>
    )
  }
  if (step.at === 'columns' && list) {
    return (
      <ImportStepDialog
        run={run}
        title="Revisa las columnas"
        actions={<ColumnsActions run={run} />}
        onClose={() => onTab(null)}
      >
        <ColumnsStep run={run} list={list} />
      </ImportStepDialog>
    )
  }
  if (step.at === 'preview' && list) {
    return (
      <ImportStepDialog
        run={run}
        title="Esto es lo que traes"
        actions={<PreviewActions run={run} isFirstList={guests.length === 0} />}
        onClose={() => onTab(null)}
      >
        <ImportPreview run={run} list={list} />
      </ImportStepDialog>
    )
  }
  if (step.at === 'merge' && list) {
    return (
      <ImportStepDialog
        run={run}
        title={`Ya tienes ${guestCount(guests.length)}`}
        onClose={() => onTab(null)}
      >
        <MergeChoice run={run} list={list} />
      </ImportStepDialog>
    )
  }
  if (step.at === 'overwrite') {
    return (
      <ImportStepDialog
        run={run}
        title="¿Sobrescribir la lista actual?"
        actions={<OverwriteActions run={run} />}
        onClose={() => onTab(null)}
      >
        <OverwriteWarning
          step={step}
          count={run.countToImport('overwrite')}
          plan={run.tablePlanOf('overwrite')}
        />
      </ImportStepDialog>
    )
  }
  return <SourceStep run={run} tab={tab} onTab={onTab} text={text} onText={onText} />
}

type SourceStepProps = { run: GuestImport } & Pick<OpenImportProps, 'tab' | 'onTab' | 'text' | 'onText'>

/** Choosing another source takes back what the last one led to. */
function SourceStep({ run, tab, onTab, text, onText }: SourceStepProps) {
  const ofNewSource =
    <Value,>(hand: (value: Value) => void) =>
    (value: Value) => {
      run.go({ at: 'source' })
      hand(value)
    }
  return (
    <ImportStepDialog
      run={run}
      title="Importar lista"
      actions={tab === 'text' && <ReadText text={text} onRead={run.readText} />}
      onClose={() => onTab(null)}
    >
      <ImportSource
        tab={tab}
        onTab={ofNewSource(onTab)}
        text={text}
        onText={ofNewSource(onText)}
        problem={run.problem}
        onFile={run.readFile}
      />
    </ImportStepDialog>
  )
}

/** Says how many guests came, how to see those that the filter hides, and takes all of it back. */
function announceImport(weddingId: string, imported: Imported, view: GuestView) {
  const hidden = view.countHidden(imported.guests)
  const { lineId } = imported
  const undo = lineId && { label: 'Deshacer', onAction: () => void undoImport(weddingId, lineId) }
  const showAll = hidden > 0 && { label: 'Ver todos', onAction: view.showAll }
  const said = importedInWords(imported)
  showToast(hidden > 0 ? `${said} ${importedOutOfSight(hidden, view)}` : said, {
    ...(undo && { action: undo }),
    ...(showAll && { otherAction: showAll }),
  })
}

function importedInWords({
  mode,
  guests,
  households,
  withoutRoom,
  updated,
  changedMeanwhile,
  seating,
}: Imported): string {
  const families = households > 0 ? ` en ${countFamilies(households)}` : ''
  const came = `Has importado ${guestCount(guests.length)}${families}`
  const changed = `has puesto al día ${guestCount(updated)}`
  return [
    mode === 'overwrite'
      ? `Lista sobrescrita: ahora tienes ${guestCount(guests.length)}${families}.`
      : updated === 0
        ? guests.length > 0 && `${came}.`
        : guests.length === 0
          ? `H${changed.slice(1)}.`
          : `${came} y ${changed}.`,
    seatedInWords(seating),
    changedMeanwhile > 0 && changedInWords(changedMeanwhile),
    withoutRoom > 0 && `${countPeople(withoutRoom)} no caben en su familia y quedan por su cuenta.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const changedInWords = (count: number) =>
  count === 1
    ? '1 persona ha cambiado mientras decidías y sigue como está.'
    : `${countPeople(count)} han cambiado mientras decidías y siguen como están.`

const STAGES: Record<ImportProgress['stage'], string> = {
  opening: 'Abriendo',
  unpacking: 'Desplegando',
  reading: 'Leyendo',
  checking: 'Repasando',
}

const readingLabel = ({ stage }: ImportProgress, fileName: string | null) =>
  `${STAGES[stage]} ${fileName ?? 'tu texto'}`
