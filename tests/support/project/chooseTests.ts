/**
 * Writes as JSON which test files `npm run check` runs, and which it leaves out. Run it as
 * `node tests/support/project/chooseTests.ts [changed file …]`.
 * - `quick`: of the tests that need no server, codec, process, browser or build, those of the whole tree and those that reach a changed
 *   file over few imports;
 * - `chosen`: of the tests that open a server or run codecs in their own process, those that are nearest to the changed files;
 * - `journeys`: one that visits a page which contains a changed file;
 * - `others` and `processes`: tests that are left out, the nearest first.
 *
 * The choice follows from imports, calls of endpoints, and shared words.
 */
import { existsSync } from 'node:fs'
import { endpoints } from '../../../contract/endpoints.ts'
import { executablePath } from '../../../scripts/support/tests/chromium.ts'
import { chooseJourneys } from './chooseJourneys.ts'
import { scoreBySharedTerms } from './sharedTerms.ts'
import { hopsTo, reachableFrom, type Source, sourceAt, sources } from './sources.ts'

type Group = 'quick' | 'inProcess' | 'build' | 'processes'

interface Nearness {
  path: string
  distance: number
  score: number
}

const world = 'tests/support/world/world.ts'
/** The servers that every world can use. */
const backends = 'tests/support/world/backends.ts'
/** The folders of tests that start programs, or use PostgreSQL and S3. */
const ofPrograms = /^tests\/(long|postgres-s3|programs)\//
/** Files that change the schema, which a test that undoes migrations reads. */
const changesSchema = /^server\/platform\/database\/(tables|migrate|migrations)\b/
/** Modules that only a test of all endpoints imports. */
const aboutAll = ['contract/endpoints.ts', 'tests/support/project/listRoutes.ts']
/**
 * The numbers of chosen test files, for a change of the contract and for any other, because a check after each step must not take as long
 * as all tests.
 */
const MOST_CHOSEN = { contract: 24, other: 8 }
/** A file that a test reaches over more imports than this is one of many that the test needs. */
const MOST_HOPS = 3

const changed = process.argv.slice(2)
const tests = sources.filter(({ path }) => path.endsWith('.test.ts'))
/** A route called by more files than this only fills their memorials, and does not show what they test. */
const MOST_CALLERS = 20
const specificRoutes = endpoints
  .map(({ route }) => route)
  .filter((route) => tests.filter((test) => calls(test, route)).length <= MOST_CALLERS)

const groupOf = new Map(tests.map((test) => [test.path, findGroup(test)]))
const inGroup = (...groups: Group[]) =>
  tests.filter(({ path }) => groups.includes(groupOf.get(path) ?? 'quick'))
const candidates = orderByNearness(inGroup('inProcess', 'build', 'processes'))
const runnable = candidates.filter(({ path }) => groupOf.get(path) !== 'processes')
/** Whether a changed file may run in every server: then a test may be chosen even if it reaches the file over many imports. */
const runsInServers = changed.some((file) => /^(server|contract|domain|languages)\//.test(file))
const most = changed.some((file) => file.startsWith('contract/')) ? MOST_CHOSEN.contract : MOST_CHOSEN.other
const chosen = runnable
  .filter(({ distance }) => runsInServers || distance <= MOST_HOPS)
  // a build costs as much as several tests
  .filter(({ path, distance }) => groupOf.get(path) !== 'build' || distance === 1)
  .slice(0, most)
const quick = orderByNearness(inGroup('quick')).filter(
  ({ path, distance }) => distance <= MOST_HOPS || isOfTree(path),
)
process.stdout.write(
  JSON.stringify({
    quick: pathsOf(quick),
    chosen: pathsOf(chosen),
    needsBuild: chosen.some(({ path }) => groupOf.get(path) === 'build'),
    journeys: chooseJourneys(changed),
    hasBrowser: existsSync(executablePath),
    others: pathsOf(
      [...inGroup('quick'), ...runnable].filter(({ path }) => !pathsOf([...quick, ...chosen]).includes(path)),
    ),
    processes: pathsOf(candidates.filter(({ path }) => groupOf.get(path) === 'processes')),
  }),
)

/** Whether a test is one of the whole tree: of its names, sentences, imports and sizes. */
function isOfTree(path: string): boolean {
  return /^tests\/[\w-]+\.test\.ts$/.test(path)
}

function pathsOf(files: readonly { path: string }[]): string[] {
  return files.map(({ path }) => path)
}

function findGroup(test: Source): Group {
  const reached = reachableFrom(test.path, [world, backends])
  const files = [...reached].flatMap((file) => sourceAt.get(file) ?? [])
  const ours = files.filter(({ path }) => /^(tests|scripts)\//.test(path))
  if (ofPrograms.test(test.path)) return 'processes'
  if (reached.has('tests/support/servers/builtProgram.ts')) return 'build'
  if (ours.some(({ text }) => /\bpages: true\b|['"`]dist\//.test(text))) return 'build'
  const runsCodecs = files.some(({ path }) => path.startsWith('server/codecs/'))
  return !reached.has(world) && !runsCodecs ? 'quick' : 'inProcess'
}

/**
 * Orders tests: first those that are about a changed file, then those that reach one over few imports, and among equals those
 * that share the most words with the changed files.
 */
function orderByNearness(group: readonly Source[]): Nearness[] {
  const scores = scoreBySharedTerms(group, changed)
  const hops = changed.map((file) => hopsTo(file, [world, backends]))
  const distanceOf = (test: Source) => {
    if (changed.some((file) => isAbout(test, file))) return 1
    const fewest = Math.min(
      ...hops.map((hopsOfFile) => hopsOfFile.get(test.path) ?? Number.POSITIVE_INFINITY),
    )
    return fewest <= MOST_HOPS ? fewest : MOST_HOPS + 1
  }
  return group
    .map((test) => ({ path: test.path, distance: distanceOf(test), score: scores.get(test.path) ?? 0 }))
    .toSorted((one, other) => one.distance - other.distance || other.score - one.score)
}

function isAbout(test: Source, file: string): boolean {
  const imported = test.imports.map(({ to }) => to)
  if (file === test.path || imported.includes(file)) return true
  if (file.startsWith('contract/') && imported.some((to) => aboutAll.includes(to))) return true
  if (changesSchema.test(file) && test.text.includes('undoMigrations(')) return true
  const subject = subjectOf(file)
  if (!subject) return false
  if (subject === subjectOf(test.path)) return true
  if (!/^tests\/(api|features)\//.test(test.path)) return false
  const served = sources.find(({ path }) => contractSubjectOf(path) === subject)?.text ?? ''
  return specificRoutes.some((route) => served.includes(`'${route}'`) && calls(test, route))
}

/** Returns the name of a feature or server folder, shared by its implementation, contract and tests. */
function subjectOf(file: string): string | undefined {
  return (
    contractSubjectOf(file) ??
    /^(?:server|tests)\/(?:(?:base|features|operations|outputs|platform|safety)\/)?(?!api\/|features\/|server\/)([\w-]+)\//.exec(
      file,
    )?.[1]
  )
}

function contractSubjectOf(file: string): string | undefined {
  return /^contract\/(?:\w+\/)?(\w+)\.ts$/.exec(file)?.[1]
}

function calls({ text }: Source, route: string): boolean {
  return text.includes(`'${route}'`)
}
