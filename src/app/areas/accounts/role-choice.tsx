import ClipboardList from 'lucide-react/icons/clipboard-list'
import Gem from 'lucide-react/icons/gem'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import type { Role } from '#domain/roles.ts'
import { Icon } from '#ui/icon.tsx'

const CHOICES = [
  { role: 'couple', label: 'Soy pareja', icon: Gem },
  { role: 'planner', label: 'Soy wedding planner', icon: ClipboardList },
] as const

/** Who the account is for; it decides which app they get. */
export function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  return (
    <RadioGroup
      aria-label="Tu papel"
      orientation="horizontal"
      value={value}
      onChange={(role) => onChange(role as Role)}
      className="grid gap-2.5 sm:grid-cols-[auto_1fr] md:grid-cols-2"
    >
      {CHOICES.map(({ role, label, icon }) => (
        <RadioField key={role} value={role}>
          <RadioButton className={CARD}>
            <Icon of={icon} className="text-ink-3 in-data-selected:text-primary" />
            {label}
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  )
}

const CARD =
  'flex h-14 cursor-pointer items-center gap-2.5 rounded-control border border-control px-3.5 text-sm font-strong whitespace-nowrap transition-colors duration-(--t-fast) data-hovered:bg-surface-hover data-selected:border-primary data-selected:bg-primary-soft data-selected:shadow-[inset_0_0_0_1px_var(--primary)] data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus'
