import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Person } from '../../../samples/person.ts'
import { english } from '../../../languages/inLanguage.ts'
import { openCopyFolder } from '../../../server/outputs/export/openCopyFolder.ts'
import { writeCopy } from '../../../server/outputs/export/writeCopy.ts'
import { leastCallers } from '../../api/people/whoMayCall.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'
import { listRoutes } from './listRoutes.ts'
import type { World } from '../world/world.ts'

type ReadWorld = Pick<World, 'app' | 'context'>

/** Reads each address that visitors may read, with this id where an address has one, as pairs of the address and what it answers. */
export async function readAddresses({ app }: ReadWorld, visitor: Person, id: string) {
  const pages = [`/gallery?photo=${id}`, `/memories?photo=${id}`, `/memories?about=${id}`, '/gallery?all']
  const paths = listRoutes(app).flatMap((route) => {
    const [method, address = ''] = route.split(' ')
    const isPublic = method === 'GET' && ['anyone', 'visitor'].includes(leastCallers[route] ?? '')
    return isPublic ? address.replaceAll(/:id|:key/g, id).replace(':name', 'photo.jpg') : []
  })
  const answers: (readonly [string, string])[] = []
  for (const url of [...pages, ...paths]) {
    const { text, headers } = await visitor.get(url)
    answers.push([url, text + JSON.stringify(headers)])
  }
  return answers
}

/** Makes a static copy, and reads its texts as pairs of the file's name and its content. */
export async function readCopyTexts({ context }: ReadWorld) {
  const folder = path.join(temporaryFolder(), 'copy')
  await writeCopy(context, (paths) => openCopyFolder(context.fileWorkers, folder, paths, english.copy), {
    size: 'small',
    book: null,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.(html|json|js|txt)$/.test(entry.name))
      .map(
        async ({ parentPath, name }) => [name, await readFile(path.join(parentPath, name), 'utf8')] as const,
      ),
  )
}
