import fc from 'fast-check'

/** A JSON Schema as the OpenAPI document has it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** Lists are kept short: a request of 5,000 rows says no more than one of three, and takes a second. */
const MANY = 3
const LONG = 40

const TEXTS = [
  'Boda',
  'Íñigo & Zoë',
  'a@correo.example',
  'Mesa 1',
  '12:30',
  '👰🏽‍♀️🤵',
  'مرحبا',
  '  ',
  'null',
  "O'Hara",
]
const DATES = ['2027-04-10', '2026-11-26', '1970-01-01', '9999-12-31', '0001-01-01', '2024-02-29']

/** Values that a schema allows, or nearly so: texts may break a rule that the schema does not say. */
export class SchemaValues {
  readonly #named: Record<string, Schema>

  constructor(named: Record<string, Schema>) {
    this.#named = named
  }

  /** `name` is of the field: an id is taken from the rows that are there. */
  of(schema: Schema, name = ''): fc.Arbitrary<unknown> {
    if (schema.$ref) return this.of(this.#named[schema.$ref.split('/').at(-1)!]!, name)
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const ways = schema.anyOf ?? schema.oneOf
    if (ways) return fc.oneof(...ways.map((way) => this.of(way, name)))
    if (schema.allOf) {
      const parts = fc.tuple(...schema.allOf.map((part) => this.of(part, name)))
      return parts.map((values) => Object.assign({}, ...values))
    }
    const types = [schema.type ?? 'object'].flat()
    return fc.oneof(...types.map((type) => this.#ofType(type, schema, name)))
  }

  #ofType(type: string, schema: Schema, name: string): fc.Arbitrary<unknown> {
    switch (type) {
      case 'null':
        return fc.constant(null)
      case 'boolean':
        return fc.boolean()
      case 'integer':
        return wholeNumbers(schema)
      case 'number':
        return wholeNumbers(schema).chain((whole) => fc.constantFrom(whole, whole / 100))
      case 'string':
        return texts(schema, name)
      case 'array':
        return this.#lists(schema, name)
      default:
        return this.#objects(schema)
    }
  }

  #lists({ items = {}, minItems = 0, maxItems = MANY }: Schema, name: string) {
    const maxLength = Math.max(minItems, Math.min(maxItems, MANY))
    return fc.array(this.of(items, name.replace(/s$/, '')), { minLength: minItems, maxLength })
  }

  #objects({ properties, required = [], additionalProperties, propertyNames }: Schema) {
    if (!properties && typeof additionalProperties === 'object') {
      const keys = this.of(propertyNames ?? { type: 'string' }).map(String)
      return fc.dictionary(keys, this.of(additionalProperties), { maxKeys: MANY })
    }
    const fields = Object.entries(properties ?? {}).map(([key, value]) => [key, this.of(value, key)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
  }
}

function wholeNumbers({ minimum = -1e9, maximum = 1e9 }: Schema) {
  const [min, max] = [Math.ceil(minimum), Math.floor(maximum)]
  return fc.oneof(
    fc.constantFrom(min, max),
    fc.integer({ min, max: Math.min(max, min + 200) }),
    fc.integer({ min, max }),
  )
}

function texts({ format, pattern, minLength = 0, maxLength = 200 }: Schema, name: string) {
  if (format === 'uuid') return ids(name)
  if (format === 'date') return fc.constantFrom(...DATES)
  if (format === 'date-time') return fc.constantFrom(...DATES).map((day) => `${day}T12:00:00.000Z`)
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(maxLength, 200) })
  if (/mail|^to$/i.test(name)) return fc.uuid().map((id) => `${id}@correo.example`)
  if (/link|url|endpoint/i.test(name)) return fc.uuid().map((id) => `https://${id}.invalid/a?b=c`)
  const max = Math.min(maxLength, minLength + LONG)
  return fc.oneof(
    fc.constantFrom(...TEXTS),
    fc.string({ unit: 'grapheme', minLength, maxLength: max }),
    fc.constantFrom('x'.repeat(minLength), 'ñ'.repeat(maxLength)),
  )
}

/** The id of a new row is new; every other one is mostly that of a row that is there (`KnownRows.fill`). */
function ids(name: string) {
  if (name === 'id') return fc.uuid()
  const known = fc.nat(999).map((index) => `{{${name}#${index}}}`)
  return fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: fc.uuid() })
}
