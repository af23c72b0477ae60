import type { ReactNode } from 'react'
import { ImportSteps } from '../../../shared/list-import/import-steps.tsx'
import type { GuestImport } from './use-guest-import.ts'

type ImportStepDialogProps = {
  run: GuestImport
  title: string
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** One step of an import of guests. */
export function ImportStepDialog({ run, title, actions, onClose, children }: ImportStepDialogProps) {
  const { step, list, problem, writing } = run
  return (
    <ImportSteps
      step={step.at}
      title={title}
      isWide={step.at === 'preview' || step.at === 'columns'}
      isUnsaved={list !== null}
      isWriting={writing === 'append' || writing === 'overwrite'}
      problem={step.at === 'source' ? null : problem}
      actions={actions}
      onClose={() => {
        run.cancelReading()
        onClose()
      }}
    >
      {children}
    </ImportSteps>
  )
}
