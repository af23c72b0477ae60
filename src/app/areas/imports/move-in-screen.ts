import { useRef } from 'react'
import type { ImportView } from '#contract/import-rows.ts'
import { IMPORT_CHANGED } from '#domain/imports/imports.ts'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import './imports.sentences.ts'

/** The step that the address names: which import, and whether it is looked at as a whole. */
export type MoveInStep = { traslado?: string; view?: 'preview' }

export type ScreenAfterPreview = 'applying' | 'done' | 'undone' | 'failed'
type Screen = 'empty' | 'files' | 'preview' | ScreenAfterPreview

/**
 * The screen of the state that an import is in; a failure that was seen is left behind. When the wedding has changed
 * since it was looked at, it is looked at again.
 */
export function screenOf(view: ImportView | undefined, step: MoveInStep, seenFailure: string | null): Screen {
  if (!view || view.state === 'cancelled') return 'empty'
  if (view.state === 'applying' || view.state === 'undone') return view.state
  if (view.state === 'done') return view.outcome ? 'done' : 'applying'
  if (view.state === 'failed' && view.failure !== seenFailure)
    return view.failure === IMPORT_CHANGED ? 'preview' : 'failed'
  if (view.files.length === 0) return 'empty'
  return step.view ?? 'files'
}

/** The reason as a sentence: a code of the API has its own. */
export function reasonOf({ failure }: ImportView): string {
  if (failure === null) return 'Algo ha fallado al final.'
  return /^[A-Z_0-9]+$/.test(failure) ? messageFor(new CodedError(failure)) : failure
}

/** Whether a screen took the place of another one since the page was opened. */
export function useIsAnother(name: Screen): boolean {
  const first = useRef(name)
  if (first.current !== name) first.current = '' as Screen
  return first.current !== name
}
