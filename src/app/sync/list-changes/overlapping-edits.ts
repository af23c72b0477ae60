import { CancelledError } from '@tanstack/react-query'
import { dismissToast, showToast, toasts } from '#ui/feedback/toast-queue.ts'
import { CodedError } from '../../shared/error-messages.ts'
import type { Edit, Item } from './change.ts'
import { aboutEdit, valueInWords } from './edit-in-words.ts'
import type { ListWords } from './failure-policy.ts'
import { PATIENCE_MS } from './worth-retrying.ts'

type Overlap<I extends Item, Place> = { place: Place; edit: Edit<I>; theirs: Edit<I> }

type OverlapOptions<I extends Item, Place> = {
  words: ListWords<I, string>
  /** Reads the list that has the item of an edit, as the server has it now. */
  read: (place: Place, item: I, edit: Edit<I>) => Promise<I[]>
  submit: (place: Place, edit: Edit<I>) => void
}

/**
 * Finds edits that arrive late, because there was no network, and replace what another member has written meanwhile.
 * The later one stays; a toast shows both values and offers the other.
 */
export function createOverlaps<I extends Item, Place>({ words, read, submit }: OverlapOptions<I, Place>) {
  let overlaps: Overlap<I, Place>[] = []
  let toast = 0

  function say() {
    const [first] = overlaps
    if (!first) return
    const all = overlaps.map(({ edit, theirs }) => {
      const [mine, other] = [edit.value, theirs.value].map((value) => valueInWords(words, edit, value))
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
            for (const { place, theirs } of shown) submit(place, theirs)
          },
        },
      },
    )
  }

  /** Finds another member's text where a late edit writes, as an edit that would put it back. */
  async function find(place: Place, edit: Edit<I>): Promise<Edit<I> | null> {
    const now = (await inTime(read(place, edit.item, edit))).find(({ id }) => id === edit.item.id)
    if (!now) return null
    const theirs = now[edit.field]
    const isOverlap = !isSame(theirs, edit.item[edit.field]) && !isSame(theirs, edit.value)
    return isOverlap ? ({ ...edit, item: now, value: theirs } as Edit<I>) : null
  }

  return {
    /**
     * Sends a late edit, and says so when it has replaced another member's. Those of one return to the network share
     * a toast.
     */
    async watch<Answer>(place: Place, edit: Edit<I>, send: () => Promise<Answer>): Promise<Answer> {
      const theirs = await find(place, edit)
      const answer = await send()
      if (!theirs) return answer
      if (!toasts.get().some(({ id }) => id === toast)) overlaps = []
      overlaps = [...overlaps, { place, edit, theirs }]
      say()
      return answer
    },
  }
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
