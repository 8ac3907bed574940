import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import config from '../../../vite.config.ts'

/** Passes all English sentences through `makePseudo`. */
const speakPseudo: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform: {
    filter: { id: /\/languages\/en\/grammar\.ts$/ },
    handler: (code) => {
      const [before = '', after] = code.split('export const sentences = makeSentences(direction)')
      if (after === undefined)
        throw new Error('languages/en/grammar.ts has another way to make sentences now')
      return `import { makePseudo } from '${path.resolve('tests/support/pseudo/pseudo.ts')}'
${before}
const isolating = makeSentences(direction)
export const sentences = ((texts: unknown) => makePseudo(isolating(texts))) as typeof isolating
${after}`
    },
  },
}

const { client, admin, render, server } = config.environments ?? {}

/** Builds the server and its English pages, whose English is pseudo. */
export default defineConfig({
  ...config,
  plugins: [speakPseudo, ...(config.plugins ?? [])],
  environments: { client, admin, render, server } as typeof config.environments,
})
