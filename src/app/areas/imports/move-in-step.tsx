import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { EmptyMoveIn } from './arriving/empty-move-in.tsx'
import type { Intake } from './arriving/use-intake.ts'
import type { Pickers } from './arriving/use-pickers.tsx'
import { FilesView } from './files/files-view.tsx'
import { OFFLINE } from './files/notices.tsx'
import type { ImportRef } from './import-refs.ts'
import { moveInDialogs } from './loaded-dialogs.ts'
import { Refused } from './move-in-parts.tsx'
import { type MoveInStep, screenOf, useIsAnother } from './move-in-screen.ts'
import { PreviewView } from './outcome/preview-view.tsx'
import type { ConflictWords } from './outcome/undo-dialog.tsx'
import type { useOpenImport } from './use-open-import.ts'

export type MoveInPageProps = {
  conflicts: ConflictWords
  wedding: Wedding
  step: MoveInStep
  /** Goes to another step; `isBack` where the way back should lead to the one before. */
  onGo: (step: MoveInStep, isBack?: boolean) => void
}

type StepProps = MoveInPageProps & {
  open: ReturnType<typeof useOpenImport>
  at: ImportRef | undefined
  intake: Intake
  pickers: Pickers
  onPasteText: () => void
  onCancel: () => void
}

/** The screen of the state that the import is in. */
export function MoveInView({
  wedding,
  conflicts,
  step,
  onGo,
  open,
  at,
  intake,
  pickers,
  onPasteText,
  onCancel,
}: StepProps) {
  const { view } = open
  const [seenFailure, setSeenFailure] = useState<string | null>(null)
  const name = screenOf(view, step, seenFailure)
  const takesFocus = useIsAnother(name)
  const isAfterPreview = name !== 'empty' && name !== 'files' && name !== 'preview'
  const later = useWantedPart(moveInDialogs, isAfterPreview, () => {})
  const error = intake.error && messageFor(intake.error)
  if (!view || !at || name === 'empty') {
    return (
      <EmptyMoveIn
        wedding={wedding}
        {...{ pickers, takesFocus, onPasteText }}
        isHovering={intake.isHovering}
        last={open.last}
      >
        <Refused>{error ?? (open.isGone && messageFor(new CodedError('IMPORT_NOT_FOUND')))}</Refused>
        <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
          {intake.isAnnouncing && (navigator.onLine ? 'Empezando…' : OFFLINE)}
        </p>
      </EmptyMoveIn>
    )
  }
  const { importId: traslado } = at
  const toFiles = (seen: string | null) => {
    setSeenFailure(seen)
    onGo({ traslado })
  }
  switch (name) {
    case 'preview':
      return (
        <PreviewView
          {...{ at, wedding, takesFocus }}
          reason={view.state === 'failed' ? view.failure : null}
          onBack={() => toFiles(view.failure)}
          onBrought={() => toFiles(null)}
        />
      )
    case 'files':
      return (
        <FilesView
          {...{ at, view, intake, pickers, takesFocus, onPasteText, onCancel, error }}
          onPreview={() => onGo({ traslado, view: 'preview' }, true)}
        />
      )
    default:
      return later ? (
        <later.AfterPreview
          {...{ name, at, view, conflicts, takesFocus }}
          onBack={() => toFiles(view.failure)}
          onAgain={() => onGo({})}
        />
      ) : (
        <SkeletonRows rows={6} className="mt-7" />
      )
  }
}
