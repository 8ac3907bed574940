/**
 * Runs the test files that its arguments name, one after the other in this process. Tells the parent when each begins; testReporter.mjs
 * tells it the results.
 */
import { resolve } from 'node:path'
import { mock, suite } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

// nobody needs the results after the end of the parent
process.once('disconnect', () => process.exit(1))
// on Ctrl-C, an exit removes the folders of the tests
process.once('SIGINT', () => process.exit(130))
// keeps this process running while a test waits for something that does not
const keptAlive = setInterval(() => undefined, 60_000)
const resourcesAtStart = countResources()
const umaskAtStart = process.umask()
const files = process.argv.slice(2)

for (const file of files) {
  const stateBefore = readState()
  process.send({ begins: file })
  // the tests and hooks of the file become parts of this suite, and begin when the whole file has been read
  await suite(file, () => import(pathToFileURL(resolve(file)).href))
  mock.reset()
  // the server sets the permissions of new files for its whole process
  process.umask(umaskAtStart)
  // the file closes everything, as before the end of a process; if it never does, the parent ends this one
  await waitUntilClosed()
  const changed = files.length > 1 ? findChanges(stateBefore) : []
  if (changed.length > 0)
    process.send({ failure: `${file}\nIt changes ${changed.join(', ')} for the files that follow it.` })
}
clearInterval(keptAlive)
// a test that Node has put outside of its file ends only now, and is still told
process.channel.unref()

/** Waits until nothing that a file has opened is left. Looks less and less often, because a process that hangs is known by its rest. */
async function waitUntilClosed() {
  for (let ms = 1; countResources() > resourcesAtStart; ms = Math.min(2 * ms, 1_000)) await setTimeout(ms)
}

/**
 * Counts what keeps this process running, such as servers, timers and programs. Leaves out the objects for reading a file, which Node
 * keeps for the next read.
 */
function countResources() {
  return process.getActiveResourcesInfo().filter((kind) => kind !== 'FileHandleReadWrap').length
}

/** Reads what the whole process shares, so that a file could change it for those that follow. */
function readState() {
  // names like __zod_globalConfig and $libmupdf_path_walk are those of packages
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(([name]) =>
    /^[a-z]/i.test(name),
  )
  // sharp sets VIPSHOME
  const { VIPSHOME: _, ...variables } = process.env
  return new Map([
    ...Object.entries(variables).map(([name, value]) => [`process.env.${name}`, value]),
    // Node replaces a getter by its value when it is first used
    ...globals.map(([name, { value = 'a getter' }]) => [`globalThis.${name}`, value]),
    ['the working folder', process.cwd()],
    ['the exit code', process.exitCode],
  ])
}

/** Lists what the file has changed of the shared state. */
function findChanges(before) {
  const after = readState()
  const isSame = (name) =>
    after.has(name) && (before.get(name) === 'a getter' || Object.is(before.get(name), after.get(name)))
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => !isSame(name))
}
