import { useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import Ticket from 'lucide-react/icons/ticket'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { MemberCode } from '#contract/member-codes.ts'
import type { Wedding } from '#contract/weddings.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { PRESET_NAMES } from '#ui/preset-names.ts'
import { WHAT_THEY_MAY } from '../../shared/session/access-words.ts'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
import { memberCodesQuery } from './member-codes.queries.ts'

const inviteDialog = loadedPart(() => import('./invite-dialog.tsx'))
const withdrawDialog = loadedPart(() => import('./withdraw-dialog.tsx'))

type Opened = { dialog: 'invite' | 'withdraw'; invitation: MemberCode }

/** The invitations that are still unused: whom each is for, what it gives, and the way to send or withdraw it. */
export function OpenCodes({ wedding }: { wedding: Wedding }) {
  const { data: open = [] } = useQuery(memberCodesQuery(wedding.id))
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const invite = useOpenedPart(inviteDialog, opened?.dialog === 'invite', close)
  const withdraw = useOpenedPart(withdrawDialog, opened?.dialog === 'withdraw', close)
  if (open.length === 0 && !opened) return null
  return (
    <section aria-labelledby="invitaciones-pendientes" className="mt-9">
      <h2 id="invitaciones-pendientes" className="text-[1.375rem]">
        Invitaciones sin usar
      </h2>
      <ul className="mt-2">
        {open.map((invitation) => (
          <OpenCode
            key={invitation.code}
            invitation={invitation}
            onOpen={(dialog) => setOpened({ dialog, invitation })}
          />
        ))}
      </ul>
      {invite && opened?.dialog === 'invite' && (
        <invite.InviteDialog
          wedding={wedding}
          code={opened.invitation}
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
        />
      )}
      {withdraw && opened?.dialog === 'withdraw' && (
        <withdraw.WithdrawDialog weddingId={wedding.id} invitation={opened.invitation} onClose={close} />
      )}
    </section>
  )
}

type OpenCodeProps = { invitation: MemberCode; onOpen: (dialog: Opened['dialog']) => void }

function OpenCode({ invitation, onOpen }: OpenCodeProps) {
  const { code, role, preset, recipient, expiresAt } = invitation
  const what = recipient ? `la invitación de ${recipient}` : `el código «${PRESET_NAMES[preset]}»`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 text-sm">
      {recipient ? (
        <Avatar name={recipient} memberRole={role} size="md" />
      ) : (
        <span className="grid size-9.5 place-items-center rounded-full border border-dashed border-line-strong">
          <Icon of={Ticket} className="text-ink-3" />
        </span>
      )}
      <span className="grid min-w-48 flex-1">
        <b className="text-base font-strong wrap-anywhere">{recipient || PRESET_NAMES[preset]}</b>
        <span className="text-ink-3">
          {recipient && `${PRESET_NAMES[preset]}. `}
          {WHAT_THEY_MAY[preset]} {expiresAt && `Vale hasta el ${instantInWords(expiresAt)}.`}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2">
        <code data-never-kept className="serif text-lg tracking-[.06em] select-all">
          {code}
        </code>
        <CopyButton text={code} what={what} />
        <Button
          size="sm"
          variant="quiet"
          icon={Send}
          aria-label={`Enviar ${what}`}
          onPress={() => onOpen('invite')}
        >
          Enviar
        </Button>
        <IconButton
          icon={X}
          label={`Anular ${what}`}
          onPress={() => onOpen('withdraw')}
          className="text-ink-3"
        />
      </span>
    </li>
  )
}
