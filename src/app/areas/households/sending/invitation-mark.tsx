import CircleDashed from 'lucide-react/icons/circle-dashed'
import MailCheck from 'lucide-react/icons/mail-check'
import MailOpen from 'lucide-react/icons/mail-open'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import MailX from 'lucide-react/icons/mail-x'
import PhoneMissed from 'lucide-react/icons/phone-missed'
import Reply from 'lucide-react/icons/reply'
import Send from 'lucide-react/icons/send'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import { type Family, type FamilyState, familyState, isAwaited } from '../../../shared/households/families.ts'
import { dayInShort } from '../../../shared/households/words.ts'

const MARKS: Record<FamilyState, { icon: IconGlyph; label: string; className: string }> = {
  unreachable: { icon: PhoneMissed, label: 'Falta el teléfono', className: 'text-ink-3' },
  unsent: { icon: CircleDashed, label: 'Sin enviar', className: 'text-ink-3' },
  waiting: { icon: MailCheck, label: 'En camino', className: 'text-ink-2' },
  refused: { icon: MailX, label: 'Correo rechazado', className: 'text-no-fg' },
  unsure: { icon: MailQuestion, label: 'Quizá no llegó', className: 'text-no-fg' },
  sent: { icon: Send, label: 'Enviada', className: 'text-ink-2' },
  opened: { icon: MailOpen, label: 'Abierta', className: 'text-ink' },
  answered: { icon: Reply, label: 'Respondida', className: 'text-si-fg' },
}

/** `Enviada`, `Respondida en parte`. */
export const invitationWords = (family: Family): string => markOf(family).label

/** A family in which some have answered and others have not is still waited for. */
function markOf(family: Family) {
  const { state, at } = familyState(family)
  const isPartly = state === 'answered' && isAwaited(family)
  return { ...MARKS[state], at, ...(isPartly && { label: 'Respondida en parte', className: 'text-ink' }) }
}

/** Shows the state of a family's invitation, since when: icon and word, never colour alone. */
export function InvitationMark({ family, hidesDate }: { family: Family; hidesDate?: boolean }) {
  const { icon, label, className, at } = markOf(family)
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm whitespace-nowrap', className)}>
      <Icon of={icon} size="sm" />
      {label}
      {at && !hidesDate && <span className="num text-ink-3 md:max-xl:hidden">{dayInShort(at)}</span>}
    </span>
  )
}
