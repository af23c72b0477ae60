import Plus from 'lucide-react/icons/plus'
import { useCallback, useMemo, useState } from 'react'
import type { PlacedTask, TaskCalendar } from '#domain/tasks/placed-task.ts'
import { countTasks } from '#domain/tasks/task-groups.ts'
import type { WeddingFacts } from '#domain/tasks/wedding-facts.ts'
import { Button } from '#ui/button.tsx'
import { SavedIndicator } from '#ui/feedback/saved-indicator.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useDrafting } from '../../shared/drafts/use-drafting.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { TaskDrafts } from './drafts/task-drafts.tsx'
import { ListFiles } from './list-files.tsx'
import { focusNewTask } from './new-task-row.tsx'
import { taskPanel } from './panel/loaded-panel.ts'
import { PhoneComposer } from './phone-composer.tsx'
import { ProgressStrip } from './progress-strip.tsx'
import { TaskFigures } from './task-figures.tsx'
import { TaskSections } from './task-sections.tsx'
import { TaskToolbar } from './task-toolbar.tsx'
import { useTaskActions } from './tasks.actions.ts'
import { type TaskFailures, taskChanges } from './tasks.changes.ts'
import type { TasksPageProps } from './tasks-address.ts'
import { TasksMenu } from './tasks-menu.tsx'
import { type ShownTasks, useShownTasks } from './use-shown-tasks.ts'
import { useTaskLinks } from './use-task-links.ts'
import { useTaskPeople } from './use-task-people.ts'
import { useTickNotices } from './use-tick-notices.ts'

type TaskListProps = TasksPageProps & {
  calendar: TaskCalendar
  facts: WeddingFacts
  placed: readonly PlacedTask[]
  failures: ReadonlyMap<string, TaskFailures>
  /** Whether the list and the facts are as the server has them. */
  isRead: boolean
}

/** The tasks of a wedding: how far they are, and what there is to do. */
export function TaskList({ weddingId, address, onAddress, readPages, isRead, ...tasks }: TaskListProps) {
  const { placed, calendar } = tasks
  const [announcement, announce] = useState('')
  const drafting = useDrafting(weddingId)
  const actions = useTaskActions(weddingId, announce, drafting.isDrafting)
  const people = useTaskPeople(weddingId)
  const links = useTaskLinks(weddingId)
  const isViewOnly = useViewOnly()
  const list = useShownTasks({ placed, calendar, address, onAddress, own: people.own })
  useTickNotices(placed, isRead, actions)
  const { done, total, late } = useMemo(() => countTasks(placed), [placed])
  const onOpen = useCallback(
    (taskId: string) => onAddress({ ...address, tarea: taskId }, { isPushed: true }),
    [address, onAddress],
  )
  const close = () => onAddress({ ...address, tarea: undefined })
  const panel = useOpenedPart(taskPanel, address.tarea !== undefined, close)
  const [isImporting, setImporting] = useState(false)
  return (
    <Page className="max-md:pb-40">
      <div data-print="hide">
        <TasksHeader left={total - done} onAdd={() => addTo(list)} />
        <section aria-label="Resumen" className="mt-7.5 grid gap-3.5 max-md:mt-5">
          <TaskFigures done={done} left={total - done} late={late} eventDate={calendar.eventDate} />
          <ProgressStrip placed={placed} calendar={calendar} onSection={list.reveal} />
        </section>
        <TaskDrafts weddingId={weddingId} placed={placed} drafting={drafting} />
        <TaskToolbar
          placed={placed}
          people={people}
          list={list}
          menu={
            <TasksMenu
              placed={placed}
              people={people}
              calendar={calendar}
              onImport={() => setImporting(true)}
            />
          }
        />
        <TaskSections
          {...tasks}
          list={list}
          people={people}
          links={links}
          actions={actions}
          openId={address.tarea}
          onOpen={onOpen}
        />
      </div>
      <ListFiles
        weddingId={weddingId}
        {...tasks}
        groups={list.groups}
        people={people}
        isDrafting={drafting.isDrafting}
        isImporting={isImporting}
        readPages={readPages}
        onClose={() => setImporting(false)}
      />
      {panel && (
        <panel.TaskPanel
          {...tasks}
          one={placed.find(({ task }) => task.id === address.tarea)}
          people={people}
          links={links}
          actions={actions}
          onOpen={(tarea) => onAddress({ ...address, tarea })}
          onClose={close}
        />
      )}
      {!isViewOnly && (
        <PhoneComposer section={list.sectionForNew} calendar={calendar} people={people} actions={actions} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </Page>
  )
}

/** Leads to the line of a new task. */
function addTo(list: ShownTasks) {
  list.showForNew()
  focusNewTask(list.sectionForNew)
}

function TasksHeader({ left, onAdd }: { left: number; onAdd: () => void }) {
  const isSaved = taskChanges.useJustSaved()
  return (
    <PageHeader
      title="Tareas"
      aside={
        <>
          <span className="num text-[1.5rem] text-ink-3">{left}</span>
          <SavedIndicator isShown={isSaved} />
        </>
      }
      actions={
        <Button variant="primary" icon={Plus} className="max-md:hidden" onPress={onAdd}>
          Añadir tarea
        </Button>
      }
    />
  )
}
