import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'

/** scripts/support/build.mjs builds into a folder of its own and puts it in place of dist when it is whole. */
const dist = process.env.DIST ?? 'dist'

/**
 * What public pages share travels as one file, and each page's own as another: a dozen small ones cost a phone a dozen
 * waits. Both slideshows have one more.
 */
const groups = [
  // what nobody sees before the page's script has come; server/http/manifest.ts leaves it out of the document
  {
    name: 'later',
    test: /web\/(ui\/(checkbox|dialog|field|progress|slider|switch|toaster)|media\/(lightbox\/lightbox|photo-arriving)|site\/(drawn-page|menu-panel))\.css$/,
  },
  // in the document of pages that are drawn with photographs, later on others
  { name: 'photographs', test: /web\/media\/(photo|open-media)\.css$/ },
  { name: 'later-memories', test: /web\/site\/memories\/form\.css$/ },
  {
    name: 'site',
    test: /node_modules\/|contract\/[a-z]+\.ts|preload-helper|web\/(api|media|stores|styles|ui)\/|web\/site\/(?!NotFound|notFound)[^/]+$/,
  },
  { name: 'show', test: /web\/show\// },
]

/** Each program of the server, and what it starts. */
const programs = [
  'main',
  'archive/main',
  'backup/backupMain',
  'backup/restoreMain',
  'codecs/decoderProcess',
  'export/main',
  'features/auth/passwordMain',
  'import/main',
  'move/main',
  'storage/fileWorker',
  'verify/main',
]

/** A build that Node runs. Traces in the log name its functions, and lines that can be looked up. */
const forNode = (
  folder: string,
  input: Rolldown.InputOption,
  { define = {}, external = [] as string[] } = {},
) => ({
  consumer: 'server' as const,
  define: { 'process.env.NODE_ENV': '"production"', ...define },
  resolve: { noExternal: true as const, external },
  build: {
    outDir: `${dist}/${folder}`,
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: {
      input,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        comments: { annotation: false, jsdoc: false, legal: false },
        minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: false } },
        // one letter beyond it, such as a quotation mark, would double the memory that a file takes
        charset: 'ascii' as const,
      },
    },
  },
})

/** A script that stands in the document itself, so that it runs before any other has come. */
const early = (name: string, file: string) => ({
  consumer: 'client' as const,
  define: { STATIC_COPY: 'false' },
  build: {
    outDir: `${dist}/early`,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false as const,
    rolldownOptions: {
      input: { [name]: file },
      output: { format: 'iife' as const, entryFileNames: '[name].js' },
    },
  },
})

/** The oldest browsers in which everything works; what is younger than they are is rewritten, or refused by a test. */
const oldest = ['safari15.4', 'ios15.4', 'chrome92', 'firefox102']

/**
 * One build: `vite build` makes dist/web for the browser, visitors' pages and the administrator's apart, and dist/early,
 * the scripts within their documents; dist/server, the programs of the server with their packages in few files, because a
 * thousand take twice as long to start; dist/render, with which the server draws pages; and dist/copy, the same for the
 * static copy: one classic script, because browsers load no modules from files, with its fonts in the stylesheet, because
 * some load no fonts from there either.
 */
export default defineConfig({
  plugins: [react()],
  build: { target: oldest, cssTarget: oldest },
  publicDir: 'web/public',
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      define: { STATIC_COPY: 'false' },
      build: {
        outDir: `${dist}/web`,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['web/site/entry.tsx'],
          output: { codeSplitting: { groups } },
        },
      },
    },
    admin: {
      consumer: 'client',
      define: { STATIC_COPY: 'false' },
      build: {
        outDir: `${dist}/web`,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/admin.json',
        assetsInlineLimit: 0,
        rolldownOptions: { input: ['web/admin/entry.tsx'] },
      },
    },
    unscripted: {
      consumer: 'client',
      build: {
        outDir: `${dist}/web`,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/unscripted.json',
        rolldownOptions: { input: ['web/styles/unscripted.css'] },
      },
    },
    server: forNode('server', Object.fromEntries(programs.map((name) => [name, `server/${name}.ts`])), {
      // they carry machine code, or files of their own
      external: ['sharp', '@node-rs/argon2', 'heic-decode'],
    }),
    earlyStartLater: early('start-later', 'web/site/startLater.ts'),
    earlyPage: early('page', 'web/site/early.ts'),
    earlySlideshow: early('slideshow', 'web/site/slideshow/early.ts'),
    earlySlideshowOld: early('slideshow-old', 'web/site/slideshow-old/early.ts'),
    render: forNode('render', ['web/site/render.tsx'], { define: { STATIC_COPY: 'false' } }),
    copy: {
      consumer: 'client',
      define: { STATIC_COPY: 'true' },
      build: {
        outDir: `${dist}/copy`,
        assetsInlineLimit: Number.MAX_SAFE_INTEGER,
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: ['web/site/entry.tsx'],
          // Vite's own loader of chunks mentions it; there are no chunks here
          checks: { emptyImportMeta: false },
          output: {
            format: 'iife',
            codeSplitting: false,
            entryFileNames: 'site.js',
            assetFileNames: 'site[extname]',
          },
        },
      },
    },
    copyRender: forNode('copy-render', ['web/site/render.tsx'], { define: { STATIC_COPY: 'true' } }),
  },
})
