import type { Member } from '#contract/weddings.ts'
import { cx } from '#ui/class-names.ts'
import { Avatar } from '#ui/layout/avatar.tsx'

type MemberNameProps = { member: Member; isOwn: boolean; line?: string; isOneLine?: boolean }

/** A member as every list of them begins. */
export function MemberName({ member, isOwn, line, isOneLine }: MemberNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={member.fullName} memberRole={member.role} size="md" />
      <span className="grid min-w-0">
        <b className="font-strong wrap-anywhere">
          {member.fullName || 'Usuario'}
          {isOwn && <span className="font-normal text-ink-3"> (tú)</span>}
        </b>
        {line && <span className={cx('text-sm text-ink-3', isOneLine && 'truncate')}>{line}</span>}
      </span>
    </span>
  )
}

/** Whether another member decides over this one: one of the couple always edits everything. */
export const isDecidedOver = (member: Member, { mayDecide, ownId }: { mayDecide: boolean; ownId: string }) =>
  mayDecide && member.preset !== 'couple' && member.userId !== ownId
