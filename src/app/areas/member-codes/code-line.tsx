import { useMutation, useQuery } from '@tanstack/react-query'
import type { Role } from '#domain/members/roles.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { createMemberCode } from './member-codes.actions.ts'
import { memberCodesQuery } from './member-codes.queries.ts'

export function CodeLine({ weddingId, role }: { weddingId: string; role: Role }) {
  const open = useQuery(memberCodesQuery(weddingId))
  const make = useMutation({
    mutationFn: () => createMemberCode(weddingId, role),
    onError: (error) =>
      showToast(`No hemos podido crear el código. ${messageFor(error)}`, { tone: 'failed' }),
  })
  const invitation = open.data?.find((candidate) => candidate.preset === role && candidate.recipient === '')
  const { label, what } = WORDS[role]
  return (
    <div className="flex min-h-11.5 flex-wrap items-center gap-x-2.5 border-t border-line px-1 py-1 text-left text-sm">
      <span className="w-17 shrink-0 text-ink-3">{label}</span>
      {invitation && (
        <>
          <code
            data-never-kept
            className="serif min-w-fit flex-1 text-xl font-medium tracking-[.06em] select-all max-sm:text-lg max-sm:tracking-normal"
          >
            {invitation.code}
          </code>
          <CopyButton text={invitation.code} what={what} />
        </>
      )}
      {open.isSuccess && !invitation && (
        <PlainButton
          className="link ml-auto rounded-[4px] text-sm pointer-coarse:py-3"
          onPress={() => make.mutate()}
          isPending={make.isPending}
          aria-label={`Crear ${what}`}
        >
          {make.isPending ? 'Creando…' : 'Crear código'}
        </PlainButton>
      )}
      {open.isError && (
        <PlainButton
          className="link ml-auto rounded-[4px] text-sm pointer-coarse:py-3"
          onPress={() => open.refetch()}
          aria-label={`Reintentar cargar ${what}`}
        >
          No se ha podido cargar. Reintentar
        </PlainButton>
      )}
    </div>
  )
}

const WORDS: Record<Role, { label: string; what: string }> = {
  couple: { label: 'Pareja', what: 'el código de pareja' },
  planner: { label: 'Planner', what: 'el código de planner' },
}
