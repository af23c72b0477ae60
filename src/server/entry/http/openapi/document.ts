import { OpenAPIGenerator } from '@orpc/openapi'
import { contract } from '#contract/index.ts'
import { describeAccounts } from './describe-accounts.ts'
import { completeProcedures } from './describe-procedures.ts'
import { describeStreams } from './describe-streams.ts'
import { commonSchemas, converter } from './json-schemas.ts'
import type { Operation } from './operation.ts'
import { ERROR_SCHEMA } from './refusals.ts'
import { securitySchemes } from './security.ts'
import { shareRefusals } from './share-refusals.ts'
import { TAGS } from './tags.ts'

const INFO = {
  title: 'Azahar',
  version: '1',
  description:
    'Everything the app of Azahar does, for programs. How to sign in and to refresh an access token is in docs/api.md.',
}

/** The OpenAPI document of the whole API: procedures, uploads, downloads and accounts. */
export async function openApiDocument(publicUrl: string): Promise<string> {
  const document = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract, {
    info: { ...INFO, license: { name: 'Terms of this installation', url: `${publicUrl}/terminos` } },
    servers: [{ url: `${publicUrl}/api`, description: 'This installation' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: { securitySchemes: securitySchemes(publicUrl) as never },
    commonSchemas,
  })
  const paths = document.paths as Record<string, Record<string, Operation> | undefined>
  completeProcedures(paths, contract)
  for (const [path, method, operation] of [...describeStreams(), ...describeAccounts()]) {
    paths[path] = { ...paths[path], [method]: operation }
  }
  const components = document.components!
  components.schemas = { Error: ERROR_SCHEMA as never, ...components.schemas }
  components.responses = shareRefusals(paths) as never
  return JSON.stringify(document)
}
