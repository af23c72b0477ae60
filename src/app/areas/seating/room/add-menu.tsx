import MapIcon from 'lucide-react/icons/map'
import Plus from 'lucide-react/icons/plus'
import Ruler from 'lucide-react/icons/ruler'
import type { SeatingShape } from '#domain/seating/room.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'

type Sides = { width: number; depth: number }

type New = {
  name: string
  shape: Pick<SeatingShape, 'kind' | 'label'>
  sides: Sides
  at?: (room: Sides) => { x: number; y: number }
}

/** The things that can be added, with the sides and the place that they mostly have: a door stands in a wall. */
const NEW: readonly New[] = [
  { name: 'Pista', shape: { kind: 'dance_floor', label: null }, sides: { width: 500, depth: 400 } },
  {
    ...{ name: 'Barra', shape: { kind: 'bar', label: null }, sides: { width: 300, depth: 100 } },
    at: ({ depth }) => ({ x: 170, y: depth - 70 }),
  },
  {
    ...{ name: 'Música', shape: { kind: 'music', label: null }, sides: { width: 250, depth: 120 } },
    at: ({ width, depth }) => ({ x: width - 145, y: depth - 80 }),
  },
  {
    ...{ name: 'Entrada', shape: { kind: 'door', label: 'Entrada' }, sides: { width: 200, depth: 20 } },
    at: ({ width, depth }) => ({ x: width / 2, y: depth }),
  },
  {
    ...{ name: 'Cocina', shape: { kind: 'door', label: 'Cocina' }, sides: { width: 200, depth: 20 } },
    at: ({ width }) => ({ x: width / 2, y: 0 }),
  },
  {
    ...{ name: 'Puerta', shape: { kind: 'door', label: null }, sides: { width: 150, depth: 20 } },
    at: ({ depth }) => ({ x: 0, y: depth / 2 }),
  },
  { name: 'Pared', shape: { kind: 'wall', label: null }, sides: { width: 400, depth: 15 } },
  {
    ...{ name: 'Otro', shape: { kind: 'other', label: null }, sides: { width: 200, depth: 200 } },
    at: () => ({ x: 120, y: 120 }),
  },
]

type AddMenuProps = {
  room: Sides
  onAdd: (shape: Pick<SeatingShape, 'kind' | 'label' | 'box'>) => void
  hasGround: boolean
  /** Opens the dialog of the size of the room, or of the plan of the venue. */
  onOpen: (dialog: 'size' | 'ground') => void
}

/** 'Añadir al plano', the size of the room, and the plan of the venue below it. */
export function AddMenu({ room, hasGround, onAdd, onOpen }: AddMenuProps) {
  return (
    <span data-edits>
      <Menu
        label="Añadir al plano"
        placement="bottom start"
        trigger={
          <Button variant="quiet" icon={Plus}>
            Añadir al plano
          </Button>
        }
      >
        {NEW.map(({ name, shape, sides, at = middleOf }) => (
          <MenuItem key={name} onAction={() => onAdd({ ...shape, box: boxAt(at(room), sides) })}>
            {name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={Ruler} onAction={() => onOpen('size')}>
          Medidas de la sala
        </MenuItem>
        <MenuItem icon={MapIcon} onAction={() => onOpen('ground')}>
          {hasGround ? 'Plano del local' : 'Poner el plano del local'}
        </MenuItem>
      </Menu>
    </span>
  )
}

const middleOf = ({ width, depth }: Sides) => ({ x: width / 2, y: depth / 2 })

const boxAt = ({ x, y }: { x: number; y: number }, sides: Sides) => ({
  ...{ x: Math.round(x), y: Math.round(y), rotation: 0 },
  ...sides,
})
