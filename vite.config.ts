import { globSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { type CSSOptions, defineConfig, type EnvironmentOptions, type Plugin, type Rolldown } from 'vite'
import { type Language, languages } from './domain/language.ts'
import { palette } from './domain/palette.ts'
import { LATER_STYLES } from './server/http/pages/laterStyles.ts'

/** scripts/support/build.mjs names a new folder, and the packages that it puts there itself. */
const dist = process.env.DIST ?? 'dist'

type Graph = Rolldown.ChunkingContext

const show = /web\/(?:show|site\/slideshow)/
/** The modules that store and rehearse the show, which a page loads only when somebody asks for them. */
const preparation = /web\/show\/(?:offline|rehearsal)\//

/** Whether a module is in one of these folders, or only they import it, such as their sentences. */
const isOf = (folders: RegExp, id: string, graph: Graph): boolean => {
  if (folders.test(id)) return true
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.length > 0 && importers.every((importer) => isOf(folders, importer, graph))
}

/**
 * Chunks that gather many small files, each of which would cost a phone another wait: the stylesheets `x.later.css`, of what
 * nobody sees before the page's script has come, and the modules that at least three entries or pages share.
 */
const groups = [
  { name: LATER_STYLES, test: /\.later\.css$/, priority: 2 },
  // few visitors draw a QR code, and most pages have no show, so not every page loads that code or the helpers for its old
  // syntax
  {
    name: (id: string, graph: Graph) => (isOf(show, id, graph) ? null : 'shared'),
    debugName: 'shared',
    minShareCount: 3,
    priority: 1,
    test: (id: string) => !/uqr|drawQrCode|@oxc-project|isReload/.test(id),
  },
  {
    name: (id: string, graph: Graph) =>
      isOf(show, id, graph) && !isOf(preparation, id, graph) ? 'show' : null,
    debugName: 'show',
    minShareCount: 3,
  },
]

/** The programs of the server, and what they start: main, the commands, and each file with Process or Worker at its end. */
const programs = Object.fromEntries(
  globSync('{main,commands/*,**/*{Process,Worker}}.ts', { cwd: 'server' }).map((file) => [
    file.replace(/\.ts$/, ''),
    `server/${file}`,
  ]),
)

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

/** The build that draws pages in a language. All languages share the chunk with React, because it takes most of the memory. */
const forRendering = (folder: string, language: Language, isStaticCopy: 'true' | 'false') => {
  const { build, ...environment } = forNode(
    folder,
    { [`${language}/render`]: 'web/site/render.tsx' },
    { define: { STATIC_COPY: isStaticCopy, ...readsEnglish } },
  )
  const { output } = build.rolldownOptions
  const packages = { groups: [{ name: 'packages', test: /\/node_modules\// }] }
  return {
    ...environment,
    build: {
      ...build,
      emptyOutDir: language === 'en',
      rolldownOptions: { ...build.rolldownOptions, output: { ...output, codeSplitting: packages } },
    },
  }
}

/** Replaces `@palette` in a stylesheet with a custom property for each color. */
const writePalette: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'palette',
      AtRule: {
        palette(rule) {
          const properties = Object.entries(palette).map(([name, { day, night }]) => ({
            prop: `--${name}`,
            value: `light-dark(${day}, ${night})`,
            source: rule.source,
          }))
          rule.replaceWith(...properties)
        },
      },
    },
  ],
}

/** The oldest browsers in which everything works; what is younger than they are is rewritten, or refused by a test. */
const oldest = ['safari15.4', 'ios15.4', 'chrome92', 'firefox102']

/** Visitors' pages read dates and times in English only (`domain/calendar/languages/knownLanguages.ts`). */
const readsEnglish = { READS_ENGLISH_ONLY: 'true' }

/**
 * The builds of the site in one language. The chunks of all languages are in the same folder, and those without sentences are the same
 * files. The English ones come first, and bring what is not a chunk.
 */
const sitesIn = (language: Language): Record<string, EnvironmentOptions> => {
  const isFirst = language === 'en'
  const nameIn = (name: string) => (isFirst ? name : `${name}_${language}`)
  return {
    [nameIn('client')]: {
      consumer: 'client',
      define: { STATIC_COPY: 'false', KEEPS_RENDERED_HTML: 'true', ...readsEnglish },
      build: {
        outDir: `${dist}/web`,
        emptyOutDir: isFirst,
        copyPublicDir: isFirst,
        manifest: `.vite/${language}.json`,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['web/site/entry.ts'],
          // a file of sentences that no code says is left out
          treeshake: { manualPureFunctions: ['sentences'] },
          output: { codeSplitting: { groups } },
        },
      },
    },
    [nameIn('admin')]: {
      consumer: 'client',
      define: { STATIC_COPY: 'false' },
      build: {
        outDir: `${dist}/web`,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: `.vite/${language}.admin.json`,
        assetsInlineLimit: 0,
        rolldownOptions: { input: ['web/admin/entry.tsx'] },
      },
    },
    [nameIn('render')]: forRendering('render', language, 'false'),
    [nameIn('copy')]: {
      consumer: 'client',
      define: { STATIC_COPY: 'true', ...readsEnglish },
      build: {
        outDir: `${dist}/copy/${language}`,
        assetsInlineLimit: Number.MAX_SAFE_INTEGER,
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: ['web/site/entry.ts'],
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
    [nameIn('copyRender')]: forRendering('copy-render', language, 'true'),
  }
}

/** Takes the sentences of a build's language wherever the code imports the English ones, other than in a language itself. */
const speakLanguage: Plugin = {
  name: 'language',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const [, language = 'en'] = this.environment.name.split('_')
    const file = path.resolve(path.dirname(importer), source)
    const isAsked = file.startsWith(`${english}/`) && !importer.startsWith(`${sentences}/`)
    return language !== 'en' && isAsked ? file.replace(english, `${sentences}/${language}`) : null
  },
}

/**
 * Gives these parts their own copies of modules that at most two other pages have. Visitors of those pages would have to load more bytes,
 * or one more file, if they shared them. The copies hold no state that other modules read.
 */
const copyForParts: Plugin = {
  name: 'copy-for-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name.startsWith('client'),
  resolveId(source, importer = '') {
    const [, page, copy = page] = partWithCopies.exec(importer) ?? []
    if (!copy || !source.startsWith('.')) return null
    const file = path.resolve(path.dirname(importer), source)
    return copiedModules.test(file) ? `${file}?${copy}` : null
  },
}

/** Matches modules of the pages /send and /who, and of what a photograph has once it is open, and copies for them. */
const partWithCopies = /\/web\/(?:site|media\/lightbox)\/(send|who|details)\/|\?(send|who|details)$/

const copiedModules =
  /\/web\/(?:uploads|media|api\/(?:requestKey|sendForm|whenConnected)|ui\/(?:useWhenUntouched|dialogs\/AlertDialog|fields\/RobotTrap|loading\/ReadState))\b|\/contract\/(?:email|pages\/memoryAddress)\b/

const sentences = path.resolve('languages')
const english = `${sentences}/en`

/**
 * One build: `vite build` makes dist/web for the browser, visitors' pages and the administrator's apart;
 * dist/server, the programs of the server with their packages in few files, because a
 * thousand take twice as long to start; dist/render, with which the server draws pages; and dist/copy, the same for the
 * static copy: one classic script, because browsers load no modules from files, with its fonts in the stylesheet, because
 * some load no fonts from there either. All but the server are built once for each language.
 */
export default defineConfig({
  // an entry cannot run twice in a page: a change of it, or of what it alone imports, reloads the page in `npm run dev`
  plugins: [speakLanguage, copyForParts, react({ exclude: [/\/node_modules\//, /\/entry\.tsx?$/] })],
  css: { postcss: writePalette },
  build: { target: oldest, cssTarget: oldest, chunkSizeWarningLimit: 1_000 },
  publicDir: 'web/public',
  builder: { sharedConfigBuild: true },
  environments: {
    ...Object.assign({}, ...languages.map(sitesIn)),
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: `${dist}/web`,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: ['web/show/offline/serviceWorker.ts'],
          output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
        },
      },
    },
    server: forNode('server', programs, { external: process.env.EXTERNAL?.split(',') }),
  },
})
