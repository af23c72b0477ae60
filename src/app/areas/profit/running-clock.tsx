import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useEffect, useMemo, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { BookAccount } from '#contract/book-rows.ts'
import type { Profit } from '#contract/profit.ts'
import { durationInWords } from '#domain/profit/noted-time.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import { Button } from '#ui/button.tsx'
import { client } from '../../sync/api.ts'
import { accountKey } from './earnings.ts'
import { attempt } from './profit.actions.ts'
import './profit.sentences.ts'

type RunningClockProps = { account: BookAccount; clock: Profit['clock'] }

/** A clock for who does not want to count: started here, and stopped from any device. */
export function RunningClock({ account, clock }: RunningClockProps) {
  const now = useTicks(clock !== null)
  const key = accountKey(account)
  const startedAt = clock?.startedAt
  // Of each clock, so that pressing again after an answer that got lost notes it once.
  const id = useMemo(() => startedAt && uuidv7(), [startedAt])
  if (!clock)
    return (
      <p className="mt-3">
        <Button
          size="sm"
          icon={Play}
          onPress={() => void attempt(() => client.profit.startClock({ accountId: key }))}
        >
          Poner el reloj en marcha
        </Button>
      </p>
    )
  const minutes = Math.max(0, Math.floor((now - Date.parse(clock.startedAt)) / MINUTE_MS))
  const isHere = clock.accountId === account.id
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-2">
      <Button
        size="sm"
        icon={Square}
        onPress={() =>
          void attempt(() => client.profit.stopClock({ ...(id && { id }), topic: 'other', what: '' }))
        }
      >
        Parar y apuntar
      </Button>
      <span role="status">
        En marcha{isHere ? '' : ` para ${clock.weddingName}`}: {durationInWords(minutes)}
      </span>
    </p>
  )
}

const TICK_MS = 15_000

/** The present in milliseconds since 1970, which moves on while something runs. */
function useTicks(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
