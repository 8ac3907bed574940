import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from './project.mjs'
import { run } from './run.mjs'

/**
 * The parts of `npm test` in the order they run. Each takes the Node to run with and tells how many of its checks
 * passed and failed; a tool that knows only yes and no counts as one check.
 */
export const parts = {
  types: (node) => check(node, 'typescript/bin/tsc', ['--noEmit']),
  lint: (node) => check(node, 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--quiet']),
  format: (node) => check(node, '@biomejs/biome/bin/biome', ['format', '.']),
  unused: (node) => check(node, 'knip/bin/knip.js', ['--no-progress']),
  tests: (node) => nodeTests(node, 'tests/**/*.test.ts'),
  /** the tests of the API once more, on PostgreSQL and S3 */
  'postgres-s3': (node) => nodeTests(node, 'tests/{api,features}/**/*.test.ts', { BACKEND: 'postgres-s3' }),
  journeys: (node) => browserTests(node),
}

async function check(node, tool, args) {
  const code = await run(node, [inProject(`node_modules/${tool}`), ...args])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Beside a PostgreSQL and an S3 server of their own, which end with them. */
const nodeTests = (node, files, env = {}) =>
  counted((counts) =>
    run(
      node,
      [
        '--disable-warning=ExperimentalWarning',
        inProject('tests/support/withServers.ts'),
        node,
        '--disable-warning=ExperimentalWarning',
        '--test',
        // a file whose tests are over ends, whatever a library of it still spins on: seen after connections were cut
        '--test-force-exit',
        '--test-concurrency=2',
        '--test-timeout=120000',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        `--test-reporter=${inProject('scripts/support/testReporter.mjs')}`,
        `--test-reporter-destination=${counts}`,
        files,
      ],
      { env },
    ),
  )

const browserTests = (node) =>
  counted((counts) =>
    run(
      node,
      [
        '--disable-warning=ExperimentalWarning',
        inProject('node_modules/@playwright/test/cli.js'),
        'test',
        '--reporter=list,./scripts/support/journeyReporter.mjs',
      ],
      { env: { COUNTS_FILE: counts } },
    ),
  )

/** A runner writes its counts as JSON; one that fails without a failed test, or ran none, has failed as a whole. */
async function counted(runner) {
  const folder = mkdtempSync(join(tmpdir(), 'memorial-counts-'))
  const code = await runner(join(folder, 'counts.json'))
  const { passed, failed } = read(join(folder, 'counts.json'))
  rmSync(folder, { recursive: true })
  const broke = passed + failed === 0 || (code !== 0 && failed === 0)
  return { passed, failed: failed + (broke ? 1 : 0) }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0 }
  }
}
