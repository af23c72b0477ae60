import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import { Icon } from '#ui/icon.tsx'
import type { DragSource } from '../canvas/component-drag.ts'

type CatalogueItemProps = {
  component: CatalogueComponent
  /** How many of it are on the canvas; there may be more than one. */
  count: number
  onAdd: (component: CatalogueComponent) => void
  onEdit: (component: CatalogueComponent) => void
  /** Left out where there is no canvas beside the catalogue to drag to. */
  drag: DragSource | null
}

/** A component of the catalogue, with the button that puts it on the canvas. */
export const CatalogueItem = memo(function CatalogueItem(props: CatalogueItemProps) {
  const { component, count, onAdd, onEdit, drag } = props
  return (
    <li
      draggable={drag !== null}
      onDragStart={(event) => drag?.onDragStart(event, component)}
      onDragEnd={drag?.onDragEnd}
      className={ITEM}
    >
      <div className="min-w-0">
        <p className="text-sm font-strong text-ink wrap-anywhere">
          {component.name}
          {component.custom && (
            <button
              type="button"
              data-edits
              aria-label={`Editar ${component.name}`}
              onClick={() => onEdit(component)}
              className={EDIT}
            >
              <Icon of={Pencil} size="sm" />
            </button>
          )}
        </p>
        {component.description && (
          <p className="text-xs leading-[1.35] text-ink-3">{component.description}</p>
        )}
        {count > 0 && <p className="hidden text-xs text-link pointer-coarse:block">{onCanvas(count)}</p>}
      </div>
      <div className="grid items-center justify-items-end *:col-start-1 *:row-start-1">
        {count > 0 && (
          <span className="text-xs text-ink-3 group-focus-within/item:invisible group-hover/item:invisible pointer-coarse:hidden">
            {onCanvas(count)}
          </span>
        )}
        <button
          type="button"
          data-edits
          data-single-press
          aria-label={count > 0 ? `Añadir otra vez ${component.name}` : `Añadir ${component.name}`}
          onClick={() => onAdd(component)}
          className={count > 0 ? `${ADD} ${ADD_AGAIN}` : ADD}
        >
          <Icon of={Plus} />
        </button>
      </div>
    </li>
  )
})

const onCanvas = (count: number) => (count === 1 ? 'En el canvas' : `En el canvas: ${count}`)

const ITEM =
  'group/item grid grid-cols-[1fr_auto] items-center gap-3 border-t border-line py-2 [&[draggable=true]]:cursor-grab [&[draggable=true]]:active:cursor-grabbing'

const ADD =
  'grid size-8.5 place-items-center rounded-pill border border-line-strong bg-surface text-primary hover:bg-surface-hover active:scale-95 pointer-coarse:size-11'

const EDIT =
  '-my-1.5 ml-1 inline-grid size-7 place-items-center rounded-pill align-middle text-ink-3 hover:bg-surface-hover hover:text-ink pointer-coarse:size-11 pointer-coarse:-my-3'

/** A component on the canvas shows that instead, until the pointer or the focus reaches it. */
const ADD_AGAIN =
  'pointer-fine:opacity-0 pointer-fine:group-focus-within/item:opacity-100 pointer-fine:group-hover/item:opacity-100'
