import { inSpanishList } from '#domain/text/spanish-list.ts'
import { useOnline } from '../../../sync/use-online.ts'
import type { ConcernedVendors } from './use-concerned-vendors.ts'

type TellVendorsProps = {
  concerned: ConcernedVendors
  tells: boolean
  onTells: (tells: boolean) => void
}

/** 'Avisar a los 4 proveedores': who is written to, and who is left to be called. */
export function TellVendors({ concerned: { all, unreachable }, tells, onTells }: TellVendorsProps) {
  const isOnline = useOnline()
  const names = inSpanishList(unreachable.map(({ person }) => person?.name ?? 'alguien que ya no está'))
  const isNobody = unreachable.length === all.length
  return (
    <label className="mt-3.5 flex cursor-pointer items-start gap-3 text-sm">
      <input
        type="checkbox"
        checked={tells}
        onChange={({ currentTarget }) => onTells(currentTarget.checked)}
        className="size-6 shrink-0 accent-primary"
      />
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere">
          {all.length === 1
            ? `Avisar a ${all[0]!.person?.name ?? 'un proveedor'}`
            : `Avisar a los ${all.length} proveedores`}
        </b>
        <span className="block text-ink-2 wrap-anywhere">
          {isNobody
            ? 'Su enlace cambia solo.'
            : isOnline
              ? 'Les escribimos con sus horas nuevas, y su enlace cambia solo.'
              : 'Su enlace cambia en cuanto vuelva la red, y entonces les escribimos.'}
          {tells && unreachable.length > 0 && ` A ${names} podrás llamar: le falta el email o el enlace.`}
        </span>
      </span>
    </label>
  )
}
