import { ORPCError } from '@orpc/client'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { MEMBER_CODE_LENGTH, normaliseMemberCode } from '#domain/member-codes/member-codes.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useDrawnByServer } from '#ui/hydration/use-drawn-by-server.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { PlanOffer } from '../../shared/subscription/plan-offer.tsx'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { JOINING } from './joining.ts'
import { joinWedding } from './member-codes.actions.ts'

type JoinFormProps = {
  /** Prefilled: the code of the invitation link. */
  initialCode?: string | null
  autoFocus?: boolean
  onJoined: (wedding: Wedding) => void
}

/** Joins a wedding with a code; a failure says why and keeps the code. */
export function JoinForm({ initialCode, autoFocus = Boolean(initialCode), onJoined }: JoinFormProps) {
  const isDrawn = useDrawnByServer()
  const profile = useProfile()
  const [unsaved, setUnsaved] = useUnsaved(`invitation code ${initialCode ?? ''}`)
  const code = unsaved ?? initialCode ?? ''
  const field = useRef<HTMLInputElement>(null)
  const join = async (typed: string) => {
    const wedding = await joinWedding(profile, typed)
    setUnsaved(null)
    onJoined(wedding)
  }
  const send = () => {
    const typed = normaliseMemberCode(code)
    return typed ? join(typed) : field.current?.focus()
  }
  const form = useSubmission(send, { mutationKey: JOINING })
  return (
    <form {...form.props()} className="flex flex-wrap items-start gap-2.5">
      <TextField
        label="Código de invitación"
        hideLabel
        placeholder="ABCD2345"
        size="lg"
        className="min-w-0 flex-1"
        inputClassName="tracking-[.08em] uppercase"
        inputRef={field}
        value={code}
        onChange={(typed) => {
          setUnsaved(codeWithin(typed).toUpperCase())
          form.reset()
        }}
        maxLength={300}
        error={form.error && messageFor(form.error)}
        autoFocus={autoFocus && !isDrawn}
        autoComplete="off"
        spellCheck="false"
      />
      <Button type="submit" size="lg" isPending={form.isPending} pendingLabel="Entrando">
        Unirme
      </Button>
      <AlreadyIn error={form.error} />
      <PlanOffer error={form.error} />
    </form>
  )
}

/** Leads a member who typed the code of their own wedding to that wedding. */
function AlreadyIn({ error }: { error: unknown }) {
  if (!(error instanceof ORPCError) || error.code !== 'INVITATION_ALREADY_MEMBER') return null
  const { weddingId } = error.data as { weddingId: string }
  return (
    <Link to="/app/couple/$wid" params={{ wid: weddingId }} className="link w-full rounded-[4px] text-sm">
      Ir a esa boda
    </Link>
  )
}

/** A person who was sent a link may well paste all of it. */
function codeWithin(typed: string): string {
  const inLink = /[?&]code=([^&#\s]+)/i.exec(typed)?.[1]
  return (inLink ?? typed).slice(0, MEMBER_CODE_LENGTH * 3)
}
