import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type * as z from 'zod'
import { NAMED_INPUTS, NAMED_SCHEMAS } from '#contract/named-schemas.ts'

export const converter = new ZodToJsonSchemaConverter()

type Direction = 'input' | 'output'

/** The schemas with a name, for oRPC's generator, which refers to them wherever they are used. */
export const commonSchemas = Object.fromEntries(
  named().map(({ name, schema, direction }) => [name, { schema, strategy: direction }]),
)

const components = named().map(({ name, schema, direction }) => ({
  schema,
  required: true,
  ref: `#/components/schemas/${name}`,
  allowedStrategies: [direction],
}))

/** A schema of the contract as JSON Schema, with references to the schemas that have a name. */
export function jsonSchemaOf(schema: z.ZodType, direction: Direction) {
  const [, json] = converter.convert(schema, { strategy: direction, components })
  return json as { properties?: Record<string, unknown>; required?: string[] }
}

function named(): { name: string; schema: z.ZodType; direction: Direction }[] {
  const of = (schemas: Record<string, z.ZodType>, direction: Direction) =>
    Object.entries(schemas).map(([name, schema]) => ({ name, schema, direction }))
  return [...of(NAMED_SCHEMAS, 'output'), ...of(NAMED_INPUTS, 'input')]
}
