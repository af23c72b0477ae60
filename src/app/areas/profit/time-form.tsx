import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { BookAccount } from '#contract/book-rows.ts'
import {
  durationInWords,
  readTime,
  TIME_WHAT_MAX,
  type TimeTopic,
  topicOf,
} from '#domain/profit/noted-time.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { client } from '../../sync/api.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { accountKey } from './earnings.ts'
import { changeProfit } from './profit.actions.ts'
import { TOPIC_NAMES } from './topic-words.ts'
import './profit.sentences.ts'

type Typed = { id: string; text: string; topic: TimeTopic | null }

/** A line as it is said, '1:30 visita a Carmona': the time, what it was, and from its words what it belongs to. */
export function TimeForm({ account, today }: { account: BookAccount; today: string }) {
  const key = accountKey(account)
  const [typed, type] = useUnsavedForm<Typed>(`time of ${key}`)
  const [ownId, setOwnId] = useState(() => uuidv7())
  const { id = ownId, text = '', topic = null } = typed
  const read = readTime(text)
  const guessed = read && topicOf(read.what)
  const form = useSubmission(
    async () => {
      const { minutes, what } = read!
      // The id outlives a reload before the answer, so that pressing again notes no second time.
      type({ id })
      const time = {
        id,
        minutes,
        what: what.slice(0, TIME_WHAT_MAX),
        topic: topic ?? guessed!,
        workedOn: today,
      }
      await changeProfit(() => client.profit.addTime({ accountId: key, ...time }))
      type(null)
      setOwnId(uuidv7())
      showToast(`${durationInWords(minutes)} en ${TOPIC_NAMES[time.topic].toLowerCase()}.`)
    },
    {
      problems: () => ({
        text: read ? null : 'Empieza por el tiempo: 1:30, 45\u00a0min o 2\u00a0h. Caben hasta 24\u00a0horas.',
      }),
    },
  )
  return (
    <form {...form.props()} className="mt-5 grid gap-3">
      <div className="flex items-start gap-2">
        <TextField
          label="Apuntar horas"
          hideLabel
          placeholder="1:30 visita a Carmona"
          value={text}
          onChange={(next) => type({ text: next })}
          maxLength={TIME_WHAT_MAX + 20}
          autoComplete="off"
          className="min-w-0 flex-1"
          {...(form.problems.text && { error: form.problems.text })}
        />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Apuntando">
          Apuntar
        </Button>
      </div>
      {read && (
        <Select
          label={`${durationInWords(read.minutes)} en`}
          options={TOPICS}
          value={topic ?? guessed!}
          onChange={(chosen) => type({ topic: chosen })}
          className="max-w-64"
        />
      )}
      <FormError error={form.error} />
    </form>
  )
}

const TOPICS = Object.entries(TOPIC_NAMES).map(([value, label]) => ({ value: value as TimeTopic, label }))
