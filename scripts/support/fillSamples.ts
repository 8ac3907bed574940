import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fillFolder, fillSampleLife } from '../../samples/fill.ts'
import { runCommand } from '../../server/base/process/runCommand.ts'
import { makePassword } from '../../server/features/auth/makePassword.ts'
import { parseConfig } from '../../server/base/config/config.ts'

const folder = process.argv[2] ?? ''

await runCommand('Cannot fill the samples in', async () => {
  const { adminUsername: username, adminPassword } = parseConfig(process.env)
  const password = adminPassword ?? makePassword()
  await mkdir(folder, { recursive: true })
  await fillFolder(folder, { username, password }, fillSampleLife)
  const shown = adminPassword === null ? password : 'as ADMIN_PASSWORD said when the samples were filled in'
  await writeFile(path.join(folder, 'administrator.txt'), `Administrator ${username}, password ${shown}\n`)
})
