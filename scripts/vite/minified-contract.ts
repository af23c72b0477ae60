import { fileURLToPath } from 'node:url'
import { minifyContractRouter } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'

const ID = 'virtual:contract'

type Procedure = { '~orpc': { route: { method?: string; path?: string; [more: string]: unknown } } }
type Router = Procedure | { [name: string]: Router }

/**
 * The contract as the browser needs it: paths and methods, without schemas, so that Zod stays out of
 * the bundle, and without what is only for readers and the gate. Its type is the real contract's.
 */
export function minifiedContract(): Plugin {
  return {
    name: 'minified-contract',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return
      const entry = fileURLToPath(new URL('../../src/contract/index.ts', import.meta.url))
      const { module } = await runnerImport<{ contract: Parameters<typeof minifyContractRouter>[0] }>(entry)
      const router = minifyContractRouter(module.contract) as Router
      return `const at = (method, path, more) => ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path, ...more } } })
export const contract = ${codeOf(router)}`
    },
  }
}

/** A router as code: `{ guests: { list: at("GET", "/weddings/{weddingId}/guests") } }`. */
function codeOf(router: Router): string {
  if (isProcedure(router)) {
    const { method, path, tags, summary, description, operationId, ...more } = router['~orpc'].route
    const values = [method, path, ...(Object.keys(more).length > 0 ? [more] : [])]
    return `at(${values.map((value) => JSON.stringify(value)).join(', ')})`
  }
  const entries = Object.entries(router).map(([name, part]) => `${JSON.stringify(name)}: ${codeOf(part)}`)
  return `{ ${entries.join(', ')} }`
}

const isProcedure = (router: Router): router is Procedure => '~orpc' in router
