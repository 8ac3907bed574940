import { globSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject } from '../support/project.mjs'
import { isPure, findTestsOf } from './testsOf.ts'

const [source, packages] = process.argv.slice(2)
const entry = createRequire(join(packages, 'package.json')).resolve('@stryker-mutator/core')
const { Stryker } = await import(pathToFileURL(entry).href)

process.chdir(inProject())
const sources = statSync(source).isDirectory() ? globSync(`${source}/**/*.ts`).filter(isPure) : [source]
const tests = findTestsOf(sources)
console.log(
  [`Tests of pure code that import it: ${tests.length}`, ...tests.map(({ file }) => file), ''].join('\n'),
)
if (tests.length === 0) process.exit(1)

await new Stryker({
  // leaves out files with texts, because tests do not repeat their sentences for people
  mutate: sources.filter((file) => !/texts(\.\w+)?\.ts$/i.test(file)),
  ignorers: ['unseen'],
  testRunner: 'node-test',
  nodeTest: { tests },
  plugins: ['./scripts/mutants/testRunner.mjs'],
  coverageAnalysis: 'perTest',
  tempDirName: 'node_modules/.cache/mutants/copy',
  ignorePatterns: [
    '/*',
    '!/contract',
    '!/domain',
    '!/samples',
    '!/server',
    '!/tests',
    '!/web',
    'fixtures',
    'samples/files',
  ],
  concurrency: 1,
  // after this many runs, a new process takes over, because the modules of every run stay in memory
  maxTestRunnerReuse: 200,
  timeoutMS: 5_000,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  warnings: { unknownOptions: false },
}).runMutationTest()
