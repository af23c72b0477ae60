import type * as z from 'zod'
import { type DownloadName, downloads } from '#contract/downloads.ts'
import { pathParameters } from '#contract/path-template.ts'
import { type UploadName, uploads } from '#contract/uploads.ts'
import { jsonSchemaOf } from './json-schemas.ts'
import type { Operation } from './operation.ts'
import { AWAY, BAD_BODY, refusalsOf } from './refusals.ts'
import { securityOf, whoMay } from './security.ts'

const BYTES = { type: 'string', format: 'binary' }

/** The operations beside the procedures, with their path and method. */
export function* describeStreams(): Generator<[path: string, method: string, operation: Operation]> {
  for (const name of Object.keys(uploads) as UploadName[]) {
    const { path, method } = uploads[name]
    yield [path, method.toLowerCase(), describeUpload(name)]
  }
  for (const name of Object.keys(downloads) as DownloadName[]) {
    const { path, method } = downloads[name]
    yield [path, method.toLowerCase(), describeDownload(name)]
  }
}

function describeUpload(name: UploadName): Operation {
  const upload = uploads[name]
  const { area, path, summary, query, output, errors, access, maxBytes } = upload
  const guard = 'guard' in upload ? upload.guard : undefined
  return {
    operationId: `uploads.${name}`,
    summary,
    description: `${whoMay(access, guard)} The body is the bytes of the file, ${maxBytes} at most, with their \`Content-Length\`.`,
    tags: [area],
    security: securityOf(access),
    parameters: [...idsOf(path), ...queryOf(query)],
    requestBody: { required: true, content: { 'application/octet-stream': { schema: BYTES } } },
    responses: {
      201: {
        description: 'The stored file',
        content: { 'application/json': { schema: jsonSchemaOf(output, 'output') } },
      },
      ...refusalsOf({ ...errors, ...AWAY }),
    },
  }
}

function describeDownload(name: DownloadName): Operation {
  const download = downloads[name]
  const { area, path, summary, contentType, errors, access } = download
  const guard = 'guard' in download ? download.guard : undefined
  const input = 'input' in download ? download.input : null
  return {
    operationId: `downloads.${name}`,
    summary,
    description: whoMay(access, guard),
    tags: [area],
    security: securityOf(access, 'isFresh' in download || 'browserOnly' in download),
    parameters: idsOf(path),
    ...(input && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(input, 'input') } },
      },
    }),
    responses: {
      200: { description: 'The file, as a stream', content: { [contentType]: { schema: BYTES } } },
      ...refusalsOf({ ...(input && BAD_BODY), ...errors, ...AWAY }),
    },
  }
}

const idsOf = (path: string) =>
  pathParameters(path).map((parameter) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: parameter.endsWith('Id') ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }))

function queryOf(query: z.ZodObject) {
  const { properties = {}, required = [] } = jsonSchemaOf(query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
