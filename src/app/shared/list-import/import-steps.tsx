import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from '#ui/opening/dialog.tsx'

type ImportStepsProps = {
  /** The step that is shown. */
  step: string
  title: string
  isWide: boolean
  /** A list that waits to be written would be lost with the window. */
  isUnsaved: boolean
  /** While it is written, the dialog stays. */
  isWriting: boolean
  problem: string | null
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The dialog of an import: the same one throughout, so that the steps replace its content. */
export function ImportSteps(props: ImportStepsProps) {
  const { step, title, isWide, isUnsaved, isWriting, problem, actions, onClose, children } = props
  const body = useFocusOnStep(step)
  return (
    <Dialog
      isOpen
      title={title}
      width={isWide ? 'lg' : 'md'}
      closesOnScrim={false}
      onOpenChange={() => {
        if (!isWriting) onClose()
      }}
      actions={actions}
    >
      <div ref={body} data-unsaved={isUnsaved ? '' : undefined}>
        {children}
        {problem && (
          <p role="alert" className="mt-4 text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Each step takes the place of another one: the dialog has the focus, and its new title is read out. */
function useFocusOnStep(step: string) {
  const body = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    body.current?.closest<HTMLElement>('[role=dialog]')?.focus()
  }, [step])
  return body
}
