export type Answer = { description: string; content?: Record<string, { schema: object }> }

/** A path and a method of the OpenAPI document. */
export type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: { in: string; name: string }[]
  requestBody?: object
  responses: Record<string, Answer>
}
