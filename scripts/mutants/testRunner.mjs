import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { collectTests } from './nodeTest.mjs'

/**
 * Runs tests of node:test for Stryker in one process: a mutant costs milliseconds instead of half a second. Each mutant gets
 * fresh modules, because state left by one could hide the next.
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
    const coverage = stryker()
    const tests = []
    for (const test of await loadTests(this.#tests.map(({ file }) => file))) {
      coverage.currentTestId = test.id
      const begin = performance.now()
      const failureMessage = await failureOf(test)
      // Stryker's numbers for success and failure
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
    Object.assign(stryker(), { activeMutant: activeMutant.id, hitCount: hitLimit && 0, hitLimit })
    const source = relative(process.cwd(), sandboxFileName)
    const isWanted = ({ id }) => !testFilter || testFilter.includes(id)
    const files = this.#tests
      .filter(({ file, sources }) => sources.includes(source) && mayHold(file, testFilter))
      .map(({ file }) => file)
    try {
      const tests = (await loadTests(files)).filter(isWanted)
      for (const test of tests) {
        const failureMessage = await failureOf(test)
        if (failureMessage !== null) return killed(test.id, failureMessage)
      }
      return { status: 'survived', nrOfTests: tests.length }
    } catch (error) {
      return killed('the modules load', error.message)
    }
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'node-test', injectableClass: NodeTestRunner },
  { kind: 'Ignore', name: 'unseen', value: { shouldIgnore: reasonToIgnore } },
]

/** Returns why a node is not mutated: code whose changes no test of pure code can see. Undefined for all other code. */
function reasonToIgnore({ node }) {
  if (node.type === 'StringLiteral' && /\p{L},? \p{L}/u.test(node.value)) return 'a sentence for people'
  const { name, object, property } = (node.type === 'CallExpression' && node.callee) || {}
  const isShape =
    (object?.name === 'z' && /^(array|enum|object)$/.test(property.name)) || property?.name === 'extend'
  return name === 'endpoint' || isShape
    ? 'the shape of requests and answers: tests/api sends them'
    : undefined
}

/** The values that instrumented modules read and count. */
const stryker = () => (globalThis[NAMESPACE] ??= {})
const NAMESPACE = '__stryker__'

/** A test's id begins with its file. */
const mayHold = (file, ids) => !ids || ids.some((id) => id.startsWith(file))

const killed = (test, failureMessage) => ({
  status: 'killed',
  killedBy: [test],
  failureMessage,
  nrOfTests: 1,
})

async function failureOf(test) {
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
/** Replaces node:test with nodeTest.mjs, and gives each run fresh modules. Strips the types of each module only once. */
function replaceModules(root) {
  const sources = new Map()
  registerHooks({
    resolve(specifier, context, next) {
      const isTest = specifier === 'node:test' && context.parentURL?.startsWith(root)
      const found = isTest ? { url: new URL('nodeTest.mjs', import.meta.url).href } : next(specifier, context)
      const isOurs = found.url.startsWith(root) && found.url.endsWith('.ts')
      return { ...found, shortCircuit: true, url: isOurs ? `${found.url}?${round}` : found.url }
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
