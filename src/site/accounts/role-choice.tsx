import ClipboardList from 'lucide-react/icons/clipboard-list'
import Gem from 'lucide-react/icons/gem'
import type { Role } from '#domain/members/roles.ts'
import { Icon } from '#ui/icon.tsx'

/** The role of the account; it decides which app its person gets. */
export function RoleChoice({ role }: { role: Role }) {
  return (
    <div
      role="radiogroup"
      aria-label="Tu papel"
      className="grid gap-2.5 sm:grid-cols-[auto_1fr] md:grid-cols-2"
    >
      {ROLES.map(({ value, label, icon }) => (
        <label key={value} className="role-card">
          <input
            type="radio"
            name="role"
            id={`papel-${value}`}
            value={value}
            defaultChecked={value === role}
          />
          <Icon of={icon} />
          {label}
        </label>
      ))}
    </div>
  )
}

const ROLES = [
  { value: 'couple', label: 'Soy pareja', icon: Gem },
  { value: 'planner', label: 'Soy wedding planner', icon: ClipboardList },
] as const
