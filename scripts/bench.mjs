/**
 * `npm run bench` measures the performance of the memorial, and compares the memorial with minimal pages and programs for the
 * same tasks. It measures both in turn, so that a busy machine slows down both. It takes at most 20 minutes, and writes
 * docs/performance-results.md. `npm run bench -- pages` runs only one part, `--page /gallery` measures only one page, and
 * `--rounds 5` takes more rounds. `-- requests --before FOLDER` also measures the build in another checkout. BENCH_DATA=folder
 * keeps the test memorials for the next run.
 */
import { installBenchPackages } from './support/packages.mjs'
import { prepare } from './support/prepare.mjs'
import { programArguments } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await installBenchPackages()
  const node = await prepare({ tools: true })
  handOver(node, [...programArguments('scripts/bench/run.mjs'), ...process.argv.slice(2)])
})
