import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fillFolder } from '../../samples/fill.ts'

const folder = process.argv[2] ?? ''
const account = { username: 'admin', password: randomBytes(9).toString('base64url') }
await mkdir(folder, { recursive: true })
await fillFolder(folder, account)
const login = `Administrator ${account.username}, password ${account.password}\n`
await writeFile(path.join(folder, 'administrator.txt'), login)
