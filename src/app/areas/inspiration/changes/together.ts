/** How long calls are gathered, in milliseconds: a selection is changed in one go. */
const GATHER_MS = 5

/**
 * Sends many items in few calls: what is asked for within a moment and under the same key goes together. All
 * share the outcome.
 */
export function together<Key extends string, Item>(
  send: (key: Key, items: Item[]) => Promise<unknown>,
  most: number,
) {
  const waiting = new Map<Key, { items: Item[]; sent: Promise<unknown> }>()
  return (key: Key, item: Item): Promise<unknown> => {
    const known = waiting.get(key)
    if (known && known.items.length < most) {
      known.items.push(item)
      return known.sent
    }
    const items = [item]
    const sent = new Promise((resolve) => setTimeout(resolve, GATHER_MS)).then(() => {
      if (waiting.get(key)?.items === items) waiting.delete(key)
      return send(key, items)
    })
    waiting.set(key, { items, sent })
    return sent
  }
}
