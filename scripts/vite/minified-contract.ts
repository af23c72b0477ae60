import { fileURLToPath } from 'node:url'
import { minifyContractRouter } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'

const ID = 'virtual:contract'

/**
 * The contract as the browser needs it: paths and methods, without schemas, so that Zod stays out of
 * the bundle. Its type is the real contract's.
 */
export function minifiedContract(): Plugin {
  return {
    name: 'minified-contract',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return
      const entry = fileURLToPath(new URL('../../src/contract/index.ts', import.meta.url))
      const { module } = await runnerImport<{ contract: Parameters<typeof minifyContractRouter>[0] }>(entry)
      return `export const contract = ${JSON.stringify(minifyContractRouter(module.contract))}`
    },
  }
}
