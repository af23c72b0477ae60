import { useEffect, useRef } from 'react'
import type { Guest } from '#contract/guests.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Progress } from '#ui/progress.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { useDraft } from '../../../lib/unsaved/drafts.ts'
import type { ImportProgress } from '../import/parse-guest-file.ts'
import { importedOutOfSight } from '../out-of-sight.ts'
import { pastedGuestsKey } from '../pasted-list.ts'
import type { GuestView } from '../use-guest-view.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportSource, type SourceTab } from './import-source.tsx'
import { MergeChoice } from './merge-choice.tsx'
import { OverwriteWarning } from './overwrite-warning.tsx'
import { type ImportStep, useGuestImport } from './use-guest-import.ts'
import { guestCount } from './words.ts'

export type { SourceTab }

type ImportDialogProps = {
  weddingId: string
  /** The list as it is, to find who may be there already. */
  guests: readonly Guest[]
  /** What part of the list is on screen: the filter may hide who comes. */
  view: GuestView
  /** Where to begin; closed while `null`. */
  tab: SourceTab | null
  onTab: (tab: SourceTab | null) => void
}

/** Brings a guest list from a file or a pasted text (spec 2, 4). */
export function ImportDialog(props: ImportDialogProps) {
  // What was pasted outlives the dialog: closing it by mistake loses nothing.
  const [text, writeText] = useDraft(pastedGuestsKey(props.weddingId))
  if (props.tab === null) return null
  return (
    <OpenImport {...props} tab={props.tab} text={text ?? ''} onText={(next) => writeText(next || null)} />
  )
}

type OpenImportProps = ImportDialogProps & { tab: SourceTab; text: string; onText: (text: string) => void }

function OpenImport({ weddingId, guests, view, tab, onTab, text, onText }: OpenImportProps) {
  const run = useGuestImport(weddingId, guests, ({ mode, guests: imported }) => {
    const count = imported.length
    const hidden = view.countHidden(imported)
    onText('')
    onTab(null)
    const done =
      mode === 'append'
        ? `Has importado ${guestCount(count)}.`
        : `Lista sobrescrita: ahora tienes ${guestCount(count)}.`
    if (hidden === 0) showToast(done)
    else
      showToast(`${done} ${importedOutOfSight(hidden, view)}`, {
        action: { label: 'Ver todos', onAction: view.showAll },
      })
  })
  const { step, brought } = run
  const body = useFocusOnStep(step.at)
  const back = (
    <Button variant="quiet" onPress={() => run.go({ at: 'source' })} isDisabled={run.writing !== null}>
      Volver
    </Button>
  )
  const dialog = (title: string, content: React.ReactNode, actions?: React.ReactNode) => (
    <Dialog
      isOpen
      title={title}
      width={step.at === 'preview' ? 'lg' : 'md'}
      closesOnScrim={false}
      onOpenChange={() => {
        if (run.writing === 'append' || run.writing === 'overwrite') return
        run.cancelReading()
        onTab(null)
      }}
      actions={actions}
    >
      {/* A list that waits to be written would be lost with the window. */}
      <div ref={body} data-unsaved={brought ? '' : undefined}>
        {content}
        {run.problem && step.at !== 'source' && (
          <p role="alert" className="mt-4 text-sm text-danger">
            {run.problem}
          </p>
        )}
      </div>
    </Dialog>
  )

  if (step.at === 'reading') {
    return dialog(
      'Importar lista',
      <Progress label={readingLabel(step.progress, step.fileName)} value={step.progress.fraction} />,
      <Button onPress={run.cancelReading}>Cancelar</Button>,
    )
  }
  if (step.at === 'preview' && brought) {
    const count = run.countToImport('append')
    return dialog(
      'Esto es lo que traes',
      <ImportPreview run={run} brought={brought} existing={guests} />,
      <>
        {back}
        {guests.length > 0 ? (
          <Button variant="primary" onPress={() => run.go({ at: 'merge' })}>
            Continuar
          </Button>
        ) : (
          <Button
            variant="primary"
            onPress={run.append}
            isDisabled={count === 0}
            isPending={run.writing === 'append'}
            pendingLabel="Importando"
          >
            Importar {guestCount(count)}
          </Button>
        )}
      </>,
    )
  }
  if (step.at === 'merge' && brought) {
    return dialog(`Ya tienes ${guestCount(guests.length)}`, <MergeChoice run={run} brought={brought} />)
  }
  if (step.at === 'overwrite') {
    return dialog(
      '¿Sobrescribir la lista actual?',
      <OverwriteWarning step={step} count={run.countToImport('overwrite')} />,
      <>
        <Button variant="quiet" onPress={() => run.go({ at: 'merge' })} isDisabled={run.writing !== null}>
          Volver
        </Button>
        <Button
          variant="danger-filled"
          onPress={run.overwrite}
          isPending={run.writing === 'overwrite'}
          pendingLabel="Sobrescribiendo"
        >
          Sobrescribir lista actual
        </Button>
      </>,
    )
  }
  return dialog(
    'Importar lista',
    <ImportSource
      tab={tab}
      onTab={(next) => {
        run.go({ at: 'source' })
        onTab(next)
      }}
      text={text}
      onText={(next) => {
        run.go({ at: 'source' })
        onText(next)
      }}
      problem={run.problem}
      onFile={run.readFile}
    />,
    tab === 'text' && (
      <Button variant="primary" onPress={() => run.readText(text)} isDisabled={text.trim() === ''}>
        Ver la lista
      </Button>
    ),
  )
}

/** Each step takes the place of another one: the dialog has the focus, and its new title is read out. */
function useFocusOnStep(step: ImportStep['at']) {
  const body = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    body.current?.closest<HTMLElement>('[role=dialog]')?.focus()
  }, [step])
  return body
}

const STAGES: Record<ImportProgress['stage'], string> = {
  opening: 'Abriendo',
  unpacking: 'Desplegando',
  reading: 'Leyendo',
  checking: 'Repasando',
}

const readingLabel = ({ stage }: ImportProgress, fileName: string) => `${STAGES[stage]} ${fileName}`
