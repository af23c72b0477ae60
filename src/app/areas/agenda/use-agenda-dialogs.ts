import { useState } from 'react'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'

/** Which dialog of the agenda is open; items by their id, because they change while it is. */
type OpenDialog =
  | { kind: 'item'; itemId: string | null }
  | { kind: 'delay'; itemId: string }
  | { kind: 'day'; day: AgendaDay | null }
  | { kind: 'links' }
  | { kind: 'ownCalendar' }
  | { kind: 'templates' | 'saveTemplate' }

export function useAgendaDialogs() {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  return {
    open,
    close: () => setOpen(null),
    openItem: ({ id }: AgendaItem) => setOpen({ kind: 'item', itemId: id }),
    addItem: () => setOpen({ kind: 'item', itemId: null }),
    delay: ({ id }: AgendaItem) => setOpen({ kind: 'delay', itemId: id }),
    editDay: (day: AgendaDay) => setOpen({ kind: 'day', day }),
    addDay: () => setOpen({ kind: 'day', day: null }),
    openOwnCalendar: () => setOpen({ kind: 'ownCalendar' }),
    openTemplates: (kind: 'templates' | 'saveTemplate') => setOpen({ kind }),
    share: () => setOpen({ kind: 'links' }),
  }
}
