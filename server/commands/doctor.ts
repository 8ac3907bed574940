import { runCommand } from '../base/process/runCommand.ts'
import { parseConfig } from '../base/config/config.ts'
import { cleanVariables } from '../base/config/cleanVariables.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { checkDatabaseExists, connectDatabase } from '../platform/database/open.ts'
import { openStorage } from '../platform/storage/open.ts'
import {
  type Check,
  describeFinding,
  type Finding,
  makeErrorFinding,
  type Subject,
} from '../operations/doctor/check.ts'
import { machineChecks } from '../operations/doctor/machineChecks.ts'
import { storageChecks } from '../operations/doctor/storageChecks.ts'
import { serviceChecks } from '../operations/doctor/serviceChecks.ts'

await runCommand('Cannot examine', main)

async function main() {
  if (process.argv.length > 2) throw new PlainError('it examines everything and takes no name.')
  const subject = await openSubject(cleanVariables(process.env))
  for (const check of [...machineChecks, ...storageChecks, ...serviceChecks]) {
    const [mark, text] = describeFinding(await runCheck(check, subject))
    const line = text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
    console.log(`${mark.padEnd(5)}${check.name.padEnd(13)}${line}`)
    if (mark === 'bad') process.exitCode = 1
  }
  if (!(subject.db instanceof Error)) await subject.db.destroy()
}

async function openSubject(env: NodeJS.ProcessEnv): Promise<Subject> {
  const config = await tryOpen(() => parseConfig(env))
  const now = Date.now()
  if (config instanceof Error) return { env, config, db: config, storage: config, now }
  const silentLog = { warn: () => undefined, error: () => undefined, info: () => undefined }
  const db = await tryOpen(() => {
    checkDatabaseExists(config)
    return connectDatabase(config, silentLog)
  })
  // if there is no database, does not open the folder of files, because opening would create it
  const storage = db instanceof Error && !config.s3 ? db : await tryOpen(() => openStorage(config, silentLog))
  return { env, config, db, storage, now }
}

async function tryOpen<T>(open: () => T | Promise<T>): Promise<T | Error> {
  try {
    return await open()
  } catch (error) {
    return error as Error
  }
}

/** An error that the check throws becomes a finding, so that the other checks still run. */
async function runCheck(check: Check, subject: Subject): Promise<Finding> {
  try {
    return await check.examine(subject)
  } catch (error) {
    return makeErrorFinding(error, 'Correct what this line names, and run npm run doctor again.')
  }
}
