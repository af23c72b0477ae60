import { useState } from 'react'
import type { ImportView } from '#contract/import-rows.ts'
import type { ImportRef } from '../import-refs.ts'
import { reasonOf, type ScreenAfterPreview } from '../move-in-screen.ts'
import { ApplyingView } from './applying-view.tsx'
import { DoneView } from './done-view.tsx'
import { FailedView, UndoneView } from './stopped-views.tsx'
import type { ConflictWords } from './undo-dialog.tsx'

type AfterPreviewProps = {
  name: ScreenAfterPreview
  at: ImportRef
  view: ImportView
  conflicts: ConflictWords
  takesFocus: boolean
  /** Goes back to the files that could not be brought in. */
  onBack: () => void
  /** Begins another import. */
  onAgain: () => void
}

/** The screens from the moment an import is brought in. */
export function AfterPreview({ name, at, view, conflicts, takesFocus, onBack, onAgain }: AfterPreviewProps) {
  const [undone, setUndone] = useState('La boda está como estaba.')
  const { weddingId } = at
  switch (name) {
    case 'failed':
      return <FailedView {...{ takesFocus, onBack }} reason={reasonOf(view)} />
    case 'applying':
      return <ApplyingView {...{ weddingId, view, takesFocus }} />
    case 'done':
      return <DoneView {...{ at, takesFocus, conflicts }} outcome={view.outcome!} onUndone={setUndone} />
    case 'undone':
      return <UndoneView {...{ weddingId, takesFocus, onAgain }} words={undone} />
  }
}
