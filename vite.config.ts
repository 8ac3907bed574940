import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** scripts/workshop/build.mjs builds into a folder of its own and puts it in place of dist when it is whole. */
const dist = process.env.DIST ?? 'dist'

/**
 * One build, two outputs: `vite build` makes dist/web for the browser and dist/render, with which the server draws
 * pages (Node strips types, not JSX).
 */
export default defineConfig({
  plugins: [react()],
  publicDir: 'web/public',
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        outDir: `${dist}/web`,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: ['web/site/entry.tsx', 'web/admin/entry.tsx'] },
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
