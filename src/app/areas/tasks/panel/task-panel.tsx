import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageSquare from 'lucide-react/icons/message-square'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useRef } from 'react'
import type { PlacedTask, TaskCalendar } from '#domain/tasks/placed-task.ts'
import { sectionName } from '#domain/tasks/task-sections.ts'
import type { WeddingFacts } from '#domain/tasks/wedding-facts.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BottomSheet } from '#ui/opening/bottom-sheet.tsx'
import { Drawer } from '#ui/opening/drawer.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { useComments } from '../../../shared/comments/use-comments.ts'
import { useMedia } from '../../../shared/page/use-media.ts'
import { BinMenuItem } from '../../../shared/wedding/bin-link.tsx'
import { TaskDraft } from '../drafts/task-drafts.tsx'
import { TaskText } from '../task-text.tsx'
import type { TaskActions } from '../tasks.actions.ts'
import type { TaskFailures } from '../tasks.changes.ts'
import type { TaskLinks } from '../use-task-links.ts'
import type { TaskPeople } from '../use-task-people.ts'
import { TaskAboutField } from './task-about.tsx'
import { TaskTicking } from './task-ticking.tsx'
import { TaskWhen } from './task-when.tsx'
import { TaskWho } from './task-who.tsx'

type TaskPanelProps = {
  /** The task that is open; none when it is closed, or gone. */
  one: PlacedTask | undefined
  calendar: TaskCalendar
  facts: WeddingFacts
  people: TaskPeople
  links: TaskLinks
  failures: ReadonlyMap<string, TaskFailures>
  actions: TaskActions
  onOpen: (taskId: string) => void
  onClose: () => void
}

/** Everything about one task: a panel at the right, a sheet on a phone. */
export function TaskPanel({ one, onClose, ...props }: TaskPanelProps) {
  const isPhone = useMedia('(width < 48.0625rem)')
  // Stays drawn with the last task while it slides away.
  const last = useRef(one)
  if (one) last.current = one
  const shown = last.current
  if (!shown) return null
  const { task, section } = shown
  const failures = props.failures.get(task.id)
  const heading = (
    <div key={task.id} className="min-w-0 flex-1">
      <p className="text-sm text-ink-3">{sectionName(section)}</p>
      <TaskText
        task={task}
        field="title"
        label="Tarea"
        failures={failures}
        actions={props.actions}
        className="serif py-0.5 text-[1.75rem] leading-[1.1] wrap-anywhere max-md:text-[1.9rem]"
      />
    </div>
  )
  const open = { isOpen: one !== undefined, onOpenChange: onClose }
  const body = (
    <>
      <TaskDraft weddingId={props.actions.weddingId} task={task} />
      <TaskDetails key={task.id} {...props} one={shown} taskFailures={failures} />
    </>
  )
  const footer = <PanelFooter key={task.id} {...props} one={shown} onClose={onClose} />
  if (isPhone) {
    return (
      <BottomSheet title={task.title} heading={heading} footer={footer} isTall {...open}>
        {body}
      </BottomSheet>
    )
  }
  return (
    <Drawer label={task.title} side="right" header={heading} {...open}>
      <div className="min-h-0 flex-1">{body}</div>
      <footer className="sticky bottom-0 border-t border-line bg-surface px-6 py-3.5">{footer}</footer>
    </Drawer>
  )
}

type PartProps = Omit<TaskPanelProps, 'one' | 'onClose'> & { one: PlacedTask }

function TaskDetails({
  one,
  taskFailures,
  ...props
}: PartProps & { taskFailures: TaskFailures | undefined }) {
  const { calendar, people, facts, links, actions } = props
  const { task } = one
  const comments = useComments('task')
  const count = comments.count(task.id)
  const fileCount = comments.fileCount(task.id)
  return (
    <dl className="px-6 pt-3 pb-6 text-ui">
      <Row label="Quién">
        <TaskWho task={task} people={people} actions={actions} />
      </Row>
      <Row label="Cuándo">
        <TaskWhen one={one} calendar={calendar} actions={actions} />
      </Row>
      <Row label="Va con">
        <TaskAboutField task={task} links={links} actions={actions} />
      </Row>
      <Row label="Se marca">
        <TaskTicking one={one} facts={facts} links={links} />
      </Row>
      <Row label="Notas">
        <TaskText
          task={task}
          field="notes"
          label="Notas"
          placeholder="Añadir una nota"
          failures={taskFailures}
          actions={actions}
          className="py-1 text-ui leading-normal whitespace-pre-wrap wrap-anywhere"
        />
      </Row>
      <Row label="Comentarios">
        <button
          type="button"
          onClick={() => comments.open(task.id)}
          className="inline-flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11"
        >
          <Icon of={MessageSquare} size="sm" className="text-ink-3" />
          <span className="link">
            {count + fileCount === 0
              ? 'Comentar o adjuntar un archivo'
              : [
                  count > 0 && (count === 1 ? '1 comentario' : `${count} comentarios`),
                  fileCount > 0 && (fileCount === 1 ? '1 archivo' : `${fileCount} archivos`),
                ]
                  .filter(Boolean)
                  .join(' y ')}
          </span>
        </button>
      </Row>
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.75rem_minmax(0,1fr)] items-baseline gap-3 border-b border-line py-3.5 last:border-0">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function PanelFooter({ one, facts, actions, onOpen, onClose }: PartProps & { onClose: () => void }) {
  const { task, state } = one
  const isOpen = state.state === 'open'
  return (
    <div data-edits className="flex gap-2">
      <Button
        variant={isOpen ? 'primary' : 'secondary'}
        icon={isOpen ? Check : RotateCcw}
        className="flex-1"
        onPress={() =>
          state.state === 'unneeded' ? actions.edit(task, 'mark', null) : actions.setDone(task, isOpen, facts)
        }
      >
        {isOpen ? 'Marcar hecha' : 'Volver a abrir'}
      </Button>
      <Menu
        label={`Acciones de ${task.title}`}
        trigger={<IconButton icon={Ellipsis} size="md" variant="secondary" label="Más acciones" />}
      >
        <MenuItem icon={Copy} onAction={() => onOpen(actions.duplicate(task).id)}>
          Duplicar
        </MenuItem>
        {state.state !== 'unneeded' && (
          <MenuItem icon={CheckCheck} onAction={() => actions.setUnneeded(task)}>
            No hace falta
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          icon={Trash2}
          isDestructive
          onAction={() => {
            onClose()
            actions.remove(task)
          }}
        >
          Eliminar
        </MenuItem>
        <BinMenuItem weddingId={actions.weddingId} kind="tasks" />
      </Menu>
    </div>
  )
}
