import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import type { MemberCode } from '#contract/member-codes.ts'
import type { Wedding } from '#contract/weddings.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
import { InviteByMail } from './invite-by-mail.tsx'
import { canShare, memberCodeLink, shareMemberCode, whatsAppLink } from './member-code-link.ts'
import { MemberCodeRenewal } from './member-code-renewal.tsx'

export function MemberCodeWays({ wedding, invitation }: { wedding: Wedding; invitation: MemberCode }) {
  const link = memberCodeLink(invitation.code)
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)] border-b border-line text-sm">
        <Line term="Código" action={<CopyButton text={invitation.code} what="el código" />}>
          <code className="serif text-[1.75rem] leading-none tracking-[.06em] select-all">
            {invitation.code}
          </code>
        </Line>
        <Line term="Enlace" action={<CopyButton text={link} what="el enlace" />}>
          <span className="block truncate text-ink-2 select-all">{link}</span>
        </Line>
      </dl>
      <div className="flex flex-wrap gap-2">
        <a
          href={whatsAppLink(wedding, invitation)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'primary' })}
        >
          <Icon of={MessageCircle} />
          Enviar por WhatsApp
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </a>
        {canShare() && (
          <Button icon={Share2} onPress={() => shareMemberCode(wedding, invitation)}>
            Compartir…
          </Button>
        )}
      </div>
      <InviteByMail weddingId={wedding.id} invitation={invitation} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-ink-3">
          {invitation.expiresAt ? `Vale hasta el ${instantInWords(invitation.expiresAt)}.` : 'No caduca.'}
        </p>
        <MemberCodeRenewal weddingId={wedding.id} invitation={invitation} />
      </div>
    </>
  )
}

function Line({ term, action, children }: { term: string; action: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 border-t border-line py-2">
      <dt className="w-14 shrink-0 text-ink-3">{term}</dt>
      {/* A code is never cut: what stands beside it takes the next line. */}
      <dd className="min-w-0 flex-1 has-[code]:min-w-fit">{children}</dd>
      <dd>{action}</dd>
    </div>
  )
}
