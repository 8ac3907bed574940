import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache, inProject, programArguments } from '../project.mjs'
import { findTemporaryFolder } from './findTemporaryFolder.mjs'
import { runNodeTests } from './nodeTests.mjs'

/**
 * The folders of tests that start programs of ours, decode many files, use PostgreSQL and S3, or repeat much. They are not part of
 * `npm test`.
 */
const SLOW_FOLDERS = /^(programs|postgres-s3|long)\//
/** The folders whose tests decode and make files. `npm test` runs them after its journeys, so that both sequences take as long. */
const MEDIA_FOLDERS = /^(codecs|book|film)\//
/** All folders whose tests are not in the part `tests`. */
const NOT_IN_TESTS = new RegExp(`${SLOW_FOLDERS.source}|${MEDIA_FOLDERS.source}`)

/**
 * The parts of a test run that are tools. The `run` function of a part gets a function that runs Node with arguments and an
 * environment, and the options of the tests: the `node` to run, the `order` if it is a random one, the `label` of each printed line,
 * and, if the part `needsServers`, the `env` that locates the shared servers. `run` resolves to the numbers of passed and failed checks,
 * a description of each failed test, and the seconds of processor time that each file took. A tool that only succeeds or fails
 * counts as one check.
 */
const tools = {
  /** checks all code, and then checks the front end again with only those built-in functions that older browsers have */
  types: {
    run: async (runNode) =>
      sumResults([await runTypeChecker(runNode), await runTypeChecker(runNode, '-p', 'web')]),
  },
  lint: { run: (runNode) => runLinter(runNode) },
  format: { run: (runNode) => runTool(runNode, '@biomejs/biome/bin/biome', ['format', '.']) },
}

/**
 * Makes the parts of `npm test`, in two sequences that run at the same time. Each of them runs one thing after the other, because two
 * processors take longer for the same work if more than two processes share them. Which of the Node tests belong to `npm test` depends
 * on their folder, and which of the journeys on the tag `@smoke`. The journeys get the environment `journeyEnv`.
 */
const makeFirstStage = (journeyEnv) => [
  {
    tests: {
      run: (runNode, options) =>
        runNodeTests(listTests('', NOT_IN_TESTS), { ...options, env: findTemporaryFolder(), processes: 1 }),
    },
  },
  {
    ...tools,
    unused: { run: (runNode) => runTool(runNode, 'knip/bin/knip.js', ['--no-progress']) },
    journeys: {
      run: (runNode, options) =>
        runJourneys(runNode, ['--grep=@smoke', '--grep-invert=phone .*@both', '--workers=1'], {
          ...options,
          env: { ...options.env, ...journeyEnv },
        }),
    },
    media: {
      run: (runNode, options) =>
        runNodeTests(listTests(MEDIA_FOLDERS), { ...options, env: findTemporaryFolder(), processes: 1 }),
    },
  },
]

/** The parts that `npm run test:all` adds: programs of ours, PostgreSQL and S3, the other journeys, and the oldest browser. */
const secondStage = [
  {
    programs: {
      needsServers: true,
      run: (runNode, options) => runNodeTests(listTests('programs/'), options),
    },
    'postgres-s3': {
      needsServers: true,
      run: (runNode, options) => runNodeTests(listTests('postgres-s3/'), options),
    },
    'other-journeys': {
      run: (runNode, options) => runJourneys(runNode, ['--grep=^(?!.*@smoke)|phone .*@both'], options),
    },
    /** runs tests in the oldest browser in which the memorial must work */
    'old-browser': {
      run: (runNode, options) =>
        runBrowserTests(runNode, 'playwright.browsers.config.ts', ['--project=oldest'], options),
    },
  },
]

/**
 * The parts of `npm run test:long`, all in a random order: tests with many repetitions, those of the API and its features with
 * PostgreSQL and S3, the other Node tests of `npm run test:all` once more, and those in other browsers.
 */
const longStage = [
  {
    long: {
      needsServers: true,
      run: (runNode, options) => runNodeTests(listTests('long/'), options),
    },
  },
  {
    'api-postgres-s3': {
      needsServers: true,
      run: (runNode, options) =>
        runNodeTests(listTests(/^(api|features)\//), {
          ...options,
          env: { ...options.env, BACKEND: 'postgres-s3' },
        }),
    },
    'random-order': {
      needsServers: true,
      run: (runNode, options) => runNodeTests(listTests('', /^(api|features|long)\//), options),
    },
    /** runs tests in an old Chromium, in Firefox and in WebKit */
    browsers: {
      run: (runNode, options) => runBrowserTests(runNode, 'playwright.browsers.config.ts', [], options),
    },
  },
]

/**
 * The stages of `npm test`, `npm run test:all` and `npm run test:long`. In `npm test`, axe judges only the pages of the tour
 * (`expectAccessible` in `tests/support/pages/journey.ts`).
 */
export const stagesOfSpeeds = {
  short: [makeFirstStage({ AXE: 'tour' })],
  all: [makeFirstStage({}), secondStage],
  long: [longStage],
}

/**
 * Makes the first parts of `npm run check`: types, and the linter for the changed files alone. Without them, the results of tests mean
 * little.
 */
export const makeFirstCheckStages = (changed) => [
  [
    { types: tools.types },
    { ...(changed.length > 0 && { lint: { run: (runNode) => runLinter(runNode, ...changed) } }) },
  ],
]

/** Makes the other parts of `npm run check`: the given tests and journeys, and the format. */
export const makeCheckStages = (tests, journeys) => [
  [
    {
      ...(tests.length > 0 && {
        tests: {
          run: (runNode, options) => runNodeTests(tests, { ...options, env: findTemporaryFolder() }),
        },
      }),
    },
    {
      format: tools.format,
      ...(journeys.length > 0 && {
        journeys: { run: (runNode, options) => runJourneys(runNode, journeys, options) },
      }),
    },
  ],
]

/** Runs the type checker as one, because each further one checks much of the code once more. */
const runTypeChecker = (runNode, ...args) =>
  runTool(runNode, 'typescript/bin/tsc', ['--noEmit', '--checkers', '1', ...args])

const runLinter = (runNode, ...files) =>
  runTool(runNode, 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--quiet', ...files])

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

/** Lists the Node tests whose paths below `tests/` begin with `start`, except those that match `without`. */
const listTests = (start, without) =>
  readdirSync(inProject('tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && path.search(start) === 0 && !without?.test(path))
    .map((path) => `tests/${path}`)
    .sort()

const runJourneys = (runNode, args, { env, order }) =>
  runBrowserTests(runNode, 'playwright.config.ts', args, { env: { ...env, ...findTemporaryFolder() }, order })

const runBrowserTests = (runNode, config, args, { env, order }) =>
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
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const code = await runTests(join(folder, 'results.json'))
  const { passed, failed, failures, files } = readResults(join(folder, 'results.json'))
  remove()
  process.off('exit', remove)
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
