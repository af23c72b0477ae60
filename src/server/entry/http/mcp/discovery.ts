import { helpPath } from '#domain/help/help-slugs.ts'

/** How a program finds out by itself where tokens for `/mcp` come from (RFC 9728 and RFC 8414). */
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource/mcp'

const AUTHORIZATION_SERVER_PATH = '/.well-known/oauth-authorization-server'

/** The documents of discovery by their paths; they say what is there, and no page at which a person would consent. */
export function discoveryDocuments(publicUrl: string): ReadonlyMap<string, string> {
  const resource = JSON.stringify({
    resource: `${publicUrl}/mcp`,
    resource_name: 'Azahar',
    authorization_servers: [publicUrl],
    bearer_methods_supported: ['header'],
    resource_documentation: publicUrl + helpPath('conectar-un-asistente'),
  })
  const server = JSON.stringify({
    issuer: publicUrl,
    token_endpoint: `${publicUrl}/api/auth/token`,
    revocation_endpoint: `${publicUrl}/api/auth/revoke`,
    jwks_uri: `${publicUrl}/api/auth/jwks`,
    response_types_supported: [],
    grant_types_supported: ['password', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    service_documentation: publicUrl + helpPath('conectar-un-asistente'),
  })
  return new Map([
    [RESOURCE_METADATA_PATH, resource],
    ['/.well-known/oauth-protected-resource', resource],
    [AUTHORIZATION_SERVER_PATH, server],
  ])
}

/** The `WWW-Authenticate` of a refused request, which leads to the documents above (RFC 6750). */
export const bearerChallenge = (publicUrl: string, hasToken: boolean): string =>
  `Bearer resource_metadata="${publicUrl}${RESOURCE_METADATA_PATH}"${hasToken ? ', error="invalid_token"' : ''}`
