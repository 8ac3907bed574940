import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache, inProject, programArguments } from '../project.mjs'

/**
 * The parts of a test run that are tools. The `run` function of a part gets a function that runs Node with arguments and an
 * environment, and the order of the tests if it is a random one. If the part `needsServers`, `run` also gets the environment variables that locate the
 * shared servers. `run` resolves to the numbers of passed and failed checks, a description of each failed test, and the seconds
 * that each file took.
 * A tool that only succeeds or fails counts as one check.
 */
const tools = {
  /** checks all code, and then checks the front end again with only those built-in functions that older browsers have */
  types: {
    run: async (runNode) =>
      sumResults([
        await runTool(runNode, 'typescript/bin/tsc', ['--noEmit']),
        await runTool(runNode, 'typescript/bin/tsc', ['--noEmit', '-p', 'web']),
      ]),
  },
  lint: {
    run: (runNode) => runTool(runNode, 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--quiet']),
  },
  format: { run: (runNode) => runTool(runNode, '@biomejs/biome/bin/biome', ['format', '.']) },
}

/** The parts of `npm test`, in two sequences that run at the same time: one uses the CPU while the other waits for slides. */
export const sequences = [
  {
    tests: {
      needsServers: true,
      run: (runNode, { env, order }) =>
        runNodeTests(runNode, ['tests/!(long)/**/*.test.ts', 'tests/*.test.ts'], { env, order }),
    },
  },
  {
    ...tools,
    unused: { run: (runNode) => runTool(runNode, 'knip/bin/knip.js', ['--no-progress']) },
    journeys: {
      needsServers: true,
      run: (runNode, { env, order }) => runBrowserTests(runNode, 'playwright.config.ts', { env, order }),
    },
    /** runs tests in the oldest browser in which the memorial must work */
    'old-browser': {
      run: (runNode, { order }) =>
        runBrowserTests(runNode, 'playwright.browsers.config.ts', { args: ['--project=oldest'], order }),
    },
  },
]

/**
 * The parts of `npm run test:long`, all in a random order: tests with many repetitions, those of the API and its features with
 * PostgreSQL and S3, the others of `npm test` once more, and those in other browsers.
 */
export const longSequences = [
  {
    long: {
      needsServers: true,
      run: (runNode, { env, order }) => runNodeTests(runNode, ['tests/long/**/*.test.ts'], { env, order }),
    },
  },
  {
    'postgres-s3': {
      needsServers: true,
      run: (runNode, { env, order }) =>
        runNodeTests(runNode, ['tests/{api,features}/**/*.test.ts'], {
          env: { ...env, BACKEND: 'postgres-s3' },
          order,
        }),
    },
    'random-order': {
      needsServers: true,
      run: (runNode, { env, order }) =>
        runNodeTests(runNode, ['tests/!(api|features|long)/**/*.test.ts', 'tests/*.test.ts'], { env, order }),
    },
    /** runs tests in an old Chromium, in Firefox and in WebKit */
    browsers: {
      run: (runNode, { order }) => runBrowserTests(runNode, 'playwright.browsers.config.ts', { order }),
    },
  },
]

/** The first parts of `npm run check`. Without them, the results of tests mean little. */
export const firstSequences = [{ types: tools.types }, { lint: tools.lint }]

/** Makes the other parts of `npm run check`: the given tests and journeys, and the format. */
export const makeCheckSequences = (tests, journeys) => [
  { tests: { run: (runNode, { order }) => runNodeTests(runNode, tests, { order }) } },
  {
    format: tools.format,
    ...(journeys.length > 0 && {
      journeys: {
        run: (runNode, { order }) =>
          runBrowserTests(runNode, 'playwright.config.ts', { args: journeys, order }),
      },
    }),
  },
]

async function runTool(runNode, tool, args) {
  const code = await runNode([inProject(`node_modules/${tool}`), ...args])
  const passed = code === 0 ? 1 : 0
  return { passed, failed: 1 - passed, failures: [], files: {} }
}

const sumResults = (results) => ({
  passed: results.reduce((all, { passed }) => all + passed, 0),
  failed: results.reduce((all, { failed }) => all + failed, 0),
  failures: results.flatMap(({ failures }) => failures),
  files: {},
})

const runNodeTests = (runNode, files, { env, order }) =>
  runAndReadResults((resultsFile) =>
    runNode(
      [
        '--disable-warning=ExperimentalWarning',
        '--test',
        // only two processes, because the other sequence of parts runs at the same time
        '--test-concurrency=2',
        ...(order ? [`--test-random-seed=${order}`] : []),
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        `--test-reporter=${inProject('scripts/support/tests/testReporter.mjs')}`,
        `--test-reporter-destination=${resultsFile}`,
        ...files,
      ],
      { ...compileCache, ...env, ...(order && { TEST_ORDER: order }) },
    ),
  )

const runBrowserTests = (runNode, config, { env, args = [], order }) =>
  runAndReadResults((resultsFile) =>
    runNode(
      [
        ...programArguments('node_modules/@playwright/test/cli.js'),
        'test',
        ...args,
        `--config=${config}`,
        ...(order ? [`--shuffle=${order}`] : []),
        '--reporter=list,./scripts/support/tests/journeyReporter.mjs',
      ],
      { ...compileCache, ...env, RESULTS_FILE: resultsFile },
    ),
  )

/**
 * Runs tests with `runTests`, and returns the results that they write to a JSON file. If the run fails without a failed test, or
 * if no test runs, the run counts as one failure.
 */
async function runAndReadResults(runTests) {
  const folder = mkdtempSync(join(tmpdir(), 'memorial-results-'))
  const code = await runTests(join(folder, 'results.json'))
  const { passed, failed, failures, files } = readResults(join(folder, 'results.json'))
  rmSync(folder, { recursive: true })
  const hasFailedAsWhole = passed + failed === 0 || (code !== 0 && !(failed > 0))
  return { passed, failed: failed + (hasFailedAsWhole ? 1 : 0), failures, files }
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0, failures: [], files: {} }
  }
}
