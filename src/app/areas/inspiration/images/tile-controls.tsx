import Ellipsis from 'lucide-react/icons/ellipsis'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type TileControlsProps = {
  name: string
  isSelected: boolean
  /** Whether they come with the pointer or the focus only. */
  isQuiet: boolean
  onToggle: (isRange: boolean) => void
  onMenu: (button: HTMLElement) => void
}

export function TileControls({ name, isSelected, isQuiet, onToggle, onMenu }: TileControlsProps) {
  return (
    <span className={cx(CONTROLS, isQuiet && QUIET)}>
      <label
        data-edits
        className="grid size-8 place-items-center rounded-pill bg-white shadow-2 pointer-coarse:size-11"
      >
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey === true)}
          aria-label={`Seleccionar ${name}`}
          className="size-4 accent-hoja-700"
        />
      </label>
      <button
        type="button"
        aria-label={`Acciones de ${name}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu(currentTarget)}
        className="grid size-8 place-items-center rounded-pill bg-white text-hoja-900 shadow-2 pointer-coarse:size-11"
      >
        <Icon of={Ellipsis} size="sm" />
      </button>
    </span>
  )
}

const CONTROLS = 'absolute top-2 right-2 left-2 flex justify-between transition-opacity duration-(--t-fast)'

/** On a computer they come with the pointer or the focus; a finger finds both in the menu of the folder. */
const QUIET =
  'opacity-0 group-hover/tile:opacity-100 group-focus-within/tile:opacity-100 pointer-coarse:hidden'
