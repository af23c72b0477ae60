import { type Family, phoneOf } from '../../../shared/households/families.ts'
import { ShownPhone } from '../../../shared/words/shown-phone.tsx'

/** How many of those who wait are named. */
const NAMED = 8

/** The families that are written to after this one. */
export function NextFamilies({ families }: { families: readonly Family[] }) {
  return (
    <div>
      <h3 className="font-sans text-sm text-ink-3">Después</h3>
      <ul className="mt-1">
        {families.slice(0, NAMED).map((family) => (
          <li key={family.key} className="flex justify-between gap-4 border-b border-line py-3 text-sm">
            <span className="min-w-0 truncate font-strong text-ink">{family.name}</span>
            <span className="num shrink-0 text-ink-3">
              {phoneOf(family) ? <ShownPhone phone={phoneOf(family)!} /> : 'Sin teléfono'}
            </span>
          </li>
        ))}
      </ul>
      {families.length > NAMED && <p className="pt-3 text-sm text-ink-3">Y {families.length - NAMED} más.</p>}
    </div>
  )
}
