import type { WeddingStatus } from '#domain/weddings/weddings.ts'
import { StatusBadge } from '#ui/layout/badge.tsx'

const WEDDINGS: { name: string; when: string; status: WeddingStatus }[] = [
  { name: 'Inés & Tomás', when: 'Faltan 8 días', status: 'ongoing' },
  { name: 'Lucía & Martín', when: 'Faltan 141 días', status: 'ongoing' },
  { name: 'Aitana & Bruno', when: 'Fecha por definir', status: 'pending' },
  { name: 'Elvira & Samuel', when: '19 sep 2026', status: 'completed' },
]

/** Four weddings of a planner's dashboard with how they stand. */
export function WeddingList() {
  return (
    <ul className="grid text-ink">
      {WEDDINGS.map(({ name, when, status }) => (
        <li
          key={name}
          className="flex items-center justify-between gap-3 border-t border-[#e2e7d9] py-3 first:border-0"
        >
          <span className="text-sm text-ink-3">
            <b className="serif block text-d4 leading-none text-ink italic">{name}</b>
            {when}
          </span>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  )
}
