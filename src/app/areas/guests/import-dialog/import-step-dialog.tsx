import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { ImportStep } from './import-step.ts'
import type { GuestImport } from './use-guest-import.ts'

type ImportStepDialogProps = {
  run: GuestImport
  title: string
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** One step of an import. The dialog is the same one throughout, so that the steps replace its content. */
export function ImportStepDialog({ run, title, actions, onClose, children }: ImportStepDialogProps) {
  const { step, list, problem, writing } = run
  const body = useFocusOnStep(step.at)
  return (
    <Dialog
      isOpen
      title={title}
      width={step.at === 'preview' || step.at === 'columns' ? 'lg' : 'md'}
      closesOnScrim={false}
      onOpenChange={() => {
        if (writing === 'append' || writing === 'overwrite') return
        run.cancelReading()
        onClose()
      }}
      actions={actions}
    >
      {/* A list that waits to be written would be lost with the window. */}
      <div ref={body} data-unsaved={list ? '' : undefined}>
        {children}
        {problem && step.at !== 'source' && (
          <p role="alert" className="mt-4 text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
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
