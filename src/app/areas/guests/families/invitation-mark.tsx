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
import { type Family, type FamilyState, familyState } from './families.ts'
import { dayInShort } from './words.ts'

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

/** `Enviada`. */
export const invitationWords = (family: Family): string => MARKS[familyState(family).state].label

/** Where the invitation of a family stands, since when: icon and word, never colour alone. */
export function InvitationMark({ family, hidesDate }: { family: Family; hidesDate?: boolean }) {
  const { state, at } = familyState(family)
  const { icon, label, className } = MARKS[state]
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm whitespace-nowrap', className)}>
      <Icon of={icon} size="sm" />
      {label}
      {at && !hidesDate && <span className="num text-ink-3 md:max-xl:hidden">{dayInShort(at)}</span>}
    </span>
  )
}
