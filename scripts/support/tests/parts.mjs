import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { compileCache, inProject, programArguments } from '../project.mjs'
import { findTemporaryFolder } from './findTemporaryFolder.mjs'
import { runNodeTests } from './nodeTests.mjs'

/** The folders of tests that start programs of ours, use PostgreSQL and S3, or repeat much. They are not part of `npm test`. */
const SLOW_FOLDERS = /^(programs|postgres-s3|long)\//
/** The folders whose tests decode and make files. `npm test` runs them after its journeys, so that both sequences take as long. */
const MEDIA_FOLDERS = /^(codecs|book|film)\//
/** The processor time in ms that a file of `npm run test:long` may use. */
const LONG_PROCESSOR_MS = 3 * 3_600_000

/**
 * The stages of `npm test`, `npm run test:all` and `npm run test:long`: each has sequences of parts. In `npm test`, axe judges only the
 * pages of the tour (`expectAccessible` in `tests/support/pages/journey.ts`).
 */
export const stagesOfSpeeds = {
  short: [makeFirstStage({ AXE: 'tour' })],
  all: [makeFirstStage({}), makeSecondStage()],
  long: [makeLongStage()],
}

/**
 * Makes the first parts of `npm run check`: types, and the linter for the changed files alone. Without them, the results of tests mean
 * little.
 */
export function makeFirstCheckStages(changed) {
  return [[makeTypes(), changed.length > 0 ? { lint: linter(...changed) } : {}]]
}

/** Makes the other parts of `npm run check`: the given tests and journeys, and the format. */
export function makeCheckStages(tests, journeyFiles) {
  return [
    [
      tests.length > 0 ? { tests: nodeTests(tests, { env: findTemporaryFolder() }) } : {},
      { format: formatter(), ...(journeyFiles.length > 0 && { journeys: journeys(journeyFiles) }) },
    ],
  ]
}

/**
 * Makes the parts of `npm test`, in two sequences that run at the same time. Each of them runs one thing after the other, because two
 * processors take longer for the same work if more than two processes share them. Which of the Node tests belong to `npm test` depends
 * on their folder, and which of the journeys on the tag `@smoke`.
 */
function makeFirstStage(journeyEnv) {
  const options = { env: findTemporaryFolder(), processes: 1 }
  const without = new RegExp(`${SLOW_FOLDERS.source}|${MEDIA_FOLDERS.source}`)
  return [
    { tests: nodeTests(listTests('', without), options) },
    {
      ...makeTypes(),
      lint: linter(),
      format: formatter(),
      unused: tool('knip/bin/knip.js', '--no-progress'),
      journeys: journeys(['--grep=@smoke', '--grep-invert=phone .*@both', '--workers=1'], journeyEnv),
      media: nodeTests(listTests(MEDIA_FOLDERS), options),
    },
  ]
}

/** Makes the parts that `npm run test:all` adds: programs of ours, PostgreSQL and S3, the other journeys, and the oldest browser. */
function makeSecondStage() {
  return [
    {
      programs: { needsServers: true, ...nodeTests(listTests('programs/')) },
      'postgres-s3': { needsServers: true, ...nodeTests(listTests('postgres-s3/')) },
      'other-journeys': journeys(['--grep=^(?!.*@smoke)|phone .*@both']),
      'old-browser': browserTests('playwright.browsers.config.ts', ['--project=oldest']),
    },
  ]
}

/**
 * Makes the parts of `npm run test:long`, all in a random order: tests with many repetitions, those of the API and its features with
 * PostgreSQL and S3, the other Node tests of `npm run test:all` once more, and those in an old Chromium, in Firefox and in WebKit.
 */
function makeLongStage() {
  const makePart = (files, env) => ({
    needsServers: true,
    ...nodeTests(files, { env, limits: { maxProcessorMs: LONG_PROCESSOR_MS } }),
  })
  return [
    {
      long: makePart(listTests('long/')),
      'api-postgres-s3': makePart(listTests(/^(api|features)\//), { BACKEND: 'postgres-s3' }),
      'random-order': makePart(listTests('', /^(api|features|long)\//)),
      browsers: browserTests('playwright.browsers.config.ts', []),
    },
  ]
}

/** Lists the Node tests whose paths below `tests/` begin with `start`, except those that match `without`. */
function listTests(start, without) {
  return readdirSync(inProject('tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && path.search(start) === 0 && !without?.test(path))
    .map((path) => `tests/${path}`)
    .sort()
}

/** Checks the types of all code, and then the front end again with only those built-in functions that older browsers have. */
function makeTypes() {
  // more checkers at the same time would each check much of the code once more
  const checker = (...args) => tool('typescript/bin/tsc', '--noEmit', '--checkers', '1', ...args)
  return { types: checker(), 'web-types': checker('-p', 'web') }
}

function linter(...files) {
  return tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--quiet', ...files)
}

function formatter() {
  return tool('@biomejs/biome/bin/biome', 'format', '.')
}

/**
 * Makes a part that is a tool, which counts as one check. The `run` function of each part gets `runNode`, which runs Node with arguments
 * and an environment, the `node` to run, the `order` of the tests if it is a random one, the `label` of each printed line, and, if the
 * part `needsServers`, the `env` that locates the shared servers. It resolves to the number of passed checks and what has failed.
 */
function tool(file, ...args) {
  const run = async ({ runNode }) => {
    const code = await runNode([inProject(`node_modules/${file}`), ...args])
    return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['see its output above'] }
  }
  return { run }
}

function nodeTests(files, more = {}) {
  return {
    run: (options) => runNodeTests(files, { ...options, ...more, env: { ...options.env, ...more.env } }),
  }
}

function journeys(args, env) {
  return browserTests('playwright.config.ts', args, { ...env, ...findTemporaryFolder() })
}

function browserTests(config, args, env) {
  const run = ({ runNode, order }) =>
    runAndReadResults((resultsFile) =>
      runNode(
        [
          ...programArguments('node_modules/@playwright/test/cli.js'),
          'test',
          ...args,
          `--config=${config}`,
          ...(order ? [`--shuffle=${order}`] : []),
          '--reporter=list,json',
        ],
        { ...compileCache, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: resultsFile },
      ),
    )
  return { run }
}

/**
 * Runs tests with `runTests`, and returns the results that Playwright writes to a JSON file. If the run fails without a failed test, or
 * if no test runs, the run counts as one failure.
 */
async function runAndReadResults(runTests) {
  const folder = mkdtempSync(join(tmpdir(), 'memorial-results-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const code = await runTests(join(folder, 'results.json'))
  const { passed, failures } = readResults(join(folder, 'results.json'))
  remove()
  process.off('exit', remove)
  if (passed + failures.length === 0 || (code !== 0 && failures.length === 0))
    failures.push(`It ended with code ${code}; see its output above.`)
  return { passed, failures }
}

function readResults(file) {
  try {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: stats.expected, failures: suites.flatMap(describeFailures) }
  } catch {
    return { passed: 0, failures: [] }
  }
}

function describeFailures({ specs, suites = [] }) {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ errors: each }) => each))
      return [`${file}:${line} › ${title}`, ...errors.map(({ message }) => message)].join('\n')
    })
  return [...failures.map((each) => stripVTControlCharacters(each)), ...suites.flatMap(describeFailures)]
}
