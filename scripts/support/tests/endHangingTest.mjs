/**
 * Ends the process of a test file that hangs. Every test process preloads this module. The process is ended if it runs longer
 * than TEST_FILE_SECONDS, or if it is still running 30 seconds after its last test. A separate thread ends the process, because
 * this works even during an endless loop.
 */
import { writeSync } from 'node:fs'
import { after } from 'node:test'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const FILE_SECONDS = Number(process.env.TEST_FILE_SECONDS ?? 300)
const CLOSING_SECONDS = Math.min(30, FILE_SECONDS)
const [, file] = process.argv

if (isMainThread && /\.test\.m?[jt]s$/.test(file)) {
  const watchdog = new Worker(new URL(import.meta.url), { workerData: { testFile: file }, execArgv: [] })
  watchdog.unref()
  after(() => watchdog.postMessage('closing', []))
} else if (workerData?.testFile) {
  let timer = endAfter(FILE_SECONDS, 'its beginning')
  parentPort.on('message', () => {
    clearTimeout(timer)
    timer = endAfter(CLOSING_SECONDS, 'its last test')
  })
}

function endAfter(seconds, since) {
  return setTimeout(() => {
    writeSync(2, `${workerData.testFile} still ran ${seconds} s after ${since}, and was ended.\n`)
    process.kill(process.pid, 'SIGKILL')
  }, seconds * 1000)
}
