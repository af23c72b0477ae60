import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import type { Guest } from '#contract/guests.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import type { Failure } from '../../../lib/list-changes/editable-list.ts'
import type { GuestActions } from '../guests.actions.ts'

type CellFailureProps = { id: string; failure: Failure<Guest>; actions: GuestActions }

/** Over the end of a cell that was not saved: why, another try, and a way to give it up. */
export function CellFailure({ id, failure, actions }: CellFailureProps) {
  return (
    <div className="group/failure absolute top-2 right-1.5 z-10 flex">
      <p
        id={id}
        className="absolute top-full right-0 mt-2 hidden w-max max-w-72 rounded-control bg-surface-inverse px-3 py-2 text-xs text-inverse shadow-3 group-focus-within/failure:block group-hover/failure:block"
      >
        {failure.message}
      </p>
      <Act icon={RotateCcw} label="Reintentar" onClick={() => actions.retry(failure.change)} />
      <Act icon={X} label="Descartar lo escrito" onClick={() => actions.discard(failure.change)} />
    </div>
  )
}

function Act({ icon, label, onClick }: { icon: IconGlyph; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-7.5 place-items-center rounded-pill text-danger hover:bg-danger-soft"
    >
      <Icon of={icon} size="sm" />
    </button>
  )
}
