import type { Plugin } from 'vite'

/** The name by which the bundler speaks of an emitted file: a hash of the folder that the repository lies in. */
const FILE_REFERENCE = /ROLLDOWN_FILE_URL_[\w$-]+/g

/** Writes source maps that do not depend on the folder of the repository. */
export function stableMaps(): Plugin {
  return {
    name: 'stable-maps',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.map')) continue
          output.source = String(output.source).replaceAll(FILE_REFERENCE, 'ROLLDOWN_FILE_URL')
        }
      },
    },
  }
}
