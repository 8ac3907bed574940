import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Person, createNetworkSend, createPerson } from '../../../samples/person.ts'
import { startProcess } from '../servers/process.ts'
import { newSqliteFolder } from '../world/backends.ts'
import { environmentOf } from '../world/environment.ts'
import { administrator } from '../world/template.ts'
import { listContent } from './findEnglish.ts'

const project = path.resolve(import.meta.dirname, '../../..')

/** Builds a memorial whose English is pseudo, and starts it with the sample life. */
export async function startPseudoSite() {
  // in the project, where Node finds the packages that are not in the build
  const folder = await mkdtemp(path.join(project, 'dist-pseudo-'))
  await build(folder)
  const server = await startProcess(
    {
      ...environmentOf(await newSqliteFolder('sampleLife')),
      PUBLIC_URL: 'http://walter.example.org',
    },
    { program: [path.join(folder, 'server/main.js')] },
  )
  const admin = await createPerson(createNetworkSend(server.url)).logIn(administrator)
  return {
    url: server.url,
    admin,
    content: await readContent(admin),
    close: async () => {
      await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function build(folder: string) {
  const { externalPackages } = (await import(path.join(project, 'scripts/support/linkPackages.mjs'))) as {
    externalPackages: string[]
  }
  const vite = [path.join(project, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  const config = path.join(import.meta.dirname, 'vite.config.ts')
  await promisify(execFile)(process.execPath, [...vite, '--config', config], {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DIST: path.basename(folder),
      EXTERNAL: externalPackages.join(),
    },
  })
  const templates = 'server/outputs/book/templates'
  await cp(path.join(project, templates), path.join(folder, templates), { recursive: true })
}

async function readContent(admin: Person): Promise<string[]> {
  const answers = await Promise.all([
    admin.call('GET /api/settings'),
    admin.call('GET /api/services'),
    admin.call('GET /api/memories'),
    admin.call('GET /api/media'),
    admin.call('GET /api/music'),
    admin.call('GET /api/sessions'),
  ])
  return listContent([answers.map(({ body }) => body), administrator.username])
}
