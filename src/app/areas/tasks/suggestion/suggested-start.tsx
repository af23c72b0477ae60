import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import { suggestTasks } from '#domain/tasks/suggestions/suggest-tasks.ts'
import { NO_ANSWERS, type WeddingAnswers } from '#domain/tasks/suggestions/wedding-answers.ts'
import { taskState } from '#domain/tasks/task-rules.ts'
import type { WeddingFacts } from '#domain/tasks/wedding-facts.ts'
import { Sprig } from '#ui/art/sprig.tsx'
import { Button } from '#ui/button.tsx'
import { DraftSwitch } from '../../../shared/drafts/draft-switch.tsx'
import { useDrafting } from '../../../shared/drafts/use-drafting.ts'
import type { ReadPages } from '../../../shared/list-import/read-pages.ts'
import { FormError } from '../../../shared/page/form-error.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useProfile } from '../../../shared/session/use-session.ts'
import { membersQuery } from '../../../shared/wedding/members-query.ts'
import { addTaskList } from '../add-list.ts'
import { TemplateOffers } from '../templates/template-offers.tsx'
import { ImportInstead } from './import-instead.tsx'
import { newTasksOf } from './new-tasks.ts'
import { SuggestedSections } from './suggested-sections.tsx'
import { SuggestionQuestions } from './suggestion-questions.tsx'
import { timeInWords } from './time-in-words.ts'

type SuggestedStartProps = {
  weddingId: string
  calendar: TaskCalendar
  facts: WeddingFacts
  readPages: ReadPages
  onStartBlank: () => void
}

/** The start of a list: a few questions choose the suggested one, which is shown as it would come. */
export function SuggestedStart({ weddingId, calendar, facts, readPages, onStartBlank }: SuggestedStartProps) {
  const { role } = useProfile()
  const { data: members = [] } = useQuery(membersQuery(weddingId))
  const drafting = useDrafting(weddingId)
  /** The keys of what is left out; a task that other answers bring back stays so. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [given, setGiven] = useState<Partial<WeddingAnswers>>({})
  const { today, eventDate } = calendar
  const hasPlanner = facts.holding.includes('plannerJoined')
  const list = useMemo(() => {
    const answers = { ...NO_ANSWERS, hasPlanner, ...given }
    return suggestTasks({ answers, today, weddingDate: eventDate, taken: new Set(), reader: role })
  }, [given, hasPlanner, today, eventDate, role])
  const tasks = useMemo(
    () => list.sections.flatMap((section) => section.tasks).filter(({ key }) => !left.has(key)),
    [list, left],
  )
  const isWhole = list.sections.every((section) => section.tasks.every(({ key }) => !left.has(key)))
  const added = useMemo(
    () => newTasksOf(tasks, members, drafting.isDrafting),
    [tasks, members, drafting.isDrafting],
  )
  const done = tasks.filter(({ rule }) => taskState({ mark: null, rule }, facts).state === 'done').length
  const { submit, isPending, error } = useSubmission(async () => {
    await addTaskList(weddingId, added)
  })
  return (
    <div className="mt-9 grid grid-cols-1 gap-x-24 gap-y-12 max-md:mt-6 xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <section>
        <Sprig className="w-56 max-md:w-52" />
        <h2 className="mt-6 max-w-96 text-d3 leading-[1.05]">¿Empezamos con una lista?</h2>
        <p className="mt-3 text-ink-2">{timeInWords(calendar, role)}</p>
        <SuggestionQuestions
          given={given}
          onGive={(answers) => setGiven((now) => ({ ...now, ...answers }))}
          readBy={role}
        />
        {drafting.isPlanner && (
          <div data-edits className="mt-7 max-w-md">
            <DraftSwitch drafting={drafting} />
          </div>
        )}
        <FormError error={error} />
        <div data-edits className="mt-7 flex flex-wrap gap-2.5">
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Añadiendo"
            isDisabled={tasks.length === 0}
            onPress={() => void submit(undefined)}
          >
            {isWhole ? 'Usar esta lista' : tasks.length === 1 ? 'Usar esta' : 'Usar estas'}
          </Button>
          <TemplateOffers weddingId={weddingId} calendar={calendar} isDraft={drafting.isDrafting} />
          <Button variant="quiet" onPress={onStartBlank}>
            Empezar en blanco
          </Button>
          <ImportInstead {...{ weddingId, calendar, readPages }} isDrafting={drafting.isDrafting} />
        </div>
      </section>
      <SuggestedSections
        list={list}
        left={left}
        onLeave={(keys, isLeft) =>
          setLeft(
            (now) => new Set(isLeft ? [...now, ...keys] : [...now].filter((key) => !keys.includes(key))),
          )
        }
        count={tasks.length}
        done={done}
        eventDate={eventDate}
      />
    </div>
  )
}
