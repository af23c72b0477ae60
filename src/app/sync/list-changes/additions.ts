/** The additions of all lists that are on their way, or wait for the network, by the id of what is added. */
const additions = new Map<string, Promise<unknown>>()

export function noteAddition(id: string, sent: Promise<unknown>): void {
  const ended: Promise<unknown> = sent
    .catch(() => {})
    .finally(() => {
      if (additions.get(id) === ended) additions.delete(id)
    })
  additions.set(id, ended)
}

/** Whether the server does not know an item yet: what belongs to it waits. */
export const isAdding = (id: string): boolean => additions.has(id)

/** Resolves when no addition of the item is on its way. */
export const untilAdded = (id: string): Promise<unknown> => additions.get(id) ?? Promise.resolve()
