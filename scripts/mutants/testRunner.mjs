import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { collectTests } from './nodeTest.mjs'

/**
 * Runs the project's tests for Stryker in one process. A mutant (a version of the code with one change) then takes milliseconds
 * instead of half a second. All modules are loaded again for each mutant, because state that a mutant has left could hide the
 * effect of the next mutant.
 */
class NodeTestRunner {
  #tests

  static inject = ['options']
  constructor({ nodeTest }) {
    this.#tests = nodeTest.tests
    replaceModules(pathToFileURL(`${process.cwd()}/`).href)
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async dryRun() {
    const coverage = getStrykerState()
    const tests = []
    for (const test of await loadTests(this.#tests.map(({ file }) => file))) {
      coverage.currentTestId = test.id
      const begin = performance.now()
      const failureMessage = await runForFailure(test)
      // Stryker's numbers for a passed and a failed test
      const status = failureMessage === null ? 0 : 1
      tests.push({
        id: test.id,
        name: test.id,
        status,
        failureMessage,
        timeSpentMs: performance.now() - begin,
      })
    }
    delete coverage.currentTestId
    return { status: 'complete', tests, mutantCoverage: coverage.mutantCoverage }
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit }) {
    Object.assign(getStrykerState(), { activeMutant: activeMutant.id, hitCount: hitLimit && 0, hitLimit })
    const source = relative(process.cwd(), sandboxFileName)
    const isWanted = ({ id }) => !testFilter || testFilter.includes(id)
    const files = this.#tests
      .filter(({ file, sources }) => sources.includes(source) && mayHold(file, testFilter))
      .map(({ file }) => file)
    try {
      const tests = (await loadTests(files)).filter(isWanted)
      for (const test of tests) {
        const failureMessage = await runForFailure(test)
        if (failureMessage !== null) return makeKilledResult(test.id, failureMessage)
      }
      return { status: 'survived', nrOfTests: tests.length }
    } catch (error) {
      return makeKilledResult('the modules load', error.message)
    }
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'node-test', injectableClass: NodeTestRunner },
  { kind: 'Ignore', name: 'unseen', value: { shouldIgnore: reasonToIgnore } },
]

/**
 * Returns the reason for not changing a node of the syntax tree, or undefined if the node should be changed. There is a reason
 * if no test of pure code can notice a change to the node.
 */
function reasonToIgnore({ node }) {
  if (node.type === 'StringLiteral' && /\p{L},? \p{L}/u.test(node.value)) return 'a sentence for people'
  const { name, object, property } = (node.type === 'CallExpression' && node.callee) || {}
  const isShape =
    (object?.name === 'z' && /^(array|enum|object)$/.test(property.name)) || property?.name === 'extend'
  return name === 'endpoint' || isShape
    ? 'the shape of requests and answers: tests/api sends them'
    : undefined
}

/** Returns the global object that Stryker and the instrumented modules share: the active mutant, hit counts and coverage. */
const getStrykerState = () => (globalThis[NAMESPACE] ??= {})
const NAMESPACE = '__stryker__'

/** Whether a file can contain tests with these ids. The id of a test begins with the path of its file. */
const mayHold = (file, ids) => !ids || ids.some((id) => id.startsWith(file))

const makeKilledResult = (test, failureMessage) => ({
  status: 'killed',
  killedBy: [test],
  failureMessage,
  nrOfTests: 1,
})

/** Returns the error message of a test, or null if the test passes. */
async function runForFailure(test) {
  try {
    await test.run()
    return null
  } catch (error) {
    return String(error?.message ?? error)
  }
}

async function loadTests(files) {
  round += 1
  const tests = []
  for (const file of files) {
    const found = await collectTests(() => import(pathToFileURL(resolve(file)).href))
    tests.push(...found.map(({ name, run }) => ({ id: `${file} ${name}`, run })))
  }
  return tests
}

let round = 0
/**
 * Makes tests import nodeTest.mjs instead of node:test, and loads all modules again for each round. The types of a module are
 * stripped only once.
 */
function replaceModules(root) {
  const sources = new Map()
  registerHooks({
    resolve(specifier, context, next) {
      const isTest = specifier === 'node:test' && context.parentURL?.startsWith(root)
      const module = isTest
        ? { url: new URL('nodeTest.mjs', import.meta.url).href }
        : next(specifier, context)
      const isOwn = module.url.startsWith(root) && module.url.endsWith('.ts')
      return { ...module, shortCircuit: true, url: isOwn ? `${module.url}?${round}` : module.url }
    },
    load(url, context, next) {
      if (!url.startsWith(root) || !/\.ts\?\d+$/.test(url)) return next(url, context)
      const [file] = url.split('?')
      if (!sources.has(file))
        sources.set(file, stripTypeScriptTypes(readFileSync(fileURLToPath(file), 'utf8')))
      return { format: 'module', source: sources.get(file), shortCircuit: true }
    },
  })
}
