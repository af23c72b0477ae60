import { useState } from 'react'
import type { AgendaItem } from '#domain/agenda/agenda.ts'
import { Popover } from '#ui/opening/popover.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import type { AgendaActions } from '../agenda.actions.ts'
import { ResponsiblePicker } from '../responsible-picker.tsx'
import { namesOf, type People } from '../use-people.ts'

type ResponsibleCellProps = { item: AgendaItem; people: People; actions: AgendaActions }

/** The names of those responsible; pressing them opens the choice. */
export function ResponsibleCell({ item, people, actions }: ResponsibleCellProps) {
  const [isOpen, setOpen] = useState(false)
  const names = namesOf(people, item.responsible)
  return (
    <Popover
      label={`Quién se encarga de ${item.title}`}
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <PlainButton
          aria-label={
            names ? `A cargo de ${item.title}: ${names}` : `Elegir quién se encarga de ${item.title}`
          }
          className="absolute inset-x-0.5 top-1 h-10 w-[calc(100%-.25rem)] truncate rounded-[6px] px-2 text-left text-ink-2 hover:shadow-[inset_0_0_0_1px_var(--line-strong)]"
        >
          {names || <span className="text-ink-3">–</span>}
        </PlainButton>
      }
    >
      <div className="max-h-[min(26rem,60vh)] scroll-pane p-4">
        <ResponsiblePicker
          people={people}
          value={item.responsible}
          onChange={(value) => actions.edit(item, 'responsible', value)}
        />
      </div>
    </Popover>
  )
}
