/** A parameter in a path of the contract: `{weddingId}`. */
const PARAMETER = /\{(\w+)\}/g

/** The names of a path's parameters, in their order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(PARAMETER)].map(([, name]) => name!)

/** The same path as the router writes it: `/weddings/:weddingId`. */
export const routerPattern = (path: string): string => path.replace(PARAMETER, ':$1')

/** The fixed text before and behind a path's only parameter. */
export function aroundParameter(path: string): { before: string; after: string } {
  const [before, , after, another] = path.split(PARAMETER)
  if (after === undefined || another !== undefined) throw new Error(`${path} has not exactly one parameter`)
  return { before: before!, after }
}
