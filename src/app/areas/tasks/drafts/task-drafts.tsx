import type { PlacedTask } from '#domain/tasks/placed-task.ts'
import type { Task } from '#domain/tasks/tasks.ts'
import { Button } from '#ui/button.tsx'
import { DraftStrip } from '../../../shared/drafts/draft-strip.tsx'
import { DraftSwitch } from '../../../shared/drafts/draft-switch.tsx'
import { PublishWithTheRest } from '../../../shared/drafts/publish-with-the-rest.tsx'
import { type Drafting, useDrafting } from '../../../shared/drafts/use-drafting.ts'
import { showTasks } from './show-tasks.ts'

type TaskDraftsProps = { weddingId: string; placed: readonly PlacedTask[]; drafting: Drafting }

/** Whether what a planner adds is a draft, and the drafts that are there, to be shown to the couple together. */
export function TaskDrafts({ weddingId, placed, drafting }: TaskDraftsProps) {
  if (!drafting.seesDrafts) return null
  const drafts = placed.filter(({ task }) => task.isDraft).map(({ task }) => task)
  return (
    <div className="mt-4 grid max-w-3xl gap-2">
      {drafting.isPlanner && (
        <div data-edits className="max-w-md">
          <DraftSwitch drafting={drafting} />
        </div>
      )}
      {drafts.length > 0 && (
        <DraftStrip
          actions={
            <>
              <PublishWithTheRest weddingId={weddingId} />
              <Button size="sm" onPress={() => void showTasks(weddingId, drafts)}>
                {showLabel(drafts.length, drafting)}
              </Button>
            </>
          }
        >
          {drafting.isPlanner ? unseen(drafts.length) : left(drafts.length)}
        </DraftStrip>
      )}
    </div>
  )
}

/** That the task of the panel is a draft, and 'Mostrar a la pareja'. */
export function TaskDraft({ weddingId, task }: { weddingId: string; task: Task }) {
  const drafting = useDrafting(weddingId)
  if (!task.isDraft) return null
  return (
    <DraftStrip
      className="mx-6 mt-3"
      actions={
        <Button size="sm" onPress={() => void showTasks(weddingId, [task])}>
          {showLabel(1, drafting)}
        </Button>
      }
    >
      {drafting.isPlanner
        ? 'Borrador: la pareja no ve esta tarea.'
        : 'Borrador: esta tarea la dejó preparada vuestro planner.'}
    </DraftStrip>
  )
}

/** A couple whose planner has left sees the drafts already, and takes them over. */
function showLabel(count: number, { isPlanner }: Drafting): string {
  const all = count === 1 ? '' : ` las ${count}`
  return isPlanner ? `Mostrar${all} a la pareja` : `Publicar${all}`
}

const unseen = (count: number) =>
  count === 1 ? '1 tarea que la pareja aún no ve.' : `${count} tareas que la pareja aún no ve.`

const left = (count: number) =>
  count === 1
    ? '1 tarea en borrador: la dejó preparada vuestro planner.'
    : `${count} tareas en borrador: las dejó preparadas vuestro planner.`
