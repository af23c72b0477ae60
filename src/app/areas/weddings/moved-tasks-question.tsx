import type { MovedWedding } from '#domain/tasks/moved-wedding.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { movingInWords } from './moved-tasks.ts'

/** Of so many tasks with a fixed day the titles are listed; the others are counted. */
const LISTED = 6

export type AskedDate = { moved: MovedWedding; from: string | null; to: string | null }

type MovedTasksQuestionProps = { asked: AskedDate; onAnswer: (isChanged: boolean) => void }

/** Says which tasks another date moves and which stay, before it is taken. */
export function MovedTasksQuestion({ asked, onAnswer }: MovedTasksQuestionProps) {
  const { moved, to } = asked
  const rest = moved.fixed.length - LISTED
  return (
    <Dialog
      title={to ? `¿Poner la boda el ${dateInWords(to)}?` : '¿Dejar la boda sin fecha?'}
      isOpen
      onOpenChange={() => onAnswer(false)}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Volver
          </Button>
          <Button variant="primary" autoFocus onPress={() => onAnswer(true)}>
            {to ? 'Poner esta fecha' : 'Quitar la fecha'}
          </Button>
        </>
      )}
    >
      <p className="text-ink-2">{movingInWords(moved, asked)}</p>
      {moved.fixed.length > 0 && (
        <>
          <p className="mt-3 text-ink-2">
            {moved.fixed.length === 1
              ? 'Una tiene un día fijo y se queda donde está:'
              : `${moved.fixed.length} tienen un día fijo y se quedan donde están:`}
          </p>
          <ul className="mt-1.5 grid gap-1 text-sm">
            {moved.fixed.slice(0, LISTED).map(({ id, title, on }) => (
              <li key={id} className="wrap-anywhere">
                {title}, <span className="text-ink-3">{dateInWords(on)}</span>
              </li>
            ))}
            {rest > 0 && <li className="text-ink-3">y {rest} más</li>}
          </ul>
        </>
      )}
    </Dialog>
  )
}
