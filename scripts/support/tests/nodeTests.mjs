import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { compileCache, inProject, programArguments } from '../project.mjs'
import { prefixLines, toExitCode } from '../run.mjs'
import { endHangingTests } from './endHangingTests.mjs'
import { shuffle } from './testOrder.mjs'

/** The number of files that share a process. A process keeps the modules and worlds of its files until it ends. */
const FILES_A_PROCESS = 60
/** The folders whose tests start programs, end them, and watch what they leave. Each file has a process of its own. */
const FOLDERS_OF_PROGRAMS = /^tests\/(programs|long)\//
/** A change or measurement of the whole process: a file that has it, or imports a helper that has it, has a process of its own. */
const IS_ABOUT_PROCESS =
  /\bprocess\.(env(\[|\.\w+ =(?!=))|chdir|memoryUsage|versions,)|\b(assign|defineProperty)\(globalThis,|\bglobalThis\.\w+ =|\bsharp\.unblock\(/

/**
 * Runs test files, many of them one after the other in the same process, and as many `processes` at the same time. The same files
 * always share a process, in the same order, so that no result depends on chance; with an `order`, it chooses the order of the files
 * and of their tests. Prints the tests of each file when the file has ended. If a file hangs or ends its process, a new process runs
 * the files that follow.
 */
export async function runNodeTests(files, { node, env, order, label, limits, processes = 2 }) {
  const groups = groupFiles(order ? shuffle(files, order) : files)
  const total = { passed: 0, failures: [] }
  /** for each process, the file that it runs now */
  const running = new Map()
  const stopWatch = endHangingTests(running, limits)
  const takeGroups = async () => {
    for (let group = groups.shift(); group; group = groups.shift())
      await runGroup(group, { node, env, order, label, running, total })
  }
  try {
    await Promise.all(Array.from({ length: processes }, takeGroups))
  } finally {
    stopWatch()
  }
  if (total.passed + total.failures.length === 0) total.failures.push('No test was run.')
  return total
}

/** Groups the files that share a process. Those that have one of their own come first, because some of them take long. */
function groupFiles(files) {
  const own = files.filter((file) => FOLDERS_OF_PROGRAMS.test(file) || isAboutProcess(file))
  const shared = files.filter((file) => !own.includes(file))
  const count = Math.ceil(shared.length / FILES_A_PROCESS)
  const starts = Array.from({ length: count }, (_, index) => index * FILES_A_PROCESS)
  return [
    ...own.map((file) => [file]),
    ...starts.map((start) => shared.slice(start, start + FILES_A_PROCESS)),
  ]
}

function isAboutProcess(file) {
  const text = readFileSync(resolve(inProject(), file), 'utf8')
  const helpers = [...text.matchAll(/ from '(\.[^']*)'/g)].map(([, path]) => join(dirname(file), path))
  const texts = helpers
    .filter((path) => path.startsWith('tests/'))
    .map((path) => readFileSync(inProject(path), 'utf8'))
  return [text, ...texts].some((each) => IS_ABOUT_PROCESS.test(each))
}

async function runGroup(files, context) {
  const { running, total } = context
  const failedBefore = total.failures.length
  const child = startTests(files, context)
  const remaining = new Set(files)
  let current
  let lines = []
  child.on('message', ({ begins, ends, line, passed = 0, failure }) => {
    if (begins) running.set(child.pid, (current = { file: begins }))
    total.passed += passed
    if (failure) total.failures.push(failure)
    if (line) lines.push(line)
    if (!ends) return
    remaining.delete(ends)
    for (const each of [ends, ...lines]) console.log(`${context.label}${each}`)
    lines = []
  })
  const code = await new Promise((end) => child.on('close', (...ends) => end(toExitCode(...ends))))
  running.delete(child.pid)
  if (!current) return void total.failures.push(`${files[0]}\nIts process did not start.`)
  if (remaining.delete(current.file) || current.reason)
    total.failures.push(`${current.file}\nIt ${current.reason ?? `ended its process (code ${code})`}.`)
  else if (code !== 0 && total.failures.length === failedBefore)
    total.failures.push(`An error came after the tests of one of these files: ${files.join(', ')}`)
  if (remaining.size > 0) await runGroup([...remaining], context)
}

function startTests(files, { node, env, order, label }) {
  const args = [
    ...(order ? [`--test-random-seed=${order}`] : []),
    `--test-reporter=${inProject('scripts/support/tests/testReporter.mjs')}`,
    ...programArguments('scripts/support/tests/testProcess.mjs'),
  ]
  // without the variable with which `node --test` makes a test tell its results to that
  const { NODE_TEST_CONTEXT: _, ...ownEnv } = process.env
  const child = spawn(node, [...args, ...files], {
    cwd: inProject(),
    env: { ...ownEnv, ...compileCache, ...env, ...(order && { TEST_ORDER: order }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  prefixLines(child.stdout, process.stdout, label)
  prefixLines(child.stderr, process.stderr, label)
  return child
}
