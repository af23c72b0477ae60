import Check from 'lucide-react/icons/check'
import Merge from 'lucide-react/icons/merge'
import QrCode from 'lucide-react/icons/qr-code'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Rsvp } from '#domain/guests.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import type { GuestActions } from '../guests.actions.ts'
import { printCards } from './card-files.ts'
import type { FamilyActions } from './family-actions.ts'
import { membersOf } from './grouping-actions.ts'
import type { FamilySelection } from './use-family-selection.ts'
import { countFamilies, countPeople } from './words.ts'

type FamilyBarProps = {
  weddingId: string
  selection: FamilySelection
  guestActions: GuestActions
  familyActions: FamilyActions
}

/** What can be done with the selected families, over the lower edge of the page. */
export function FamilyBar({ weddingId, selection, guestActions, familyActions }: FamilyBarProps) {
  const [isRemoving, setRemoving] = useState(false)
  const { selected, clear } = selection
  const guests = selected.flatMap(({ people }) => people.map(({ guest }) => guest))
  const answerAll = (rsvp: Rsvp) => {
    for (const guest of guests) guestActions.answer(guest, rsvp)
    clear()
  }
  return (
    <section aria-label="Selección" className={BAR}>
      <p role="status" className="mr-auto pr-2 pl-1 text-sm whitespace-nowrap">
        <span className="font-strong">{countFamilies(selected.length)}</span>{' '}
        <span className="opacity-75">{countPeople(guests.length)}</span>
      </p>
      <Menu
        label="Cambiar respuesta"
        trigger={
          <Button size="sm" variant="quiet" icon={Check} className={ON_INVERSE}>
            Cambiar respuesta
          </Button>
        }
      >
        <MenuItem onAction={() => answerAll(true)}>Sí</MenuItem>
        <MenuItem onAction={() => answerAll(false)}>No</MenuItem>
        <MenuItem onAction={() => answerAll(null)}>Pendiente</MenuItem>
      </Menu>
      <Button
        size="sm"
        variant="quiet"
        icon={Merge}
        isDisabled={selected.length < 2}
        onPress={() => {
          familyActions.join(membersOf(selected))
          clear()
        }}
        className={ON_INVERSE}
      >
        Unir
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={QrCode}
        onPress={() => void printCards(weddingId, selected)}
        className={ON_INVERSE}
      >
        Tarjetas
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={Trash2}
        onPress={() => setRemoving(true)}
        className={ON_INVERSE}
      >
        Eliminar
      </Button>
      <IconButton icon={X} label="Terminar la selección" onPress={clear} className={ON_INVERSE} />
      <ConfirmDialog
        title={`¿Eliminar a ${countPeople(guests.length)}?`}
        description="Se van de la lista con sus respuestas, y el enlace de su familia deja de valer."
        confirmLabel="Eliminar"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onConfirm={() => {
          setRemoving(false)
          for (const guest of guests) guestActions.remove(guest)
          clear()
        }}
      />
    </section>
  )
}

const BAR =
  'fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-1/2 z-20 flex max-w-[calc(100vw-1.5rem)] -translate-x-1/2 flex-wrap items-center gap-1 rounded-sheet bg-surface-inverse py-1.5 pr-1.5 pl-4 text-inverse shadow-3'
const ON_INVERSE = 'text-inverse hover:bg-white/12 hover:text-inverse'
