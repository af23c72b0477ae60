import { useState } from 'react'
import type { ComingText } from '#contract/announcement-rows.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-texts.ts'
import { announce, sendProof } from './announcements.actions.ts'

type Typed = { document: LegalDocument; summary: string; day: string | null }

/** The announcement as it is typed, its problems once it was tried, and its ways out: a proof, or to all. */
export function useAnnouncing(coming: readonly ComingText[], onDone: () => void) {
  const [typed, type] = useUnsavedForm<Typed>('announcement')
  const { document = coming[0]!.document, summary = '', day = null } = typed
  const text = coming.find((one) => one.document === document) ?? coming[0]!
  const [isTried, setTried] = useState(false)
  const effectiveOn = day ?? text.earliest
  const submission = useSubmission<'proof' | 'all'>(async (to) => {
    const given = { document: text.document, version: text.version, summary, effectiveOn }
    if (to === 'proof') return sendProof(given)
    await announce(given)
    type(null)
    onDone()
  })
  const summaryProblem = summary.trim() ? null : 'Escribe qué cambia: es lo primero que se lee.'
  const dayProblem = effectiveOn < text.earliest ? `Como pronto, el ${dateInWords(text.earliest)}.` : null
  /** Goes on when nothing is missing. */
  const check = (go: () => void) => {
    setTried(true)
    if (!summaryProblem && !dayProblem) go()
  }
  return {
    ...{ text, summary, effectiveOn, type, check },
    problems: isTried ? { summary: summaryProblem, day: dayProblem } : { summary: null, day: null },
    ...submission,
  }
}
