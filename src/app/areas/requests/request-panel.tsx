import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import { IconButton } from '#ui/button.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { AnswerForm, answerUnsavedKey } from './answer-form.tsx'
import { HappenedList } from './happened-list.tsx'
import { RequestActions } from './request-actions.tsx'
import { QuoteSum, RequestFacts } from './request-facts.tsx'
import { SOURCES } from './request-words.ts'
import { WeeksAround } from './weeks-around.tsx'

type RequestPanelProps = {
  id: string
  request: PlannerRequest
  /** Becomes another number with each opening that leads the focus in; 0 where the address opened it. */
  focusing: number
  onClose: () => void
}

/** One request: the message with its details, its date, what has happened, the answer, and what can be done. */
export function RequestPanel({ id, request, focusing, onClose }: RequestPanelProps) {
  const [unsaved] = useUnsaved(answerUnsavedKey(request.id))
  const [isAnswering, setAnswering] = useState(unsaved !== null)
  const [hasAnswered, setAnswered] = useState(false)
  const now = useCurrentTime()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focusing > 0) heading.current?.focus()
  }, [focusing])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  const closeForm = () => {
    setAnswering(false)
    setAnswered(true)
  }
  return (
    <aside
      id={id}
      aria-label={`Solicitud de ${request.name}`}
      onKeyDown={onKeyDown}
      className="flex min-h-[calc(100dvh-3.5rem)] flex-col lg:sticky lg:top-15 lg:h-[calc(100dvh-4.375rem)] lg:min-h-0 lg:self-start lg:border-l lg:border-line"
    >
      <div className="scroll-pane grid flex-1 content-start gap-5 px-gutter pt-6 pb-6 lg:min-h-0 lg:px-6">
        <header className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="text-sm text-ink-3">
              {SOURCES[request.source]}, {relativeTime(request.createdAt, now)}
            </p>
            <h2
              ref={heading}
              tabIndex={-1}
              className="text-[1.9rem] leading-[1.1] wrap-anywhere italic outline-none"
            >
              {request.name}
            </h2>
          </div>
          <IconButton icon={X} label="Cerrar la solicitud" onPress={onClose} />
        </header>
        <QuoteSum quote={request.quote} />
        {request.message && (
          <blockquote className="border-l-2 border-line-strong pl-4 font-serif text-lg leading-snug whitespace-pre-line wrap-anywhere">
            {request.message}
          </blockquote>
        )}
        <RequestFacts request={request} />
        {isAnswering && <AnswerForm request={request} onDone={closeForm} />}
        {request.eventDate && <WeeksAround request={request} eventDate={request.eventDate} />}
        <HappenedList request={request} />
      </div>
      {!isAnswering && (
        <BottomBar className="sticky bottom-0 border-t border-line bg-surface px-gutter py-3.5 lg:px-6">
          <RequestActions
            request={request}
            onAnswer={() => setAnswering(true)}
            onPutAway={onClose}
            takesFocus={hasAnswered}
          />
        </BottomBar>
      )}
    </aside>
  )
}
