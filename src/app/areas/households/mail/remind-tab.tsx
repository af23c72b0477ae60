import Mail from 'lucide-react/icons/mail'
import { type ReactNode, useState } from 'react'
import { mailsLeftToday, REMINDED_RECENTLY_DAYS } from '#domain/households/guest-mails.ts'
import { areRemindersClosed, lastAnswerOf } from '#domain/households/invitation-settings.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { Button } from '#ui/button.tsx'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import type { FamilyActions } from '../family-actions.ts'
import { areAllUndecided } from '../sending/invitation-text.ts'
import { SendQueue } from '../sending/send-queue.tsx'
import { DateNeeded, RemindersClosed } from './date-needed.tsx'
import { mailDaysInWords } from './mail-days.ts'
import type { WeddingOfMail } from './mail-preview.tsx'
import { MailWords } from './mail-words.tsx'
import { isByMail, ReminderPlan } from './reminder-plan.tsx'
import { useUnsavedMail } from './use-unsaved-mail.ts'

type RemindTabProps = {
  weddingId: string
  /** The families that have their invitation and somebody who has not answered; no other is reminded. */
  awaited: readonly Family[]
  families: readonly Family[]
  list: HouseholdList
  wedding: WeddingOfMail
  actions: FamilyActions
}

/** 'Recordar': by dates, by mail to all at once, or one by one by WhatsApp. */
export function RemindTab({ weddingId, awaited, families, list, wedding, actions }: RemindTabProps) {
  const { settings, households } = list
  const lastAnswerAt = lastAnswerOf(households)
  if (areRemindersClosed(settings, wedding, lastAnswerAt, new Date()))
    return <RemindersClosed weddingId={weddingId} closingDate={settings.closingDate ?? wedding.eventDate} />
  return (
    <div className="grid gap-6">
      {wedding.eventDate === null && <DateNeeded weddingId={weddingId} />}
      <ReminderPlan awaited={awaited} list={list} wedding={wedding} actions={actions} />
      {awaited.length > 0 && <ByMail awaited={awaited} list={list} wedding={wedding} actions={actions} />}
      <SendQueue
        kind="remind"
        queue={dueFirst(awaited)}
        families={families}
        list={list}
        wedding={wedding}
        actions={actions}
      />
    </div>
  )
}

/** A family that a planned reminder could not reach by mail waits for it since then. */
const dueFirst = (families: readonly Family[]) => [
  ...families.filter(({ household }) => household?.remindDueAt),
  ...families.filter(({ household }) => !household?.remindDueAt),
]

function ByMail({ awaited, list, wedding, actions }: Omit<RemindTabProps, 'families' | 'weddingId'>) {
  const [isSending, setSending] = useState(false)
  const unsaved = useUnsavedMail('remind', list.settings, actions.saveSettings)
  const unsavedMaybe = useUnsavedMail('maybe', list.settings, actions.saveSettings)
  const recipients = awaited.filter((family) => isByMail(family, list))
  const undecided = recipients.filter(areAllUndecided)
  const silent = recipients.filter((family) => !undecided.includes(family))
  const days = mailDaysInWords(recipients.length, mailsLeftToday(list.mailDay, new Date()))
  const recent = recipients.filter(isRemindedRecently).length
  const send = async () => {
    setSending(true)
    if ((await unsaved.save()) && (await unsavedMaybe.save())) await actions.sendMails('remind', null)
    setSending(false)
  }
  if (recipients.length === 0) return null
  return (
    <section aria-label="Recordar por email" className="grid gap-4 border-b border-line pb-6">
      {silent.length > 0 && (
        <Words title="Lo que dice el recordatorio">
          <MailWords unsaved={unsaved} families={silent} wedding={wedding} />
        </Words>
      )}
      {undecided.length > 0 && (
        <Words title="Lo que dice a quien puede que venga">
          <MailWords unsaved={unsavedMaybe} families={undecided} wedding={wedding} />
        </Words>
      )}
      {recent > 0 && (
        <p className="num text-sm text-ink-2">
          {recent === 1 ? 'Una ya recibió' : `${recent} ya recibieron`} un recordatorio en los últimos{' '}
          {REMINDED_RECENTLY_DAYS} días.
        </p>
      )}
      {days && <p className="num text-sm text-ink-2">{days}</p>}
      <Button icon={Mail} isDisabled={isSending} onPress={() => void send()} className="w-full">
        {recipients.length === 1 ? 'Recordar a 1 por email' : `Recordar a ${recipients.length} por email`}
      </Button>
    </section>
  )
}

const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-sm font-strong text-ink-2 pointer-coarse:py-3">
      {title}
    </summary>
    <div className="mt-3">{children}</div>
  </details>
)

const isRemindedRecently = ({ household }: Family) =>
  household?.remindedAt != null &&
  Date.now() - Date.parse(household.remindedAt) < REMINDED_RECENTLY_DAYS * DAY_MS
