import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache, inProject, programOf } from './project.mjs'

/**
 * A part gets a function that runs Node with arguments and an environment, and, when it `needsServers`, the environment that
 * names the shared servers. It returns how many of its checks passed and failed, a text about each failure that has a name, and
 * the seconds of each file; a tool with only a yes or no counts as one check.
 */
const tools = {
  /** checks everything, and the web again without the built-ins that older browsers lack */
  types: {
    run: async (runNode) =>
      sum([
        await check(runNode, 'typescript/bin/tsc', ['--noEmit']),
        await check(runNode, 'typescript/bin/tsc', ['--noEmit', '-p', 'web']),
      ]),
  },
  lint: {
    run: (runNode) => check(runNode, 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--quiet']),
  },
  format: { run: (runNode) => check(runNode, '@biomejs/biome/bin/biome', ['format', '.']) },
}

/** The parts of `npm test`, in two lanes that run at the same time: one uses the processor while the other waits for slides. */
export const lanes = [
  {
    tests: {
      needsServers: true,
      run: (runNode, env) => nodeTests(runNode, ['tests/!(long)/**/*.test.ts', 'tests/*.test.ts'], env),
    },
  },
  {
    ...tools,
    unused: { run: (runNode) => check(runNode, 'knip/bin/knip.js', ['--no-progress']) },
    journeys: {
      needsServers: true,
      run: (runNode, env) => browserTests(runNode, 'playwright.config.ts', { env }),
    },
    /** a browser as old as the oldest that must show the memorial */
    'old-browser': {
      run: (runNode) =>
        browserTests(runNode, 'playwright.browsers.config.ts', { args: ['--project=oldest'] }),
    },
  },
]

/** The parts of `npm run test:long`: the same promises on the other backend, in other browsers, and many more times. */
export const longLanes = [
  {
    long: {
      needsServers: true,
      run: (runNode, env) =>
        nodeTests(runNode, ['tests/long/**/*.test.ts'], { ...env, TEST_FILE_SECONDS: 3_600 }),
    },
  },
  {
    /** the tests of the API again, on PostgreSQL and S3 */
    'postgres-s3': {
      needsServers: true,
      run: (runNode, env) =>
        nodeTests(runNode, ['tests/{api,features}/**/*.test.ts'], { ...env, BACKEND: 'postgres-s3' }),
    },
    /** an old Chromium, Firefox and WebKit */
    browsers: { run: (runNode) => browserTests(runNode, 'playwright.browsers.config.ts') },
  },
]

/** The parts of `npm run check`: the tools, and at the same time these test files. */
export const checkLanes = (files) => [tools, { tests: { run: (runNode) => nodeTests(runNode, files) } }]

async function check(runNode, tool, args) {
  const code = await runNode([inProject(`node_modules/${tool}`), ...args])
  const passed = code === 0 ? 1 : 0
  return { passed, failed: 1 - passed, failures: [], files: {} }
}

const sum = (results) => ({
  passed: results.reduce((all, { passed }) => all + passed, 0),
  failed: results.reduce((all, { failed }) => all + failed, 0),
  failures: results.flatMap(({ failures }) => failures),
  files: {},
})

const nodeTests = (runNode, files, env) =>
  reported((results) =>
    runNode(
      [
        '--disable-warning=ExperimentalWarning',
        '--test',
        // on two cores, next to the other lane
        '--test-concurrency=2',
        '--test-timeout=300000',
        `--import=${inProject('scripts/support/endHangingTest.mjs')}`,
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        `--test-reporter=${inProject('scripts/support/testReporter.mjs')}`,
        `--test-reporter-destination=${results}`,
        ...files,
      ],
      { ...compileCache, ...env },
    ),
  )

const browserTests = (runNode, config, { env, args = [] } = {}) =>
  reported((results) =>
    runNode(
      [
        ...programOf('node_modules/@playwright/test/cli.js'),
        'test',
        ...args,
        `--config=${config}`,
        '--reporter=list,./scripts/support/journeyReporter.mjs',
      ],
      { ...compileCache, ...env, RESULTS_FILE: results },
    ),
  )

/** Reads the JSON results of a runner. One that fails without a failed test, or runs none, counts as one failure. */
async function reported(runner) {
  const folder = mkdtempSync(join(tmpdir(), 'memorial-results-'))
  const code = await runner(join(folder, 'results.json'))
  const { passed, failed, failures, files } = readResults(join(folder, 'results.json'))
  rmSync(folder, { recursive: true })
  const failedAsWhole = passed + failed === 0 || (code !== 0 && failed === 0)
  return { passed, failed: failed + (failedAsWhole ? 1 : 0), failures, files }
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0, failures: [], files: {} }
  }
}
