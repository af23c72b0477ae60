import Check from 'lucide-react/icons/check'
import Merge from 'lucide-react/icons/merge'
import Pencil from 'lucide-react/icons/pencil'
import QrCode from 'lucide-react/icons/qr-code'
import Split from 'lucide-react/icons/split'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type ComponentProps, useState } from 'react'
import type { GuestAnswer } from '#domain/guests/guests.ts'
import type { CardFormat } from '#domain/households/invitation-cards.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import type { Family } from '../../../shared/households/families.ts'
import { countFamilies, countPeople } from '../../../shared/households/words.ts'
import type { GuestActions } from '../../guests/guests.actions.ts'
import { printCards } from '../cards/card-files.ts'
import { CARD_PAPERS } from '../cards/card-papers.ts'
import { EditTogether, type SelectedTogether } from './edit-together.tsx'
import { manyGuestsActions } from './many-guests.ts'

type FamilyBarProps = SelectedTogether & { guestActions: GuestActions; isPhone: boolean }

/** The actions on the selected guests, over the lower edge of the page. */
export function FamilyBar(props: FamilyBarProps) {
  const { weddingId, selection, guestActions, actions, isPhone } = props
  const [isRemoving, setRemoving] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { selected, clear } = selection
  const guests = selected.map(({ person }) => person.guest)
  const families = new Set(selected.map(({ family }) => family))
  const many = manyGuestsActions(weddingId, guestActions)
  const done = (act: () => void) => () => {
    act()
    clear()
  }
  const answerAll = (answer: GuestAnswer) => done(() => many.answerAll(guests, answer))()
  const button = { size: 'sm', variant: 'quiet', className: ON_INVERSE } as const
  return (
    <section aria-label="Selección" className={cx(BAR, isPhone && ON_PHONE)}>
      <p
        role="status"
        className={cx(
          'mr-auto pr-2 pl-1 text-sm whitespace-nowrap',
          isPhone && 'order-first pl-3 sm:col-span-2',
        )}
      >
        <span className="font-strong">{countFamilies(families.size)}</span>{' '}
        <span className="opacity-75">{countPeople(guests.length)}</span>
      </p>
      <AnswerMenu button={button} onAnswer={answerAll} />
      <Button
        {...button}
        icon={Merge}
        isDisabled={selected.length < 2 || (families.size < 2 && isWhole(selected.length, families))}
        onPress={done(() => actions.join(selected))}
      >
        Unir{isPhone ? <span className="sr-only"> en una familia</span> : ' en una familia'}
      </Button>
      {selected.some(({ family }) => family.people.length > 1) && (
        <Button {...button} icon={Split} onPress={done(() => actions.takeOut(selected))}>
          Sacar{isPhone ? <span className="sr-only"> de la familia</span> : ' de la familia'}
        </Button>
      )}
      <Button {...button} icon={Pencil} onPress={() => setEditing(true)}>
        Editar
      </Button>
      <PrintMenu weddingId={weddingId} families={families} button={button} />
      <Button {...button} icon={Trash2} onPress={() => setRemoving(true)}>
        Eliminar
      </Button>
      <IconButton
        icon={X}
        label="Terminar la selección"
        onPress={clear}
        className={cx(ON_INVERSE, isPhone && 'order-first justify-self-end')}
      />
      <EditTogether {...props} isOpen={isEditing} onOpenChange={setEditing} />
      <ConfirmDialog
        title={`¿Eliminar a ${countPeople(guests.length)}?`}
        description="Se van de la lista con sus respuestas, y el enlace de su familia deja de valer."
        confirmLabel="Eliminar"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onConfirm={() => {
          setRemoving(false)
          many.removeAll(guests)
          clear()
        }}
      />
    </section>
  )
}

type ButtonLook = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>

type AnswerMenuProps = { button: ButtonLook; onAnswer: (answer: GuestAnswer) => void }

function AnswerMenu({ button, onAnswer }: AnswerMenuProps) {
  return (
    <Menu
      label="Cambiar RSVP"
      trigger={
        <Button {...button} icon={Check}>
          Cambiar RSVP
        </Button>
      }
    >
      <MenuItem onAction={() => onAnswer(true)}>Sí</MenuItem>
      <MenuItem onAction={() => onAnswer('maybe')}>Puede que sí</MenuItem>
      <MenuItem onAction={() => onAnswer(false)}>No</MenuItem>
      <MenuItem onAction={() => onAnswer(null)}>Pendiente</MenuItem>
    </Menu>
  )
}

type PrintMenuProps = {
  weddingId: string
  families: ReadonlySet<Family>
  button: ButtonLook
}

/** Cards of all families that are selected, on each paper there is. */
function PrintMenu({ weddingId, families, button }: PrintMenuProps) {
  const [isDrawing, setDrawing] = useState(false)
  const print = async (format: CardFormat) => {
    setDrawing(true)
    await printCards(weddingId, [...families], format)
    setDrawing(false)
  }
  return (
    <Menu
      label="Imprimir tarjetas"
      trigger={
        <Button {...button} icon={QrCode} isPending={isDrawing}>
          Tarjetas
        </Button>
      }
    >
      {CARD_PAPERS.map(({ value, label }) => (
        <MenuItem key={value} onAction={() => void print(value)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Whether all of the only family are selected, who are together already. */
const isWhole = (count: number, families: ReadonlySet<Family>) =>
  [...families].every(({ people }) => people.length === count)

const BAR =
  'fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-1/2 z-20 flex max-w-[calc(100vw-1.5rem)] -translate-x-1/2 flex-wrap items-center gap-1 rounded-sheet bg-surface-inverse py-1.5 pr-1.5 pl-4 text-inverse shadow-3'
/** At the foot of a phone, in place of the field for a new guest: two or three to a row, under how many are selected. */
const ON_PHONE =
  'inset-x-0! bottom-0! grid! max-w-none! translate-x-0! grid-cols-2 justify-items-start sm:grid-cols-[repeat(3,auto)] rounded-b-none px-2! pt-2 pb-[calc(.75rem+env(safe-area-inset-bottom))]!'
const ON_INVERSE = 'text-inverse hover:bg-white/12 hover:text-inverse'
