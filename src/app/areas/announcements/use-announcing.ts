import { useState } from 'react'
import type { ComingText } from '#contract/announcements.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { announce, sendProof } from './announcements.actions.ts'

/** The announcement as it is typed, its problems once it was tried, and its ways out: a proof, or to all. */
export function useAnnouncing(coming: readonly ComingText[], onDone: () => void) {
  const [document, setDocument] = useState<LegalDocument>(coming[0]!.document)
  const text = coming.find((one) => one.document === document) ?? coming[0]!
  const [summary, setSummary] = useState('')
  const [day, setDay] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const effectiveOn = day ?? text.earliest
  const submission = useSubmission<'proof' | 'all'>(async (to) => {
    const given = { document: text.document, version: text.version, summary, effectiveOn }
    if (to === 'proof') return sendProof(given)
    await announce(given)
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
    ...{ text, document, setDocument, summary, setSummary, effectiveOn, setDay, check },
    problems: isTried ? { summary: summaryProblem, day: dayProblem } : { summary: null, day: null },
    ...submission,
  }
}
