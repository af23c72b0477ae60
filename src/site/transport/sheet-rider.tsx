import type { MarkedRider } from '#domain/transport/sheet-changes.ts'
import { BOARDING_FIELDS } from './boarding-fields.ts'
import type { Counting } from './boarding-form.tsx'
import { AGE_WORDS } from './driver-words.ts'
import { Bold, MarkedText, Struck } from './marked-text.tsx'

type SheetRiderProps = { rider: MarkedRider; name: string; counting: Counting | null }

/** A person with a box: one to tick on the page that counts, and one for a pen on a version as it was sent. */
export function SheetRider({ rider, name, counting }: SheetRiderProps) {
  const { guestId, mark } = rider
  const row = 'flex min-h-11 items-center gap-2.5 print:min-h-7'
  return (
    <li className="break-inside-avoid border-b border-line text-sm">
      {counting && mark !== 'gone' ? (
        <label className={`${row} cursor-pointer`}>
          <input
            type="checkbox"
            name={BOARDING_FIELDS.aboard}
            value={guestId}
            defaultChecked={counting.aboard.has(guestId)}
            className="size-5.5 shrink-0 accent-primary print:size-3.5"
          />
          <Named rider={rider} name={name} />
        </label>
      ) : (
        <div className={row}>
          <i
            aria-hidden
            className={mark === 'gone' ? 'size-3.5' : 'size-3.5 shrink-0 rounded-[3px] border border-ink-2'}
          />
          <Named rider={rider} name={name} />
        </div>
      )}
    </li>
  )
}

function Named({ rider: { mark, age }, name }: Omit<SheetRiderProps, 'counting'>) {
  return (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {mark === 'gone' ? <Struck>{name}</Struck> : mark === 'new' ? <Bold>{name}</Bold> : name}
      </span>
      {mark !== 'gone' && (age.value !== 'adult' || 'former' in age) && (
        <span className="text-ink-2">
          <MarkedText of={age}>{(value) => AGE_WORDS[value]}</MarkedText>
        </span>
      )}
    </>
  )
}
