import { queryClient } from '../query-client.ts'

/** The items of one part of the page that the server does not have, under the name of its list on the device. */
export type UnsentItems = { list: string; items: readonly { id: string; madeAt: number }[] }

const sources = new Set<() => UnsentItems>()

/** Says where else something may be that signing out would lose. */
export function collectUnsent(source: () => UnsentItems): void {
  sources.add(source)
}

/** All that this page has and the server does not, by list. */
export const unsentItems = (): UnsentItems[] =>
  [...sources].map((source) => source()).filter(({ items }) => items.length > 0)

/** Forms and other requests on their way, which end soon and cannot be kept. */
export const requestsUnderWay = (): number =>
  queryClient.isMutating({
    predicate: ({ options }) => !String(options.mutationKey?.[0] ?? '').endsWith(' changes'),
  })
