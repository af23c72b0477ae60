import type { Schema } from './schema-values.ts'

type Answer = { $ref?: string; content?: Record<string, { schema: Schema }> }
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }
type Described = {
  operationId: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Answer>
}

/** The parts of the OpenAPI document that requests are made from. */
export type ApiDocument = {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> }
}

/** One operation of the document. */
export type Operation = {
  name: string
  isOperators: boolean
  method: string
  /** With `{weddingId}` and other parts, without `/api`. */
  path: string
  parameters: Parameter[]
  /** The schema of its JSON body, `'bytes'` for an upload, nothing where it takes none. */
  body: Schema | 'bytes' | undefined
  /** The codes of each status that it declares; empty for one without codes. */
  answers: Record<string, string[]>
}

/** Every operation of the document, in its order. */
export function operationsOf({ paths, components }: ApiDocument): Operation[] {
  const codesOf = (answer: Answer): string[] => {
    const { content } = answer.$ref ? components.responses[answer.$ref.split('/').at(-1)!]! : answer
    const parts = content?.['application/json']?.schema.allOf ?? []
    return parts.flatMap(({ properties }) => (properties?.['code']?.enum ?? []) as string[])
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: described.operationId,
      isOperators: described.tags.includes('operator'),
      method: method.toUpperCase(),
      path,
      parameters: described.parameters ?? [],
      body: bodyOf(described),
      answers: Object.fromEntries(
        Object.entries(described.responses).map(([status, answer]) => [status, codesOf(answer)]),
      ),
    })),
  )
}

function bodyOf({ requestBody }: Described): Operation['body'] {
  if (!requestBody) return undefined
  return requestBody.content['application/json']?.schema ?? 'bytes'
}
