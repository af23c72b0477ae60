import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** In development the id of a module ends in a version. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs(?=$|\?)/

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

/**
 * Makes an icon of lucide, `lucide-react/icons/plus`, the markup of its lines. As a component it would be four elements
 * of React with twelve attributes, built anew each time it is drawn; `ui/icon.tsx` draws it as one element.
 */
export function iconMarkup(): Plugin {
  return {
    name: 'icon-markup',
    // The icons go through the plugin on all sides: as packages, the server and its tests would import them past it.
    config: () => ({
      optimizeDeps: { exclude: ['lucide-react'] },
      ssr: { noExternal: ['lucide-react'] },
    }),
    transform: {
      filter: { id: ICON },
      async handler(_, id) {
        const { __iconData } = (await import(pathToFileURL(id.split('?')[0]!).href)) as {
          __iconData?: IconData
        }
        // A former name of an icon: it only leads to the module of the later one.
        if (!__iconData) return
        return { code: `export default ${JSON.stringify({ __html: markupOf(__iconData) })}`, map: null }
      },
    },
  }
}

const markupOf = ({ node }: IconData): string =>
  node.map(([tag, { key, ...attributes }]) => `<${tag}${attributesOf(attributes)}></${tag}>`).join('')

const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
