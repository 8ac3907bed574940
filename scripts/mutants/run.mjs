import { globSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject } from '../support/project.mjs'
import { isPure, findTestsOf } from './testsOf.ts'

const [source, packages] = process.argv.slice(2)
const find = createRequire(join(packages, 'package.json')).resolve
const { Stryker } = await import(pathToFileURL(find('@stryker-mutator/core')).href)

process.chdir(inProject())
const sources = statSync(source).isDirectory() ? globSync(`${source}/**/*.ts`).filter(isPure) : [source]
const tests = findTestsOf(sources)
console.log([`Tests of pure code that import it: ${tests.length}`, ...tests, ''].join('\n'))
if (tests.length === 0) process.exit(1)

await new Stryker({
  // leaves out files with texts, because tests do not repeat their sentences for people
  mutate: sources.filter((file) => !/texts(\.\w+)?\.ts$/i.test(file)),
  ignorers: ['unseen'],
  // runs each test file that reaches a mutant in a process of its own
  testRunner: 'tap',
  tap: { testFiles: tests, nodeArgs: ['--test-reporter=tap', '-r', '{{hookFile}}', '{{testFile}}'] },
  plugins: [find('@stryker-mutator/tap-runner'), './scripts/mutants/unseen.mjs'],
  coverageAnalysis: 'perTest',
  // below node_modules, Node runs no TypeScript
  tempDirName: '.mutants',
  cleanTempDir: 'always',
  ignorePatterns: [
    '/*',
    '!/contract',
    '!/domain',
    '!/languages',
    '!/samples',
    '!/server',
    '!/tests',
    '!/web',
    'fixtures',
    'samples/files',
  ],
  concurrency: 2,
  timeoutMS: 60_000,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  warnings: { unknownOptions: false },
}).runMutationTest()
