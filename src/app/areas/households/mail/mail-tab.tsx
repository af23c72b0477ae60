import Info from 'lucide-react/icons/info'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { mailsLeftToday } from '#domain/households/guest-mails.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { countFamilies } from '../../../shared/households/words.ts'
import type { FamilyActions } from '../family-actions.ts'
import { ChooseFamilies } from './choose-families.tsx'
import { DateMail, ToldFamilies } from './date-mail.tsx'
import { mailDaysInWords } from './mail-days.ts'
import type { WeddingOfMail } from './mail-preview.tsx'
import { mailReach } from './mail-reach.ts'
import { MailWords } from './mail-words.tsx'
import { NotByMail } from './not-by-mail.tsx'
import { useOpenFamilies } from './use-open-families.ts'
import { useUnsavedMail } from './use-unsaved-mail.ts'

type MailTabProps = {
  kind: 'invite' | 'date'
  families: readonly Family[]
  list: HouseholdList
  wedding: WeddingOfMail
  actions: FamilyActions
}

/** 'Email': the invitation or the date to all who have none yet, or to some of them, each with its own link. */
export function MailTab({ kind, families, list, wedding, actions }: MailTabProps) {
  const { unsent, open, ready, waiting } = useOpenFamilies({ kind, families, list, wedding })
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const unsaved = useUnsavedMail(kind, list.settings, actions.saveSettings)
  const left = mailsLeftToday(list.mailDay, new Date())
  const recipients = isChoosing ? ready.filter(({ key }) => chosen.has(key)) : ready
  const send = async () => {
    setSending(true)
    if (await unsaved.save()) await actions.sendMails(kind, isChoosing ? recipients : null)
    setSending(false)
    setChosen(new Set())
  }
  return (
    <div className="grid gap-5">
      <p role="status" className="num text-sm text-ink-2 empty:hidden">
        {waiting.length > 0 &&
          [
            `${onTheirWay(waiting.length)}. Salen poco a poco, aunque cierres esto.`,
            mailDaysInWords(waiting.length, left),
          ].join(' ')}
      </p>
      <Select
        label="Para"
        options={[
          { value: 'all', label: allOf(ready.length) },
          { value: 'some', label: 'Elegir familias' },
        ]}
        value={isChoosing ? 'some' : 'all'}
        onChange={(value) => setChoosing(value === 'some')}
      />
      {isChoosing && (
        <ChooseFamilies
          legend="Familias a las que se envía"
          families={ready}
          noteOf={(family) => mailReach(family, list).address}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      {kind === 'date' ? (
        <DateMail families={recipients.length > 0 ? recipients : ready} {...{ list, wedding, unsaved }} />
      ) : (
        <MailWords
          unsaved={unsaved}
          families={recipients.length > 0 ? recipients : ready}
          wedding={wedding}
        />
      )}
      <NotByMail families={open} list={list} kind={kind} actions={actions} />
      {kind === 'date' && <ToldFamilies {...{ families: unsent, list, wedding, actions }} />}
      <footer className={FOOTER}>
        <p className="flex gap-2 text-sm text-ink-2">
          <Icon of={Info} size="sm" className="mt-0.5" />
          <span className="num">
            Cada familia recibe su propio enlace. No se ven las direcciones de las demás.{' '}
            {mailDaysInWords(recipients.length, Math.max(0, left - waiting.length))}
          </span>
        </p>
        <Button
          variant="primary"
          icon={Mail}
          isDisabled={recipients.length === 0 || isSending}
          onPress={() => void send()}
          className="w-full"
        >
          {sendLabel(recipients.length, isChoosing)}
        </Button>
      </footer>
    </div>
  )
}

const FOOTER = 'sticky bottom-0 -mx-6 -mb-8 grid gap-3 border-t border-line bg-surface px-6 py-4'

function allOf(count: number): string {
  if (count === 0) return 'Ninguna familia con email la espera'
  return count === 1
    ? 'La familia con email que aún no la tiene'
    : `Las ${count} familias con email que aún no la tienen`
}

function sendLabel(count: number, isChoosing: boolean): string {
  if (count === 0) return isChoosing ? 'Elige alguna familia' : 'No hay correos que enviar'
  return count === 1 ? 'Enviar 1 correo' : `Enviar ${count} correos`
}

const onTheirWay = (count: number) => `${countFamilies(count)} en camino`
