import type { PlannerRequest } from '#contract/requests.ts'
import type { NotedEventKind } from '#domain/planners/request-stages.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { NOTES } from './request-words.ts'
import { noteEvent } from './requests.actions.ts'

/** 'Anotar': what happened by phone, by mail or on paper, from which the stage follows. */
export function NoteMenu({ request }: { request: PlannerRequest }) {
  return (
    <Menu
      label={`Anotar qué ha pasado con ${request.name}`}
      placement="bottom start"
      trigger={<Button>Anotar</Button>}
    >
      {notesOf(request).map((kind) => (
        <MenuItem key={kind} onAction={() => void note(request, kind)}>
          {NOTES[kind].item}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** The notes that move this request on. */
function notesOf({ stage, turn }: PlannerRequest): NotedEventKind[] {
  const reply: NotedEventKind = turn === 'planner' ? 'answered' : 'wrote'
  if (stage === 'signed') return [reply]
  return stage === 'quoted' ? [reply, 'signed'] : [reply, 'quote_sent', 'signed']
}

async function note({ id, name }: PlannerRequest, kind: NotedEventKind): Promise<void> {
  try {
    const takeBack = await noteEvent(id, kind)
    showToast(`La solicitud de ${name} ${NOTES[kind].done}.`, {
      action: { label: 'Deshacer', onAction: () => void attempt(takeBack) },
    })
  } catch (error) {
    showToast(`No hemos podido anotarlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}

async function attempt(takeBack: () => Promise<void>): Promise<void> {
  try {
    await takeBack()
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}
