import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** scripts/support/build.mjs builds into a folder of its own and puts it in place of dist when it is whole. */
const dist = process.env.DIST ?? 'dist'

/** What every page runs, site and admin alike, travels as one file: a dozen small ones cost a phone a dozen waits. */
const common = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack/(react-query|query-core))/',
    'web/(api|styles)/',
    'web/ui/(Button|Toaster|classes|icons|modals|toast|button|toaster)\\.',
    'web/media/(PathPicture|pathSources|defaultPortrait)\\.',
    'contract/(page|pictures)\\.ts',
    'preload-helper',
  ].join('|'),
)

/** What pages with photographs share: looked at, downloaded, retitled. */
const photos = /web\/media\/|web\/ui\/(Dialog|AlertDialog|Field|dialog|field)\./

/** The oldest browsers in which everything works; what is younger than they are is rewritten, or refused by a test. */
const oldest = ['safari15.4', 'ios15.4', 'chrome92', 'firefox102']

/**
 * One build, two outputs: `vite build` makes dist/web for the browser and dist/render, with which the server draws
 * pages (Node strips types, not JSX).
 */
export default defineConfig({
  plugins: [react()],
  build: { target: oldest, cssTarget: oldest },
  publicDir: 'web/public',
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        outDir: `${dist}/web`,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['web/site/entry.tsx', 'web/admin/entry.tsx'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'common', test: common },
                { name: 'photos', test: photos },
              ],
            },
          },
        },
      },
    },
    render: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: `${dist}/render`,
        ssr: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: ['web/site/render.tsx'] },
      },
    },
  },
})
