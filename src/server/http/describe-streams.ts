import * as z from 'zod'
import { pathParameters } from '#contract/path-template.ts'
import { type UploadName, uploads } from '#contract/uploads.ts'

type OpenApiDocument = { paths?: Record<string, object | undefined> }

/** The OpenAPI document generated from the procedures, with the uploads beside them. */
export function withUploads<D extends OpenApiDocument>(document: D): D {
  const paths = { ...document.paths }
  for (const name of Object.keys(uploads) as UploadName[]) {
    const { path, method } = uploads[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(name) }
  }
  return { ...document, paths }
}

function describe(name: UploadName) {
  const { area, path, summary, query, output, errors } = uploads[name]
  return {
    operationId: `uploads.${name}`,
    summary,
    tags: [area],
    parameters: [
      ...pathParameters(path).map((parameter) => ({
        name: parameter,
        in: 'path',
        required: true,
        schema: { type: 'string', format: 'uuid' },
      })),
      ...parametersOf(query),
    ],
    requestBody: {
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    responses: {
      201: {
        description: 'The stored file',
        content: { 'application/json': { schema: z.toJSONSchema(output) } },
      },
      ...Object.fromEntries(
        Object.values(errors).map(({ status }) => [status, { description: codesOf(errors, status) }]),
      ),
    },
  }
}

function parametersOf(query: z.ZodObject) {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const codesOf = (errors: Record<string, { status: number; message: string }>, status: number) =>
  Object.entries(errors)
    .filter(([, error]) => error.status === status)
    .map(([code, { message }]) => `${code}: ${message}`)
    .join('; ')
