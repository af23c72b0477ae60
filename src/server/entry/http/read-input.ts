import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard'

/**
 * The input of a procedure: what was sent, and what the path names, which a body cannot rename. Nothing sent to
 * a path that names nothing is no input, as oRPC has it.
 */
export function inputOf(params: Record<string, string>, sent: unknown): unknown {
  if (sent === undefined) return isEmpty(params) ? undefined : params
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent, ...params } : sent
}

function isEmpty(params: object): boolean {
  for (const _ in params) return false
  return true
}

/** Reads the part of an address behind its question mark. */
export const readQuery = (query: string): unknown => serializer.deserialize(new URLSearchParams(query))

/** How oRPC writes inputs into queries and outputs into streams; everything else is plain JSON. */
export const serializer = new StandardOpenAPISerializer(
  new StandardOpenAPIJsonSerializer(),
  new StandardBracketNotationSerializer(),
)
