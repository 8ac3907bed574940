/**
 * Ends the process of a test file, into which it is preloaded, when it hangs: after TEST_FILE_SECONDS, or 30 seconds after its
 * last test. A separate thread does this, so that it also ends a loop that never yields.
 */
import { writeSync } from 'node:fs'
import { after } from 'node:test'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const FILE_SECONDS = Number(process.env.TEST_FILE_SECONDS ?? 300)
const CLOSING_SECONDS = Math.min(30, FILE_SECONDS)
const [, file] = process.argv

if (isMainThread && /\.test\.m?[jt]s$/.test(file)) {
  const watch = new Worker(new URL(import.meta.url), { workerData: { hanging: file }, execArgv: [] })
  watch.unref()
  after(() => watch.postMessage('closing', []))
} else if (workerData?.hanging) {
  let timer = endAfter(FILE_SECONDS, 'its beginning')
  parentPort.on('message', () => {
    clearTimeout(timer)
    timer = endAfter(CLOSING_SECONDS, 'its last test')
  })
}

function endAfter(seconds, since) {
  return setTimeout(() => {
    writeSync(2, `${workerData.hanging} still ran ${seconds} s after ${since}, and was ended.\n`)
    process.kill(process.pid, 'SIGKILL')
  }, seconds * 1000)
}
