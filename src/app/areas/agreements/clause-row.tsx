import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import type { AgreementClause } from '#domain/agreements/agreements.ts'
import { IconButton } from '#ui/button.tsx'
import { WrittenClause } from './clause-runs.tsx'

type ClauseProps = {
  clause: AgreementClause
  number: number
  count: number
  onEdit: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A clause as it is written, with its place among the others. */
export function Clause({ clause, number, count, onEdit, onMove, onRemove }: ClauseProps) {
  const name = `la cláusula ${number}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-xl">{clause.title || 'Sin título'}</h3>
        <p className="mt-1.5 leading-relaxed whitespace-pre-line text-ink-2">
          {clause.text ? <WrittenClause text={clause.text} /> : 'Sin texto.'}
        </p>
      </div>
      <div className="flex flex-col max-md:col-span-2 max-md:mt-2 max-md:flex-row">
        <IconButton icon={Pencil} label={`Editar ${name}`} onPress={onEdit} />
        <IconButton
          icon={ArrowUp}
          label={`Subir ${name}`}
          isDisabled={number === 1}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Bajar ${name}`}
          isDisabled={number === count}
          onPress={() => onMove(1)}
        />
        <IconButton icon={X} label={`Quitar ${name}`} onPress={onRemove} />
      </div>
    </div>
  )
}
