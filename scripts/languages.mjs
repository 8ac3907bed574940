/**
 * `npm run languages` lists the sentences that a language lacks, and those that are the same as in English. It looks at every language,
 * or at the given ones, as in `npm run languages -- it`, which can be one that has only begun. The exit code is 1 if a sentence is missing.
 * `npm run languages -- --new it` begins a language with the English sentences: the compiler and these lists then say what is left.
 */
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { programArguments } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install()
  handOver(findNode(), [...programArguments('scripts/support/listSentences.mjs'), ...process.argv.slice(2)])
})
