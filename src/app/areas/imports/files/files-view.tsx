import { useRef, useState } from 'react'
import type { ImportView } from '#contract/import-rows.ts'
import { IMPORT_OPEN_HOURS } from '#domain/imports/imports.ts'
import { countInSpanish } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import type { Intake } from '../arriving/use-intake.ts'
import type { Pickers } from '../arriving/use-pickers.tsx'
import type { ImportRef } from '../import-refs.ts'
import { PhoneActs, StepTitle, TWO_COLUMNS } from '../move-in-parts.tsx'
import { AddMore } from './add-more.tsx'
import { FileList } from './file-list.tsx'
import { isArchive } from './file-list-rows.ts'
import { Notices } from './notices.tsx'
import { QuestionList, questionId } from './question-list.tsx'
import { nextLabel, titleOf } from './title-words.ts'

type FilesViewProps = {
  at: ImportRef
  view: ImportView
  intake: Intake
  pickers: Pickers
  takesFocus: boolean
  onPasteText: () => void
  onPreview: () => void
  onCancel: () => void
  error: string | null
}

/** The dropped files as they were understood, with the questions about them. */
export function FilesView(props: FilesViewProps) {
  const { at, view, intake, pickers, takesFocus } = props
  const questions = useSteadyQuestions(view)
  const { onNext, isUrged } = useQuestionsFirst(questions, props.onPreview)
  const title = titleOf(view.files, questions.length)
  const isPending = view.files.some(({ state }) => state === 'arriving' || state === 'waiting')
  const hasAny = view.files.some(({ parts }) => parts.some(({ kind, isOut }) => kind !== 'ours' && !isOut))
  const next = !view.files.every(isArchive) && (
    <Button variant="primary" isDisabled={isPending || !hasAny} onPress={onNext}>
      {nextLabel(view.files, questions.length)}
    </Button>
  )
  const more = <AddMore pickers={pickers} onPasteText={props.onPasteText} />
  return (
    <>
      <StepTitle
        takesFocus={takesFocus}
        actions={[<span key="more">{more}</span>, <span key="next">{next}</span>]}
      >
        {title}
      </StepTitle>
      <p role="status" className="sr-only">
        {title}
      </p>
      <Notices intake={intake} pickers={pickers} error={props.error} />
      <div className={questions.length > 0 ? TWO_COLUMNS : 'mt-7'}>
        <section aria-label="Lo que has soltado" className="max-lg:order-2">
          <FileList at={at} view={view} intake={intake} questions={questions} />
          <p className="mt-3.5 text-sm text-ink-2">
            Nada se ha guardado todavía en esta boda, y solo lo ves tú. Si cierras, esto se elimina en{' '}
            {IMPORT_OPEN_HOURS} horas.{' '}
            <button type="button" className="link rounded-[4px]" onClick={props.onCancel}>
              Dejarlo y eliminarlo ya
            </button>
          </p>
        </section>
        {questions.length > 0 && (
          <aside aria-label="Preguntas" className="max-lg:order-1">
            {isUrged && (
              <p role="status" className="pb-3 text-sm font-medium text-ink">
                {openWords(questions)} Si vuelves a pulsar «Ver cómo queda», seguimos con lo que está marcado.
              </p>
            )}
            <QuestionList at={at} questions={questions} />
          </aside>
        )}
      </div>
      <PhoneActs>
        {more}
        {next}
      </PhoneActs>
    </>
  )
}

const openWords = (questions: ImportView['questions']) => {
  const open = questions.filter(({ isAnswered }) => !isAnswered).length
  return open === 0
    ? 'Ya está todo contestado.'
    : `Queda${open === 1 ? '' : 'n'} ${countInSpanish(open, 'pregunta', 'preguntas').replace(/^un /, 'una ')}.`
}

/** While a file is read anew the questions stay where they are: they come back with its answer. */
function useSteadyQuestions({ questions, files }: ImportView): ImportView['questions'] {
  const before = useRef(questions)
  const isRead = files.every(({ state }) => state === 'read' || state === 'problem')
  if (isRead) before.current = questions
  return isRead ? questions : before.current
}

/** The first press goes to a question without an answer; the next one takes what is marked. */
function useQuestionsFirst(questions: ImportView['questions'], onPreview: () => void) {
  const [isUrged, setUrged] = useState(false)
  const first = questions.find(({ isAnswered }) => !isAnswered)
  const onNext = () => {
    if (!first || isUrged) return onPreview()
    setUrged(true)
    const chip = document.getElementById(questionId(first.key))?.querySelector('button')
    chip?.scrollIntoView({ block: 'center' })
    chip?.focus({ preventScroll: true })
  }
  return { onNext, isUrged }
}
