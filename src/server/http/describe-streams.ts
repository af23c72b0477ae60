import * as z from 'zod'
import { type DownloadName, downloads } from '#contract/downloads.ts'
import { pathParameters } from '#contract/path-template.ts'
import { type UploadName, uploads } from '#contract/uploads.ts'

type OpenApiDocument = { paths?: Record<string, object | undefined> }

/** The OpenAPI document generated from the procedures, with the uploads and downloads beside them. */
export function withStreams<D extends OpenApiDocument>(document: D): D {
  const paths = { ...document.paths }
  for (const name of Object.keys(uploads) as UploadName[]) {
    const { path, method } = uploads[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(name) }
  }
  for (const name of Object.keys(downloads) as DownloadName[]) {
    const { path, method } = downloads[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeDownload(name) }
  }
  return { ...document, paths }
}

function describe(name: UploadName) {
  const { area, path, summary, query, output, errors } = uploads[name]
  return {
    operationId: `uploads.${name}`,
    summary,
    tags: [area],
    parameters: [...idsOf(path), ...parametersOf(query)],
    requestBody: {
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    responses: {
      201: {
        description: 'The stored file',
        content: { 'application/json': { schema: z.toJSONSchema(output) } },
      },
      ...refusalsOf(errors),
    },
  }
}

function describeDownload(name: DownloadName) {
  const download = downloads[name]
  const { area, path, summary, contentType, errors } = download
  return {
    ...('input' in download && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: z.toJSONSchema(download.input, { io: 'input' }) } },
      },
    }),
    operationId: `downloads.${name}`,
    summary,
    tags: [area],
    parameters: idsOf(path),
    responses: {
      200: {
        description: 'The file, as a stream',
        content: { [contentType]: { schema: { type: 'string', format: 'binary' } } },
      },
      ...refusalsOf(errors),
    },
  }
}

const idsOf = (path: string) =>
  pathParameters(path).map((parameter) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))

function parametersOf(query: z.ZodObject) {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

type Errors = Record<string, { status: number; message: string }>

const refusalsOf = (errors: Errors) =>
  Object.fromEntries(
    Object.values(errors).map(({ status }) => [status, { description: codesOf(errors, status) }]),
  )

const codesOf = (errors: Errors, status: number) =>
  Object.entries(errors)
    .filter(([, error]) => error.status === status)
    .map(([code, { message }]) => `${code}: ${message}`)
    .join('; ')
