import Phone from 'lucide-react/icons/phone'
import { phoneHref } from '#domain/phone.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { Person } from '../use-people.ts'

/** Calls a person; nothing without a phone. */
export function CallButton({ person, className }: { person: Person | undefined; className?: string }) {
  const href = phoneHref(person?.phone)
  if (!person || !href) return null
  return (
    <a
      href={href}
      aria-label={`Llamar a ${person.name}`}
      className={cx(
        'inline-grid size-11 place-items-center rounded-pill text-primary shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-surface-hover',
        className,
      )}
    >
      <Icon of={Phone} />
    </a>
  )
}
