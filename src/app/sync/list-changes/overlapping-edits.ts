import { CancelledError } from '@tanstack/react-query'
import { dismissToast, showToast, toasts } from '#ui/feedback/toast-queue.ts'
import { CodedError } from '../../shared/error-messages.ts'
import type { Edit, Item } from './change.ts'
import { aboutEdit, valueInWords } from './edit-in-words.ts'
import type { ListWords } from './failure-policy.ts'
import { PATIENCE_MS } from './worth-retrying.ts'

/** `theirs` are the edits that put back what was there, of which the last one names it. */
type Overlap<I extends Item, Place> = { place: Place; edit: Edit<I>; theirs: Edit<I>[] }

type OverlapOptions<I extends Item, Place> = {
  words: ListWords<I, string>
  /** Reads the list that has the item of an edit, as the server has it now. */
  read: (place: Place, item: I, edit: Edit<I>) => Promise<I[]>
  /** The edits that put back what an edit ends in other fields than its own, in their order. */
  ends?: ((edit: Edit<I>, now: I) => Edit<I>[]) | undefined
  submit: (place: Place, edit: Edit<I>) => void
}

/**
 * Finds edits that arrive late, because there was no network, and replace what another member has written meanwhile.
 * The later one stays; a toast shows both values and offers the other.
 */
export function createOverlaps<I extends Item, Place>(options: OverlapOptions<I, Place>) {
  const { words, submit } = options
  let overlaps: Overlap<I, Place>[] = []
  let toast = 0

  function say() {
    const [first] = overlaps
    if (!first) return
    const all = overlaps.map(({ edit, theirs }) => {
      const [mine, other] = [edit, theirs.at(-1)!].map((one) => valueInWords(words, one, one.value))
      return `${aboutEdit(words, edit)}, ${mine} (era ${other})`
    })
    dismissToast(toast)
    const shown = overlaps
    toast = showToast(
      `Mientras no tenías conexión, otra persona cambió lo mismo. Se ha quedado lo tuyo: ${all.join('; ')}.`,
      {
        isLasting: true,
        action: {
          label: 'Dejar lo suyo',
          onAction: () => {
            overlaps = []
            for (const { place, theirs } of shown) for (const one of theirs) submit(place, one)
          },
        },
      },
    )
  }

  return {
    /**
     * Sends a late edit, and says so when it has replaced another member's. Those of one return to the network share
     * a toast.
     */
    async watch<Answer>(place: Place, edit: Edit<I>, send: () => Promise<Answer>): Promise<Answer> {
      const theirs = await findTheirs(options, place, edit)
      const answer = await send()
      if (theirs.length === 0) return answer
      if (!toasts.get().some(({ id }) => id === toast)) overlaps = []
      overlaps = [...overlaps, { place, edit, theirs }]
      say()
      return answer
    },
  }
}

/** Another member's value where a late edit writes, as the edits that would put it back. */
async function findTheirs<I extends Item, Place>(
  { read, ends }: OverlapOptions<I, Place>,
  place: Place,
  edit: Edit<I>,
): Promise<Edit<I>[]> {
  const now = (await inTime(read(place, edit.item, edit))).find(({ id }) => id === edit.item.id)
  if (!now) return []
  const ended = ends?.(edit, now) ?? []
  if (ended.length > 0) return ended
  const theirs = now[edit.field]
  // A device that has kept the item since before a mark was told has none.
  const shown = edit.item[edit.field] === undefined && theirs === false ? false : edit.item[edit.field]
  const isOverlap = !isSame(theirs, shown) && !isSame(theirs, edit.value)
  return isOverlap ? [{ ...edit, item: now, value: theirs } as Edit<I>] : []
}

/** A read that does not end, or that another one replaces, says nothing about the edit, which is tried again. */
async function inTime<List>(reading: Promise<List>): Promise<List> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CodedError('OFFLINE')), PATIENCE_MS)
  })
  try {
    return await Promise.race([reading, late])
  } catch (error) {
    throw error instanceof CancelledError ? new CodedError('OFFLINE') : error
  } finally {
    clearTimeout(timer)
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
