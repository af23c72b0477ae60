import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { acyclicFiles } from './scripts/vite/acyclic-files.ts'
import { beforeScript } from './scripts/vite/before-script.ts'
import { compressed } from './scripts/vite/compressed.ts'
import { iconMarkup } from './scripts/vite/icon-markup.ts'
import { minifiedContract } from './scripts/vite/minified-contract.ts'
import { overlaysApart } from './scripts/vite/overlays-apart.ts'
import { preloadFonts } from './scripts/vite/preload-fonts.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'
import { themeScript } from './scripts/vite/theme-script.ts'

/** What only two or three screens share does not travel to all the others. */
const OF_FEW_SCREENS = new RegExp(
  [
    'app/areas/(access|activity|profile|rights)/',
    'app/areas/inspiration/(?!inspiration\\.queries)',
    'domain/inspiration',
    'app/lib/(send-file|uploads/(upload-queue|upload-failure|upload-pause|uploads-list))',
    'contract/upload-address',
    'app/areas/weddings/(delete|leave)',
    'app/areas/members/(remove-member|members\\.actions)',
    'ui/inline-select\\.',
    'app/lib/access-words',
    'app/areas/notifications/(settings/|notifications\\.actions|notification-list|notifications-page|use-reading|wedding-filter)',
    'app/areas/invitations/join-form',
    'app/shell/(editor-page|identity-(dialog|form)|settings-section)',
    'app/lib/(inline-confirm|side-panel|waiting-notice)',
    'app/lib/comments/(comment(-composer|-editor|-parts|-text)?\\.tsx|comments\\.changes|conversation|mention|typed|use-(conversation|mention))',
    'app/lib/files/(file-row|file-uploads|item-files\\.tsx|use-)',
    'app/lib/spreadsheet/',
    'ui/(money-field|password-field)\\.',
    'domain/(account-activity|households|person-name|shared-links)\\.',
    'domain/style-(definitions|palette)\\.',
    'ui/art/countdown-branch-drawing',
    'app/lib/shared-links/',
    'app/lib/drafts/conflict-',
    'app/areas/guests/families/(family-edits|families|words)\\.',
    'app/areas/public-profile/',
    'app/areas/agenda/(?!agenda\\.queries)',
    'domain/(agenda-clock|agenda-timeline|next-days|zoned-hours)',
    'domain/(notification-(kinds|sentences)|session-device)',
    'app/lib/drafts/(draft-band|publish-prepared|use-prepared)',
    'app/areas/guests/families/families\\.changes',
    '(app/lib/countdown|domain/(agenda-text|published-in-words|spanish-list))',
    'ui/date-problem',
    'ui/wallet\\.',
  ]
    .map((path) => `src/${path}`)
    .join('|'),
)

/** The files of an item with their uploads, which come together. */
const FILES =
  /src\/(contract\/upload-address|app\/lib\/(send-file|files\/(file-row|file-uploads|item-files\.tsx)|uploads\/(upload-queue|upload-failure|upload-pause|uploads-list)))/

/** What the agenda, the home page and the dashboard know of times and items. */
const TIMES =
  /src\/(app\/(areas\/agenda\/timeline\/item-texts|lib\/countdown)|domain\/(agenda-clock|agenda-timeline|next-days|spanish-list|zoned-hours))\./

/** What stands below the weddings of a couple and of a planner: codes to join with, and what was deleted. */
const BELOW_WEDDINGS = /src\/app\/areas\/(invitations\/join-form|weddings\/deleted-wedding)/

/** Photos of covers and folders, with what stands in for them while they load. */
const PICTURES = /node_modules\/thumbhash|src\/(app\/lib\/cover-photo|ui\/art\/style-cover)\./

/** The answers of the guests, counted: on the home page at once, with the guests when they are opened. */
const ANSWERS =
  /src\/(app\/areas\/guests\/answers\/(answer-curve|answer-words|answers-query|answers-summary|home-answers)|domain\/answer-pace)\./

/** Tables as files, which the answers and other screens offer: apart from either, or each would bring the other. */
const SPREADSHEETS = /src\/app\/lib\/spreadsheet\//

/** What opens over a screen, with the library behind it: it comes once the screen is idle. */
const OVERLAYS = /src\/ui\/overlays\/|node_modules\/(react-aria|react-stately|@internationalized|@react-)/

/** The single-page app: `src/app` to `dist/app`. */
export default defineConfig({
  root: 'src/app',
  publicDir: 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: fileURLToPath(new URL('src/app/routes', import.meta.url)),
      generatedRouteTree: fileURLToPath(new URL('src/app/route-tree.gen.ts', import.meta.url)),
      autoCodeSplitting: true,
      // What stands in for a screen comes with the start: a file of its own would be one request more.
      codeSplittingOptions: { defaultBehavior: [['component']] },
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
    minifiedContract(),
    iconMarkup(),
    themeScript(),
    beforeScript(),
    preloadFonts(),
    { ...optimizeLocales.vite({ locales: ['es-ES'] }), enforce: 'pre' },
    serviceWorker(),
    acyclicFiles(),
    overlaysApart(),
    compressed(/\.(js|css|svg|json|webmanifest)$/),
  ],
  // A module worker may load what it needs when it needs it: the Excel reader, only for Excel files.
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('dist/app', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // Every browser that runs the app preloads modules; without the polyfill the entry needs no file of its own.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // What every screen needs travels in one file, what several share in another: a third is the screen's own.
            // What is called while a file loads has to be among the first; so has what is too small for a file of its own.
            {
              name: 'start',
              test: /src\/(app\/(main\.tsx|routes\/app\/(couple\/(\$wid\/)?|planner\/(\$pid\/)?)?route\.tsx|lib\/list-changes\/)|domain\/(clean|fold)-text\.ts)/,
              priority: 3,
            },
            // Far more than what uses it, so it comes apart (decision 066).
            { name: 'phones', test: /node_modules\/libphonenumber-js|src\/domain\/phone\./, priority: 4 },
            {
              name: 'shared',
              test: (id) => ![OVERLAYS, OF_FEW_SCREENS, PICTURES, ANSWERS].some((apart) => apart.test(id)),
              minShareCount: 2,
              priority: 2,
            },
            { name: 'overlays', test: OVERLAYS, priority: 1 },
            { name: 'files', test: FILES, priority: 1 },
            { name: 'times', test: TIMES, priority: 1 },
            { name: 'below-weddings', test: BELOW_WEDDINGS, priority: 1 },
            { name: 'pictures', test: PICTURES, priority: 1 },
            { name: 'spreadsheets', test: SPREADSHEETS, priority: 2 },
            // After what all share, or it takes that with it and every screen asks for it.
            { name: 'answers', test: ANSWERS, priority: 1 },
            {
              name: 'folders',
              test: /src\/app\/areas\/inspiration\/(inspiration\.changes|use-inspiration|.*folder-icon)/,
              priority: 1,
            },
            // Forms with a date, at once or in a dialog, and the field of a date itself.
            { name: 'date-problem', test: /src\/ui\/date-problem/, priority: 2 },
            // The settings show it at once, the form of the frame that asks for a password again when it opens.
            { name: 'password-field', test: /src\/ui\/password-field/, priority: 2 },
            // What the top bar and the frame open, on every screen.
            {
              name: 'frame',
              test: /src\/app\/(areas\/notifications\/bell-panel|areas\/invitations\/invite-dialog|shell\/sign-in-again-form)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
