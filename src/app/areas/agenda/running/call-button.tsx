import Phone from 'lucide-react/icons/phone'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { usePhone } from '../../../shared/words/phones.ts'
import type { Person } from '../use-people.ts'

/** Calls a person; nothing without a phone. */
export function CallButton({ person, className }: { person: Person | undefined; className?: string }) {
  const { call } = usePhone(person?.phone)
  if (!person || call === null) return null
  return (
    <a
      href={call}
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
