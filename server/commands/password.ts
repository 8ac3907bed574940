import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { newPassword } from '../../contract/people/auth.ts'
import { parseConfig } from '../base/config/config.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { checkDatabaseExists, checkMigrated, connectDatabase } from '../platform/database/open.ts'
import { toErrorLine } from '../base/process/runCommand.ts'
import { resetPassword } from '../features/auth/auth.ts'
import { makePassword } from '../features/auth/makePassword.ts'

try {
  const [username, ...extraArguments] = process.argv.slice(2)
  if (extraArguments.length > 0)
    throw new PlainError(
      'Say whose: npm run password -- NAME. A name with spaces needs quotes; the new password is asked for.',
    )
  await setPassword(username)
} catch (error) {
  console.error(toErrorLine(error) ?? error)
  process.exitCode = 1
}

/** Sets a keeper's password in the database and ends all sessions of this keeper, even while a server is running. */
async function setPassword(username: string | undefined) {
  const config = parseConfig(process.env)
  checkDatabaseExists(config)
  const typedPassword = process.stdin.isTTY ? await askTwice() : ''
  const password = typedPassword || makePassword()
  await using db = await connectDatabase(config)
  await checkMigrated(db)
  const name = await resetPassword({ db }, password, username)
  const description = typedPassword ? 'the new password' : `the password ${password} (shown only this once)`
  console.log(`${name} can sign in with ${description}. All sessions of ${name} have ended.`)
}

async function askTwice(): Promise<string> {
  const typedPassword = await askHidden('New password (leave empty for a random one): ')
  if (typedPassword === '') return ''
  const { error } = newPassword.safeParse(typedPassword)
  if (error) throw new PlainError(`${error.issues[0]?.message}.`)
  if ((await askHidden('Once more: ')) !== typedPassword)
    throw new PlainError('The two passwords differ; nothing was changed.')
  return typedPassword
}

/**
 * Reads a line without showing it on the terminal. Readline turns off the terminal's echo, and readline's own output goes to a
 * stream that discards it.
 */
async function askHidden(question: string): Promise<string> {
  process.stdout.write(question)
  const discardingStream = new Writable({ write: (_piece, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: discardingStream, terminal: true })
  reader.on('SIGINT', () => process.exit(130))
  const answer = await reader.question('')
  reader.close()
  process.stdout.write('\n')
  return answer
}
